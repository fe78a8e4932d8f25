import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Signs of keys, which few fonts for code have (mdx-content §4.2). */
const keySymbol = /[⌘⌥⌃⇧⌫⌦⌤⏎↩↵⇤⇥⇪⎋␣⌅]/;

/** Marks inline code that shows keys, so that it is set in the font of the interface. */
export function markKeySymbols(root: Root): void {
  visit(root, 'inlineCode', (node) => {
    if (keySymbol.test(node.value)) node.data = { ...node.data, ...marked };
  });
}

const marked = { hProperties: { 'data-symbols': 'true' } };

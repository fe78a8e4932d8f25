import type { Root } from 'mdast';
import { eachNode } from '../tree/each-node.ts';

/** Signs of keys, which few fonts for code have (docs/format/pages.md#code-blocks). */
const keySymbol = /[⌘⌥⌃⇧⌫⌦⌤⏎↩↵⇤⇥⇪⎋␣⌅]/;

/** Marks inline code that shows keys, so that it is set in the font of the interface. */
export function markKeySymbols(root: Root): void {
  eachNode(root, (node) => {
    if (node.type === 'inlineCode' && keySymbol.test(node.value)) {
      node.data = { ...node.data, ...marked };
    }
  });
}

const marked = { hProperties: { 'data-symbols': 'true' } };

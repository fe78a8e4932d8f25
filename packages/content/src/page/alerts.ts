import type { Blockquote, Parents, Root, RootContent } from 'mdast';
import { flowElement } from '../tree/jsx.ts';

/** Callouts by the marker in the first line of a quote, as GitHub reads it. */
const callouts: ReadonlyMap<string, string> = new Map([
  ['NOTE', 'Note'],
  ['TIP', 'Tip'],
  ['IMPORTANT', 'Info'],
  ['WARNING', 'Warning'],
  ['CAUTION', 'Danger'],
]);

const marker = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;

/** Turns quotes that start with a line like `[!NOTE]` into callouts. */
export function replaceAlerts(root: Root): void {
  const visit = (parent: Parents) => {
    const children = parent.children as RootContent[];
    for (const [index, child] of children.entries()) {
      if (child.type === 'blockquote') children[index] = calloutOf(child) ?? child;
      if ('children' in child) visit(child);
    }
  };
  visit(root);
}

function calloutOf({ children, position }: Blockquote): RootContent | undefined {
  const [first, ...others] = children;
  const [text, ...inline] = first?.type === 'paragraph' ? first.children : [];
  const found = text?.type === 'text' ? marker.exec(text.value) : null;
  const name = callouts.get(found?.[1]?.toUpperCase() ?? '');
  if (first?.type !== 'paragraph' || text?.type !== 'text' || !found || !name) return undefined;
  // A break behind the marker is part of its line.
  const rest = inline[0]?.type === 'break' ? inline.slice(1) : inline;
  const value = text.value.slice(found[0].length);
  first.children = value === '' ? rest : [{ ...text, value }, ...rest];
  const content = first.children.length > 0 ? children : others;
  return { ...flowElement(name, {}, content), position } as RootContent;
}

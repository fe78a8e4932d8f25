import type { NavKind } from './node.ts';

/** The name of a kind of element in a message. */
export function elementName(kind: NavKind): string {
  if (kind === 'root') return 'root of the navigation';
  return kind === 'item' ? 'menu item' : kind;
}

/** "a tab", "an anchor". */
export function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

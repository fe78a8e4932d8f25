import { listTree, type TreeNode } from './list-tree.ts';

/** Part of the content of a tree or a folder: entries that were written as a list, or HTML. */
export type TreePart = { readonly nodes: readonly TreeNode[] } | { readonly html: string };

/**
 * Takes the lists among the entries of a tree apart from what components made
 * (docs/format/pages.md#trees).
 *
 * @param html rendered lists, components or both
 */
export function treeParts(html: string): TreePart[] {
  const isAnyItem = /<li\b/.test(html);
  if (isAnyItem && !html.includes('class="tree-item')) return [{ nodes: listTree(html) }];
  const parts: TreePart[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: close, 2: name, index } of html.matchAll(/<(\/?)(ul|ol|li)\b[^>]*>/g)) {
    const isOuter = close ? --depth === 0 : depth++ === 0;
    if (!isOuter || name === 'li') continue;
    const end = close ? index + tag.length : index;
    const part = html.slice(start, end);
    parts.push(close ? { nodes: listTree(part) } : { html: part });
    start = end;
  }
  return [...parts, { html: html.slice(start) }];
}

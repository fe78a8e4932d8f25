import type { NavNode } from './node.ts';

/** The page that a page entry means, or whose address the label of a group opens. */
export function namedPath({ kind, path, root }: NavNode): string | undefined {
  return kind === 'page' ? path : root;
}

/** Every path that a navigation names, once and in the order of the file. */
export function namedPaths(root: NavNode): ReadonlySet<string> {
  const named = new Set<string>();
  const visit = (node: NavNode) => {
    const path = namedPath(node);
    if (path !== undefined) named.add(path);
    for (const child of node.children) visit(child);
    for (const child of node.global ?? []) visit(child);
  };
  visit(root);
  return named;
}

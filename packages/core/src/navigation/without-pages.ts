import type { NavNode } from './node.ts';

/**
 * A navigation that does not name some pages. Elements that hold nothing without them go as well,
 * so that their labels lead nowhere else; those that were empty before stay.
 */
export function withoutPages(root: NavNode, paths: ReadonlySet<string>): NavNode {
  if (paths.size === 0) return root;
  const visit = (node: NavNode): NavNode => {
    const { root: rootPage, ...rest } = node;
    const keepsRoot = rootPage !== undefined && !paths.has(rootPage);
    return {
      ...rest,
      children: kept(node.children),
      ...(keepsRoot ? { root: rootPage } : {}),
      ...(node.global ? { global: kept(node.global) } : {}),
    };
  };
  const kept = (nodes: readonly NavNode[]): NavNode[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'page') return paths.has(node.path ?? '') ? [] : [node];
      const rest = visit(node);
      return !hasContent(node) || hasContent(rest) ? [rest] : [];
    });
  return visit(root);
}

function hasContent({ children, root, url }: NavNode): boolean {
  return children.length > 0 || root !== undefined || url !== undefined;
}

import { type Access, type Audience, mayRead } from '../page/access.ts';
import { elementAccess } from './access.ts';
import type { NavNode } from './node.ts';

/** What decides which parts of a navigation an audience gets. */
export interface ReadableParts {
  /** Paths of the pages that it may read. */
  readonly shown: ReadonlySet<string>;
  /** Paths of those that it may not. */
  readonly closed: ReadonlySet<string>;
  readonly audience: Audience;
}

/**
 * The navigation of an audience: without the pages and links that it may not read. Elements that
 * hold nothing without them go as well, so that their labels lead nowhere else and tell nothing;
 * those that were empty before stay where they are for everyone.
 */
export function readableTree(root: NavNode, parts: ReadableParts): NavNode {
  const { audience, closed, shown } = parts;
  const visit = (node: NavNode, access: Access): NavNode => {
    const { global, root: rootPage, url, ...rest } = node;
    const isOpen = mayRead(access, audience);
    const keeps = (path: string) => shown.has(path) || (isOpen && !closed.has(path));
    return {
      ...rest,
      children: kept(node.children, access),
      ...(rootPage !== undefined && keeps(rootPage) ? { root: rootPage } : {}),
      ...(url !== undefined && isOpen ? { url } : {}),
      ...(global ? { global: kept(global, access) } : {}),
    };
  };
  const kept = (nodes: readonly NavNode[], above: Access): NavNode[] =>
    nodes.flatMap((node) => {
      const access = elementAccess(node) ?? above;
      const isOpen = mayRead(access, audience);
      if (node.kind === 'page' && node.path !== undefined) {
        return shown.has(node.path) || (isOpen && !closed.has(node.path)) ? [node] : [];
      }
      const rest = visit(node, access);
      return hasContent(rest) || (isOpen && !hasContent(node)) ? [rest] : [];
    });
  return visit(root, elementAccess(root) ?? []);
}

function hasContent({ children, root, url }: NavNode): boolean {
  return children.length > 0 || root !== undefined || url !== undefined;
}

import type { DivisionKind, NavNode } from '../node.ts';

/** Whether an element stands in the sidebar, as opposed to dividing the site. */
export function isContent(node: NavNode): boolean {
  return node.kind === 'page' || node.kind === 'group' || node.kind === 'endpoint';
}

/**
 * The root and the divisions of a branch. A division below a group, where none belongs, counts as
 * a group, so that its pages stay in the sidebar.
 */
export function divisionsOf(branch: readonly NavNode[]): readonly NavNode[] {
  const end = branch.findIndex(isContent);
  return end === -1 ? branch : branch.slice(0, end);
}

/** The groups of a branch, outermost first. */
export function groupsOf(branch: readonly NavNode[]): readonly NavNode[] {
  const start = branch.findIndex(isContent);
  if (start === -1) return [];
  return branch.slice(start).filter((node) => node.kind !== 'page' && node.kind !== 'endpoint');
}

/** The innermost division of a kind. */
export function divisionOf(divisions: readonly NavNode[], kind: DivisionKind): NavNode | undefined {
  return divisions.findLast((node) => node.kind === kind);
}

/**
 * The divisions of a kind that one level offers: hidden ones only while they are active
 * (docs/format/docs-json.md#hidden).
 */
export function offered(
  nodes: readonly NavNode[],
  kind: DivisionKind,
  isDrawn: (node: NavNode) => boolean,
  active: readonly NavNode[],
): readonly NavNode[] {
  return nodes.filter((node) => node.kind === kind && (isDrawn(node) || active.includes(node)));
}

/**
 * Global items of a kind in force on a branch: those of every active division from the outermost
 * in, then those of the root (docs/format/docs-json.md#hidden).
 */
export function globalsOf(
  divisions: readonly NavNode[],
  kind: DivisionKind,
  isDrawn: (node: NavNode) => boolean,
): readonly NavNode[] {
  const [root, ...inner] = divisions;
  const lists = [...inner, ...(root ? [root] : [])];
  return lists.flatMap((node) =>
    (node.global ?? []).filter((item) => item.kind === kind && isDrawn(item)),
  );
}

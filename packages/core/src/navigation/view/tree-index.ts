import type { Navigation } from '../build.ts';
import { namedPath, namedPaths } from '../named-paths.ts';
import type { NavNode } from '../node.ts';
import { divisionsOf } from './branch.ts';

/** A place where the navigation names a page: a page entry, or a group whose `root` it is. */
export interface Occurrence {
  readonly path: string;
  readonly node: NavNode;
  /** Neither the entry nor any element above it is hidden. */
  readonly visible: boolean;
}

/** A division that lists a page. */
export interface Place {
  /** Positions of the division and of those above it, such as `0-2-1`: that above is `0-2`. */
  readonly key: string;
  /** The root and the divisions down to it, outermost first. */
  readonly divisions: readonly NavNode[];
  /** Where it names the page. */
  readonly node: NavNode;
}

/** Everything that is looked up in a navigation tree, gathered in one pass. */
export interface TreeIndex {
  readonly root: NavNode;
  /** The path of every named page once, in the order of the file. */
  readonly listed: readonly string[];
  /** The place that decides where each page belongs, in the order of preference. */
  readonly active: ReadonlyMap<string, Occurrence>;
  /**
   * Every division that lists a page where it can be seen, the one first that decides where the
   * page belongs. None for a page that is listed nowhere or only hidden.
   */
  places(path: string): readonly Place[];
  /** Key of the root or of a division; see `Place`. */
  key(division: NavNode): string;
  parent(node: NavNode): NavNode | undefined;
  /** The element is not hidden by itself; what is above it does not count. */
  isDrawn(node: NavNode): boolean;
  /** From the root to the node, both included. */
  branch(node: NavNode): readonly NavNode[];
}

/**
 * Indexes a tree. A page that is listed several times belongs to its first visible place, where the
 * default version and language come before the others (docs/format/docs-json.md#place, settled
 * decision 11).
 */
export function indexTree({ root, hidden }: Pick<Navigation, 'root' | 'hidden'>): TreeIndex {
  const parents = new Map<NavNode, NavNode>();
  const active = new Map<string, Occurrence>();
  const places = new Map<string, readonly Place[]>();
  const keys = new Map<NavNode, string>([[root, '0']]);
  const key = (division: NavNode) => keys.get(division) ?? '0';
  const addParents = (node: NavNode) => {
    for (const [index, child] of allChildren(node).entries()) {
      parents.set(child, node);
      if (child.kind === 'page') continue;
      keys.set(child, `${key(node)}-${index}`);
      addParents(child);
    }
  };
  addParents(root);
  const branch = (node: NavNode) => branchOf(node, (inner) => parents.get(inner));
  const isDrawn = (node: NavNode) => !hidden.has(node.id);
  const known = new Map<NavNode, Omit<Place, 'node'>>();
  const divisionsAt = (node: NavNode) => {
    const divisions = divisionsOf(branch(node));
    return { key: key(divisions.at(-1) ?? root), divisions };
  };
  const placeOf = (node: NavNode): Place => {
    // Pages of one group are in the same divisions.
    const holder = (node.kind === 'page' ? parents.get(node) : undefined) ?? node;
    const place = known.get(holder) ?? divisionsAt(holder);
    known.set(holder, place);
    return { ...place, node };
  };
  eachOccurrence(root, isDrawn, (found) => {
    const first = active.get(found.path);
    if (!first || (!first.visible && found.visible)) active.set(found.path, found);
    if (!found.visible) return;
    const others = places.get(found.path) ?? [];
    const place = placeOf(found.node);
    if (others.some((other) => other.key === place.key)) return;
    places.set(found.path, [...others, place]);
  });
  return {
    root,
    listed: [...namedPaths(root)],
    active,
    places: (path) => places.get(path) ?? [],
    key,
    parent: (node) => parents.get(node),
    isDrawn,
    branch,
  };
}

/** The children with the default version and language in front: the one marked, else the first. */
export function preferred(nodes: readonly NavNode[]): readonly NavNode[] {
  const marked = nodes.find((node) => node.default === true);
  return marked ? [marked, ...nodes.filter((node) => node !== marked)] : nodes;
}

function allChildren(node: NavNode): readonly NavNode[] {
  return node.global ? [...node.children, ...node.global] : node.children;
}

/** In the order of preference. */
function eachOccurrence(
  root: NavNode,
  isDrawn: (node: NavNode) => boolean,
  found: (occurrence: Occurrence) => void,
): void {
  const visit = (node: NavNode, above: boolean) => {
    const visible = above && isDrawn(node);
    const path = namedPath(node);
    if (path !== undefined) found({ path, node, visible });
    for (const child of preferred(allChildren(node))) visit(child, visible);
  };
  visit(root, true);
}

function branchOf(
  node: NavNode,
  parent: (node: NavNode) => NavNode | undefined,
): readonly NavNode[] {
  const branch = [node];
  for (let above = parent(node); above; above = parent(above)) branch.unshift(above);
  return branch;
}

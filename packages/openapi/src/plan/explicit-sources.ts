import type { NavNode, OpenApiSource } from '@waymark/core';

/** The list of sources of one element, which its children share until one sets its own. */
export type SourceList = readonly OpenApiSource[];

/**
 * The source lists that some entry takes an endpoint from, so that only the listed ones appear
 * (brief, "OpenAPI attachment" 4). An entry that names its file says nothing about the others.
 */
export function explicitSources(root: NavNode): ReadonlySet<SourceList> {
  const found = new Set<SourceList>();
  const visit = (node: NavNode) => {
    const isBare = node.kind === 'endpoint' && node.endpoint?.file === undefined;
    if (isBare && node.openapi) found.add(node.openapi);
    node.children.forEach(visit);
    node.global?.forEach(visit);
  };
  visit(root);
  return found;
}

/** How an element comes to have all endpoints: it asks for them, or an empty one inherits them. */
export type Bulk = 'own' | 'inherited' | 'none';

/**
 * Whether an element gets all endpoints of its specifications (openapi-pages §4.3). The root and an
 * element that holds tabs and the like only hand theirs down; of those that inherit, the ones
 * without any content are filled.
 *
 * @param parent the element around it, absent for the root
 */
export function bulkOf(
  node: NavNode,
  parent: NavNode | undefined,
  explicit: ReadonlySet<SourceList>,
): Bulk {
  const { openapi, children, kind } = node;
  const isEntry = kind === 'page' || kind === 'endpoint';
  if (openapi === undefined || parent === undefined || isEntry) return 'none';
  if (openapi === parent.openapi) {
    return children.length === 0 && node.url === undefined ? 'inherited' : 'none';
  }
  return explicit.has(openapi) || !children.every(isContent) ? 'none' : 'own';
}

function isContent({ kind }: NavNode): boolean {
  return kind === 'group' || kind === 'page' || kind === 'endpoint';
}

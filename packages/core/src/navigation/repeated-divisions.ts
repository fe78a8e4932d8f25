import { type ElementKind, kindOfList } from './element-specs.ts';
import type { NavKind, NavNode } from './node.ts';

/** Primary element types as the format chooses among several (docs/format/docs-json.md#navigation). */
const precedence: readonly ElementKind[] = [
  kindOfList.products,
  kindOfList.languages,
  kindOfList.versions,
  kindOfList.tabs,
  kindOfList.dropdowns,
  kindOfList.anchors,
];

/**
 * Where the root has several primary element types, leaves out the elements that only repeat pages of
 * the type that the format chooses: they would be shown twice. What has a page of its own stays.
 */
export function withoutRepeatedDivisions(children: readonly NavNode[]): readonly NavNode[] {
  const kinds = new Set<NavKind>(children.map(({ kind }) => kind));
  const primary = precedence.find((kind) => kinds.has(kind));
  if (kinds.size < 2 || primary === undefined) return children;
  const chosen = children.filter(({ kind }) => kind === primary);
  const shown = new Set(chosen.flatMap(contents));
  return children.filter((node) => {
    const own = contents(node);
    return node.kind === primary || own.length === 0 || own.some((content) => !shown.has(content));
  });
}

/** Names of the pages that an element shows; those that are generated have the name of what they are made from. */
function contents(node: NavNode): readonly string[] {
  const { asyncapi, children, endpoint, hidden, kind, openapi, path } = node;
  if (hidden) return [];
  if (kind === 'page' && path !== undefined) return [path];
  if (endpoint) return [`${endpoint.method} ${endpoint.path} ${endpoint.file ?? ''}`];
  if (children.length === 0 && (openapi || asyncapi)) return [JSON.stringify([openapi, asyncapi])];
  return children.flatMap(contents);
}

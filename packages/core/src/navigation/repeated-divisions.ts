import { kindOfList, precedence } from './element-specs.ts';
import type { NavKind, NavNode } from './node.ts';

/**
 * Where the root has several primary element types, leaves out the elements that only repeat pages of
 * the type that the format chooses: they would be shown twice. What says or holds anything else stays:
 * a page of its own, a link, who may read its pages.
 */
export function withoutRepeatedDivisions(children: readonly NavNode[]): readonly NavNode[] {
  const kinds = new Set<NavKind>(children.map(({ kind }) => kind));
  const primary = precedence.map((list) => kindOfList[list]).find((kind) => kinds.has(kind));
  if (kinds.size < 2 || primary === undefined || primary === 'group') return children;
  const chosen = children.filter(({ kind }) => kind === primary);
  const held = new Set(chosen.flatMap(contents));
  const shown = new Set(chosen.map(withoutHidden).flatMap(contents));
  return children.filter((node) => {
    if (node.kind === primary || saysMore(node)) return true;
    const [own, ownShown] = [contents(node), contents(withoutHidden(node))];
    const isRepeated =
      own.every((content) => held.has(content)) && ownShown.every((content) => shown.has(content));
    return own.length === 0 || !isRepeated;
  });
}

/** Whether an element, or one inside it, has more than pages. */
export function saysMore({
  children,
  global,
  kind,
  public: isPublic,
  readers,
  url,
}: NavNode): boolean {
  const isLink = kind !== 'page' && url !== undefined;
  const says = isLink || global !== undefined || isPublic !== undefined || readers !== undefined;
  return says || children.some(saysMore);
}

/** An element without what is hidden in it. */
export function withoutHidden(node: NavNode): NavNode {
  const shown = node.hidden ? [] : node.children.filter(({ hidden }) => !hidden);
  return { ...node, children: shown.map(withoutHidden) };
}

/** Names of the pages of an element; those that are generated have the name of what they are made from. */
export function contents(node: NavNode): readonly string[] {
  const { asyncapi, children, endpoint, kind, openapi, path, root } = node;
  if (kind === 'page' && path !== undefined) return [path];
  const sources = JSON.stringify([openapi, asyncapi]);
  if (endpoint) return [`${endpoint.method} ${endpoint.path} ${endpoint.file ?? sources}`];
  const own = root === undefined ? [] : [root];
  if (children.length === 0) return openapi || asyncapi ? [...own, sources] : own;
  return [...own, ...children.flatMap(contents)];
}

import type { NavNode } from '@waymark/core';
import { childPointer } from '../reference/pointer.ts';
import type { DescribedOperation } from './operations.ts';
import { tagsOf } from './tags.ts';

/** Label of the group for operations without tags. */
const untagged = 'API Reference';

/** An operation to list, with the path of its page. */
export interface ListedOperation {
  readonly operation: DescribedOperation;
  readonly path: string;
}

interface Group {
  readonly name: string;
  readonly label: string;
  readonly items: (Group | ListedOperation)[];
  readonly groups: Map<string, Group>;
}

/**
 * Groups for the endpoints of one description, in the order in which tags are first met
 * (openapi-pages §4.5).
 *
 * @param owner the element that they are added to, whose visibility they share
 * @param id identity of the description within the element
 */
export function generatedNodes(
  listed: readonly ListedOperation[],
  owner: NavNode,
  id: string,
): readonly NavNode[] {
  const top: Group = { name: '', label: '', items: [], groups: new Map() };
  for (const entry of listed) {
    const tags = tagsOf(entry.operation.description);
    const tag = tags.of(entry.operation);
    const names = tag === undefined ? [''] : [...tags.above(tag), tag];
    let group = top;
    for (const name of names) group = childGroup(group, name, name ? tags.label(name) : untagged);
    group.items.push(entry);
  }
  return nodesOf(top, owner, id, childPointer(id, 'tags'));
}

function childGroup(parent: Group, name: string, label: string): Group {
  const known = parent.groups.get(name);
  if (known) return known;
  const group: Group = { name, label, items: [], groups: new Map() };
  parent.groups.set(name, group);
  parent.items.push(group);
  return group;
}

function nodesOf(
  { items }: Group,
  owner: NavNode,
  id: string,
  groupId: string,
): readonly NavNode[] {
  const shared = sharedFields(owner);
  return items.map((item): NavNode => {
    if ('operation' in item) return { ...pageNode(item, id), ...shared };
    const own = childPointer(groupId, item.name);
    const children = nodesOf(item, owner, id, own);
    return { kind: 'group', id: own, label: item.label, children, ...shared };
  });
}

function pageNode({ operation, path }: ListedOperation, id: string): NavNode {
  const { method, path: endpointPath, pointer } = operation;
  return {
    kind: 'page',
    id: `${id}${pointer}`,
    label: path,
    children: [],
    path,
    endpoint: { method, path: endpointPath },
  };
}

function sharedFields({ hidden, searchable, boost, openapi, location }: NavNode): Partial<NavNode> {
  return {
    ...(hidden === undefined ? {} : { hidden }),
    ...(searchable === undefined ? {} : { searchable }),
    ...(boost === undefined ? {} : { boost }),
    ...(openapi ? { openapi } : {}),
    ...(location ? { location } : {}),
  };
}

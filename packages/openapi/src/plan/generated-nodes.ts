import type { NavNode } from '@waymark/core';
import { childPointer } from '../reference/pointer.ts';
import type { DescribedOperation } from './operations.ts';
import { type Tags, tagsOf } from './tags.ts';

/**
 * Order of the groups of generated pages: that in which `paths` meets their tags, or that of the
 * root's `tags` (docs/format/openapi.md#groups). Pages of one group follow `paths` in both.
 */
export type EndpointOrder = 'paths' | 'tags';

/** Which endpoints elements of the navigation list by themselves, and how. */
export interface EndpointListing {
  readonly order: EndpointOrder;
  /** An element with a description of its own that lists prose alone has all endpoints after it. */
  readonly besideProse: boolean;
}

/** Label of the group for operations without tags. */
const untagged = 'API Reference';

/** Stands for having no tag; no tag is called so. */
const untaggedName = '';

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
 * Groups for the endpoints of one description.
 *
 * @param owner the element that they are added to, whose visibility they share
 * @param id identity of the description within the element
 */
export function generatedNodes(
  listed: readonly ListedOperation[],
  owner: NavNode,
  id: string,
  order: EndpointOrder,
): readonly NavNode[] {
  const top: Group = { name: untaggedName, label: '', items: [], groups: new Map() };
  const described = listed.map((entry) => {
    const tags = tagsOf(entry.operation.description);
    const tag = tags.of(entry.operation);
    return { entry, tags, names: tag === undefined ? [untaggedName] : [...tags.above(tag), tag] };
  });
  if (order === 'tags') described.sort(byTags);
  for (const { entry, names, tags } of described) {
    let group = top;
    for (const name of names) {
      group = childGroup(group, name, name === untaggedName ? untagged : tags.label(name));
    }
    group.items.push(entry);
  }
  return nodesOf(top, owner, id, childPointer(id, 'tags'));
}

interface Grouped {
  readonly tags: Tags;
  /** Names of the groups around an operation, outermost first. */
  readonly names: readonly string[];
}

/** A tag's own pages come before the groups in it; operations without tags come last. */
function byTags(left: Grouped, right: Grouped): number {
  const place = ({ names, tags }: Grouped, depth: number) => {
    const name = names[depth];
    if (name === undefined) return -1;
    return name === untaggedName ? Number.MAX_SAFE_INTEGER : tags.place(name);
  };
  const depths = Math.max(left.names.length, right.names.length);
  for (let depth = 0; depth < depths; depth += 1) {
    const difference = place(left, depth) - place(right, depth);
    if (difference !== 0) return difference;
  }
  return 0;
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

function sharedFields({ hidden, searchable, boost, ...node }: NavNode): Partial<NavNode> {
  const { openapi, asyncapi, location } = node;
  return {
    ...(hidden === undefined ? {} : { hidden }),
    ...(searchable === undefined ? {} : { searchable }),
    ...(boost === undefined ? {} : { boost }),
    ...(openapi ? { openapi } : {}),
    ...(asyncapi ? { asyncapi } : {}),
    ...(location ? { location } : {}),
  };
}

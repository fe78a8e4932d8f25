import { remember } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { listMember, textList } from '../reference/member.ts';
import type { DescribedOperation } from './operations.ts';
import { textOf } from './read.ts';

/** The tags of a description as navigation reads them. */
export interface Tags {
  /** Name of the tag that an operation is listed under and that stands in its path. */
  of(operation: DescribedOperation): string | undefined;
  /** What its group is called. */
  label(name: string): string;
  /** Names of the groups around a tag's own, outermost first. */
  above(name: string): readonly string[];
  /** Place of a group among its neighbours where they stand in the order of `tags`. */
  place(name: string): number;
  /** First badge of an operation (OpenAPI 3.2), shown as the page's tag. */
  badge(operation: DescribedOperation): string | undefined;
}

/** Tags by the rules of the description's version (docs/format/openapi.md#groups). */
export const tagsOf = remember(readTags);

function readTags({ root, version }: ApiDescription): Tags {
  const definitions = new Map<string, JsonObject>();
  for (const entry of listMember(root, 'tags')) {
    const name = isJsonObject(entry) ? textOf(entry['name']) : undefined;
    if (isJsonObject(entry) && name !== undefined && !definitions.has(name))
      definitions.set(name, entry);
  }
  const hasKinds = version === '3.2';
  const label = (name: string) => {
    const tag = definitions.get(name) ?? {};
    const summary = hasKinds ? textOf(tag['summary']) : undefined;
    return textOf(tag['x-group']) ?? summary ?? textOf(tag['x-displayName']) ?? name;
  };
  const kind = (name: string) => textOf(definitions.get(name)?.['kind']);
  const isDeclared = (name: string) => definitions.has(name);
  const groups = tagGroups(root);
  // What is named in none of the lists comes after all that is.
  const listed = [...new Set([...groups.values(), ...groups.keys(), ...definitions.keys()])];
  const places = new Map(listed.map((name, index) => [name, index]));
  return {
    label: (name) => (isGroupName(name) ? groupName(name) : label(name)),
    of({ operation }) {
      const names = textList(operation['tags']).filter((name) => name.trim() !== '');
      if (!hasKinds) return names[0];
      return (
        names.find((name) => kind(name) === 'nav') ??
        names.find((name) => isDeclared(name) && kind(name) === undefined) ??
        names.find((name) => !isDeclared(name))
      );
    },
    above(name) {
      const parents = hasKinds ? ancestors(name, definitions) : [];
      const group = groups.get(parents[0] ?? name);
      return [...(group === undefined ? [] : [group]), ...parents];
    },
    place: (name) => places.get(name) ?? places.size,
    badge({ operation }) {
      if (!hasKinds) return undefined;
      const name = textList(operation['tags']).find((tag) => kind(tag) === 'badge');
      return name === undefined ? undefined : label(name);
    },
  };
}

/** Groups around a group that are followed at most; nobody would find a page below more. */
const depthLimit = 10;

/** Parents that stand in the navigation, outermost first; a circle ends where it closes. */
function ancestors(name: string, definitions: ReadonlyMap<string, JsonObject>): readonly string[] {
  const found: string[] = [];
  const seen = new Set([name]);
  let parent = textOf(definitions.get(name)?.['parent']);
  while (parent !== undefined && !seen.has(parent) && seen.size <= depthLimit) {
    seen.add(parent);
    const definition = definitions.get(parent);
    const kind = textOf(definition?.['kind']);
    if (kind === undefined || kind === 'nav') found.unshift(parent);
    parent = textOf(definition?.['parent']);
  }
  return found;
}

/** Groups of tags have names of their own, which no tag can have. */
const groupMark = '\u0000';

function isGroupName(name: string): boolean {
  return name.startsWith(groupMark);
}

function groupName(name: string): string {
  return name.slice(groupMark.length);
}

/** `x-tagGroups` (Redoc, Scalar): the group that each tag stands in. */
function tagGroups(root: JsonObject): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const entry of listMember(root, 'x-tagGroups')) {
    const name = isJsonObject(entry) ? textOf(entry['name']) : undefined;
    if (!isJsonObject(entry) || name === undefined) continue;
    for (const tag of textList(entry['tags'])) {
      if (!groups.has(tag)) groups.set(tag, `${groupMark}${name}`);
    }
  }
  return groups;
}

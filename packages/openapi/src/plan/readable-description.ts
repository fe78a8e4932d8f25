import { createHash } from 'node:crypto';
import {
  type Access,
  type Audience,
  type Diagnostic,
  diagnostic,
  groupsRequirement,
  mayRead,
  remember,
} from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { member, objectMember, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { locateReference } from '../reference/resolve-reference.ts';

/** An API description as an audience gets it. */
export interface ReadableDescription {
  readonly description: ApiDescription;
  /** Says what was left out; absent where that is nothing. */
  readonly withheld?: Diagnostic;
}

/** A part of a description that says itself who may read it. */
interface RestrictedPart {
  readonly pointer: string;
  readonly access: Access;
}

/** The different accesses of parts of a description, such as properties of schemas. */
export function accessesOfParts({ root }: ApiDescription): readonly Access[] {
  return restrictedParts(root).map(({ access }) => access);
}

/**
 * A description without the parts that an audience may not read (docs/format/openapi.md#access):
 * what has `x-mint.groups` itself or refers to that, values that `x-mint-enum` names groups for, and
 * written examples and code of all that holds such a part, since they may show it. Operations stay:
 * their pages say whom they are for.
 */
export function readableDescription(
  description: ApiDescription,
  audience: Audience,
): ReadableDescription {
  const closed = restrictedParts(description.root)
    .filter(({ access }) => !mayRead(access, audience))
    .map(({ pointer }) => pointer);
  if (closed.length === 0) return { description };
  const made = known(description);
  const key = closed.join('\n');
  const found = made.get(key) ?? withoutParts(description, closed);
  made.set(key, found);
  return found;
}

const known = remember((_description: ApiDescription) => new Map<string, ReadableDescription>());

const restrictedParts = remember((root: JsonObject): readonly RestrictedPart[] => {
  const parts: RestrictedPart[] = [];
  walk(root, '', (node, pointer) => {
    const add = (groups: JsonValue | undefined, at: string) => {
      const requirement = groupsRequirement(groups);
      if (requirement) parts.push({ pointer: at, access: [requirement] });
    };
    if (!ofPage.test(pointer)) add(member(objectMember(node, 'x-mint'), 'groups'), pointer);
    for (const [value, groups] of Object.entries(objectMember(node, enumGroups))) {
      add(groups, childPointer(pointer, enumGroups, value));
    }
  });
  return parts;
});

/** Says for values of an enumeration whom they are for. */
const enumGroups = 'x-mint-enum';

/** Pointers of path items, their operations and channels, whose readers are those of a page. */
const ofPage =
  /^\/(?:(?:paths|webhooks|x-webhooks|components\/pathItems)\/[^/]*(?:\/additionalOperations)?(?:\/[^/]*)?|(?:components\/)?channels\/[^/]*)$/;

function withoutParts(description: ApiDescription, closed: readonly string[]): ReadableDescription {
  const left = rewrite(description.root, closedParts(description.root, closed));
  const hash = createHash('sha256').update([description.hash, ...closed].join('\n'));
  const [first = '', ...more] = closed;
  const what = more.length === 0 ? 'One part' : `${closed.length} parts`;
  const named = closed.slice(0, namedParts).map((pointer) => `"#${pointer}"`);
  const others = closed.length - named.length;
  return {
    description: {
      ...description,
      root: left,
      hash: hash.digest('base64url'),
      isPartial: true,
    },
    withheld: diagnostic('openapi-part-restricted', {
      at: description.locate(first),
      message: `${what} of "${description.file}" ${more.length === 0 ? 'is' : 'are'} only for some readers, and left out of the site with the written examples around: ${named.join(', ')}${others > 0 ? `, ${others} more` : ''}. The file itself is not offered.`,
      pointer: first,
    }),
  };
}

/** Parts that are told by name. */
const namedParts = 8;

/** What is to be left out of a document. */
interface ClosedParts {
  /** Names of properties that are. */
  readonly names: ReadonlySet<string>;
  /** Objects that hold any of it, be it by reference. */
  readonly holders: ReadonlySet<JsonValue>;
  has(node: JsonValue | undefined, pointer: string): boolean;
}

function closedParts(root: JsonObject, pointers: readonly string[]): ClosedParts {
  const closed = new Set(pointers);
  const isBelow = (target: Target) =>
    pointers.some((part) => target.pointer === part || target.pointer.startsWith(`${part}/`));
  const has = (node: JsonValue | undefined, pointer: string) =>
    closed.has(pointer) || referencedBy(root, node).some(isBelow);
  const names = new Set<string>();
  walk(root, '', (node, pointer) => {
    for (const [name, property] of Object.entries(objectMember(node, 'properties'))) {
      if (has(property, childPointer(pointer, 'properties', name))) names.add(name);
    }
  });
  return { has, names, holders: holdersOf(root, has) };
}

function rewrite(root: JsonObject, parts: ClosedParts): JsonObject {
  const visit = (value: JsonValue, pointer: string, isMap: boolean): JsonValue => {
    if (isJsonObject(value)) return visitObject(value, pointer, isMap);
    if (!isJsonArray(value)) return value;
    return value.flatMap((item, index) => {
      const below = childPointer(pointer, index);
      return parts.has(item, below) ? [] : [visit(item, below, false)];
    });
  };
  const visitObject = (node: JsonObject, pointer: string, isMap: boolean): JsonObject => {
    const entries = Object.entries(node).flatMap(([key, value]): [string, JsonValue][] => {
      const below = childPointer(pointer, key);
      if (parts.has(value, below)) return [];
      const written = isMap ? value : openKeyword(node, key, pointer, parts);
      if (written === undefined) return [];
      const inner = visit(written, below, !isMap && mapKeys.has(key));
      const isEmptied = isJsonArray(inner) && isJsonArray(value) && inner.length < value.length;
      return isEmptied && inner.length === 0 ? [] : [[key, inner]];
    });
    return Object.fromEntries(entries);
  };
  return visitObject(root, '', false);
}

/** What may be said by a keyword beside parts that are closed. */
function openKeyword(
  node: JsonObject,
  key: string,
  pointer: string,
  { has, holders, names }: ClosedParts,
): JsonValue | undefined {
  const value = member(node, key) ?? null;
  const ofValues = objectMember(node, enumGroups);
  const isClosedValue = (named: JsonValue) =>
    has(undefined, childPointer(pointer, enumGroups, String(named)));
  if (Object.keys(ofValues).some(isClosedValue)) {
    if (key === 'enum' && isJsonArray(value)) return value.filter((named) => !isClosedValue(named));
    if (key.startsWith('x-enum') || key === enumGroups) return undefined;
  }
  if (key === 'required' && isJsonArray(value)) {
    const isOpen = (name: JsonValue) =>
      !names.has(String(name)) || openProperty(node, String(name), pointer, has) !== undefined;
    return value.filter(isOpen);
  }
  if (key === 'discriminator' && isJsonObject(value)) return withoutMappings(value, has);
  const isShown = pointer === '/components' || !holders.has(node) || !literalKeys.has(key);
  return isShown ? value : undefined;
}

function openProperty(
  node: JsonObject,
  name: string,
  pointer: string,
  has: ClosedParts['has'],
): JsonValue | undefined {
  const property = member(objectMember(node, 'properties'), name);
  return has(property, childPointer(pointer, 'properties', name)) ? undefined : property;
}

/** Keywords whose values show what stands beside them. */
const literalKeys: ReadonlySet<string> = new Set([
  ...['example', 'examples', 'x-example', 'x-examples', 'default', 'const', 'enum'],
  ...['x-codeSamples', 'x-code-samples'],
]);

/** Keywords below which keys are names that authors chose. */
const mapKeys: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'schemas'],
  ...['headers', 'content', 'callbacks', 'links', 'responses', 'paths', 'webhooks'],
  ...['channels', 'operations', 'messages'],
]);

/** A mapping names schemas by reference or by their names alone. */
function withoutMappings(discriminator: JsonObject, has: ClosedParts['has']): JsonObject {
  const { mapping, defaultMapping, ...rest } = discriminator;
  const isOpen = (target: JsonValue) =>
    !has({ $ref: target }, '') && !has({ $ref: `#/components/schemas/${String(target)}` }, '');
  const open = Object.entries(isJsonObject(mapping) ? mapping : {}).filter(([, to]) => isOpen(to));
  return {
    ...rest,
    ...(mapping === undefined ? {} : { mapping: Object.fromEntries(open) }),
    ...(defaultMapping === undefined || !isOpen(defaultMapping) ? {} : { defaultMapping }),
  };
}

/** All objects that what is closed is a part of, be it by reference. */
function holdersOf(root: JsonObject, has: ClosedParts['has']): ReadonlySet<JsonValue> {
  const around = new Map<JsonValue, JsonValue[]>();
  const reached: JsonValue[] = [];
  const add = (inner: JsonValue, outer: JsonValue) => {
    const known = around.get(inner);
    if (known) known.push(outer);
    else around.set(inner, [outer]);
  };
  const holders = new Set<JsonValue>();
  walk(root, '', (node, pointer, parent) => {
    if (parent) add(node, parent);
    for (const { value } of referencedBy(root, node)) add(value, node);
    const values = Object.entries(objectMember(node, enumGroups));
    const hidesValue = values.some(([value]) =>
      has(undefined, childPointer(pointer, enumGroups, value)),
    );
    if (hidesValue) holders.add(node);
    if (hidesValue || has(node, pointer)) reached.push(node);
  });
  for (let inner = reached.pop(); inner !== undefined; inner = reached.pop()) {
    for (const outer of around.get(inner) ?? []) {
      if (!holders.has(outer)) reached.push(outer);
      holders.add(outer);
    }
  }
  return holders;
}

interface Target {
  readonly value: JsonValue;
  readonly pointer: string;
}

/** What a reference leads to, step by step; nothing for any other value. */
function referencedBy(root: JsonObject, node: JsonValue | undefined): readonly Target[] {
  const targets: Target[] = [];
  let reference = isJsonObject(node) ? textMember(node, '$ref') : undefined;
  while (reference !== undefined) {
    const step = locateReference(root, reference);
    if (!step.found || targets.some(({ pointer }) => pointer === step.pointer)) break;
    targets.push(step);
    reference = isJsonObject(step.value) ? textMember(step.value, '$ref') : undefined;
  }
  return targets;
}

/** Visits every object, with the one around it; lists do not count. */
function walk(
  value: JsonValue,
  pointer: string,
  visit: (node: JsonObject, pointer: string, parent: JsonObject | undefined) => void,
  parent?: JsonObject,
): void {
  if (isJsonObject(value)) visit(value, pointer, parent);
  if (typeof value !== 'object' || value === null) return;
  const inner = isJsonObject(value) ? value : parent;
  for (const [key, child] of Object.entries(value)) {
    walk(child, childPointer(pointer, key), visit, inner);
  }
}

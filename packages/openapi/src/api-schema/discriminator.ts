import { remember } from '@waymark/core';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { listMember, member, objectMember, textMember } from '../reference/member.ts';
import { childPointer, pointerReference } from '../reference/pointer.ts';
import { locateReference, type Resolution } from '../reference/resolve-reference.ts';
import { hasShape, keyword, outermost } from './keywords.ts';
import { aliases, componentName } from './name.ts';
import { type Leaf, type Part, partAt } from './part.ts';
import { type View, viewOf } from './view.ts';

/** The property whose value says which alternative a value is. */
export interface Discriminator {
  readonly property: string;
  readonly leaf: Leaf;
  /** Targets of the mapping in order, each once. */
  readonly targets: readonly Part[];
  /** The values that mean an alternative: mapped ones, its own constants, or its name. */
  valuesOf(own: readonly Part[]): readonly string[];
  /** Whether an alternative is meant by any further value, and by none. */
  isDefault(own: readonly Part[]): boolean;
}

/** The discriminator of a schema, wherever it is written. */
export function discriminatorOf(
  root: JsonObject,
  leaves: readonly Leaf[],
): Discriminator | undefined {
  const leaf = outermost(leaves, 'discriminator').find(({ omit }) => omit !== 'all');
  const written = leaf && keyword(leaf, 'discriminator');
  const property = isJsonObject(written) ? textMember(written, 'propertyName') : written;
  if (leaf === undefined || typeof property !== 'string') return undefined;
  const mapping = isJsonObject(written) ? objectMember(written, 'mapping') : {};
  const targets = new Map<string, Part>();
  const values = new Map<string, string[]>();
  for (const [value, target] of Object.entries(mapping)) {
    const resolved = mappingTarget(root, target);
    if (resolved === undefined || !resolved.found) continue;
    targets.set(resolved.pointer, partAt(resolved.pointer, resolved.value));
    values.set(resolved.pointer, [...(values.get(resolved.pointer) ?? []), value]);
  }
  const preset = isJsonObject(written) ? member(written, 'defaultMapping') : undefined;
  const fallback = mappingTarget(root, preset ?? null);
  return {
    property,
    leaf,
    targets: [...targets.values()],
    valuesOf: (own) => valuesOf(root, own, property, values),
    isDefault: (own) =>
      fallback?.found === true &&
      own.some((part) => aliases(root, part).includes(fallback.pointer)),
  };
}

/** A bare name, a pointer, or an address (docs/format/openapi.md#composition). */
function mappingTarget(root: JsonObject, target: JsonValue): Resolution | undefined {
  if (typeof target !== 'string') return undefined;
  if (target.includes('#') || target.includes('/')) return locateReference(root, target);
  return locateReference(root, pointerReference(childPointer('/components/schemas', target)));
}

function valuesOf(
  root: JsonObject,
  own: readonly Part[],
  property: string,
  mapped: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const pointers = own.flatMap((part) => aliases(root, part));
  const explicit = pointers.flatMap((pointer) => mapped.get(pointer) ?? []);
  if (explicit.length > 0) return explicit;
  const constants = viewOf(root, own).leaves.flatMap((leaf) =>
    constantsOf(objectMember(leaf.schema, 'properties'), property),
  );
  const name = pointers.map(componentName).find((found) => found !== undefined);
  if (constants.length === 0) return name === undefined ? [] : [name];
  // A base may list the names of all that extend it.
  const components = objectMember(objectMember(root, 'components'), 'schemas');
  const areNames = constants.every((value) => Object.hasOwn(components, value));
  return areNames && name !== undefined && constants.includes(name) ? [name] : constants;
}

function constantsOf(properties: JsonObject, property: string): readonly string[] {
  const schema = objectMember(properties, property);
  const only = member(schema, 'const');
  const values = only === undefined ? listMember(schema, 'enum') : [only];
  return values.filter((value) => typeof value === 'string');
}

/** Makes the property the constant that means the alternative; only objects have one. */
export function forcedPart(
  root: JsonObject,
  parts: readonly Part[],
  discriminator: Discriminator,
  values: readonly string[],
): Part | undefined {
  const [first] = values;
  if (first === undefined || !viewOf(root, parts).types.includes('object')) return undefined;
  const { leaf, property } = discriminator;
  const pointer = childPointer(leaf.pointer, 'discriminator', 'mapping', values.join(' '));
  const schema: JsonObject =
    values.length === 1 ? { const: first } : { type: 'string', enum: values };
  // `fromEntries`, for a property may be called `__proto__`.
  const properties = Object.fromEntries([[property, schema]]);
  return partAt(pointer, { type: 'object', properties }, leaf.level + 1);
}

/**
 * The types behind a base type: targets of its mapping, or components that extend it by `allOf`.
 * Only for the base by itself: each of those types has it as a part, too, and may add nothing to it.
 */
export function inheritors(
  root: JsonObject,
  view: View,
  discriminator: Discriminator,
): readonly Part[] {
  const { leaf, targets } = discriminator;
  if (leaf.isShared || view.leaves.some((other) => other !== leaf && other.hasShape)) return [];
  const heirs = targets.length > 0 ? targets : extending(root, leaf);
  const isHeir = heirs.some(({ pointer }) => pointer !== leaf.pointer && view.sources.has(pointer));
  return isHeir ? [] : heirs;
}

/**
 * The type that a view is of where it extends a base type: what the discriminator of that base calls
 * it. Nothing where others extend it further, for a value may be one of those.
 */
export function heirOf(
  root: JsonObject,
  view: View,
  { leaf, targets }: Discriminator,
): Part | undefined {
  if (leaf.isShared) return undefined;
  const byBase = heirsByBase(root);
  const heirs = targets.length > 0 ? targets : (byBase.get(leaf.pointer) ?? []);
  const last = heirs.filter(
    ({ pointer }) => pointer !== leaf.pointer && view.sources.has(pointer) && !byBase.has(pointer),
  );
  return last.length === 1 ? last[0] : undefined;
}

/** Where only one component extends the base, values of the base itself are meant as well. */
function extending(root: JsonObject, base: Leaf): readonly Part[] {
  const heirs = heirsByBase(root).get(base.pointer) ?? [];
  return heirs.length === 1 ? [partAt(base.pointer, base.schema), ...heirs] : heirs;
}

/** Components by the pointers of what they extend, also through others; in document order. */
const heirsByBase = remember(findHeirs);

function findHeirs(root: JsonObject): ReadonlyMap<string, readonly Part[]> {
  const result = new Map<string, Part[]>();
  const schemas = objectMember(objectMember(root, 'components'), 'schemas');
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isJsonObject(schema) || isOnlyNullable(schema)) continue;
    const heir = partAt(childPointer('/components/schemas', name), schema);
    for (const pointer of ancestors(root, heir)) {
      const known = result.get(pointer);
      if (known === undefined) result.set(pointer, [heir]);
      else known.push(heir);
    }
  }
  return result;
}

/** Pointers of all that a component extends, each once and never itself. */
function ancestors(root: JsonObject, heir: Part): readonly string[] {
  const schemas = new Map<string, JsonValue>([[heir.pointer, heir.schema]]);
  // What is added meanwhile is gone through as well.
  for (const schema of schemas.values()) {
    for (const base of isJsonObject(schema) ? listMember(schema, 'allOf') : []) {
      const reference = isJsonObject(base) ? textMember(base, '$ref') : undefined;
      const target = reference === undefined ? undefined : locateReference(root, reference);
      if (target?.found && !schemas.has(target.pointer)) schemas.set(target.pointer, target.value);
    }
  }
  return [...schemas.keys()].slice(1);
}

/** Adds nothing but `null` to what it refers to, so that it is no type of its own. */
function isOnlyNullable(schema: JsonObject): boolean {
  return (
    member(schema, 'nullable') === true &&
    listMember(schema, 'allOf').length === 1 &&
    !hasShape(schema, '')
  );
}

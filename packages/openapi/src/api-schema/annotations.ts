import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import { member, objectMember, textMember } from '../reference/member.ts';
import { safeUrl } from '../reference/safe-url.ts';
import { keyword, outermost, outermostValue, ownLeaves } from './keywords.ts';
import type { Leaf } from './part.ts';
import type { View } from './view.ts';

/** The outermost description; those of parts on the same level one after the other. */
export function schemaDescription(view: View): string | undefined {
  const leaves = outermost(ownLeaves(view.leaves), 'description');
  const texts = leaves
    .map((leaf) => keyword(leaf, 'description'))
    .filter((text) => typeof text === 'string' && text !== '');
  return texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n');
}

/** Whether any of the outermost parts that say it says `true`. */
export function anySays(view: View, key: string): boolean {
  return outermost(ownLeaves(view.leaves), key).some((leaf) => keyword(leaf, key) === true);
}

/**
 * Whether `readOnly` or `writeOnly` holds: parts that describe the value must all say so, a part
 * that says nothing else says it of the whole (docs/format/openapi.md#composition).
 */
export function allSay(view: View, key: 'readOnly' | 'writeOnly'): boolean {
  const leaves = ownLeaves(view.leaves);
  const saying = outermost(leaves, key);
  const [first] = saying;
  if (first === undefined || saying.some((leaf) => keyword(leaf, key) !== true)) return false;
  if (saying.some((leaf) => !describesValue(leaf))) return true;
  const peers = leaves.filter((leaf) => leaf.level === first.level && describesValue(leaf));
  return peers.length === saying.length;
}

function describesValue(leaf: Leaf): boolean {
  return leaf.hasShape || ['type', 'enum', 'const'].some((key) => Object.hasOwn(leaf.schema, key));
}

/** The examples of a schema. */
export interface SchemaExamples {
  readonly values: readonly JsonValue[];
  /** Of one part of an object only; what others describe is missing in it. */
  readonly isPartial: boolean;
}

/**
 * `example`, then `examples`, of the outermost parts; objects of equal parts are merged. Where only
 * one value is possible, those of others are left out: a base type has one for all its heirs.
 */
export function schemaExamples(view: View): SchemaExamples {
  const { values, isPartial } = writtenExamples(view);
  const constant = outermostValue(view.leaves, 'const');
  if (constant === undefined) return { values, isPartial };
  const only = jsonText(constant);
  return { values: values.filter((value) => jsonText(value) === only), isPartial };
}

function writtenExamples(view: View): SchemaExamples {
  const leaves = ownLeaves(view.leaves);
  const single = outermost(leaves, 'example');
  const several = outermost(leaves, 'examples');
  const isSingle =
    single.length > 0 && (single[0]?.level ?? 0) <= (several[0]?.level ?? single[0]?.level ?? 0);
  const saying = isSingle ? single : several;
  const level = saying[0]?.level ?? 0;
  const others = leaves.filter((leaf) => leaf.hasShape && !saying.includes(leaf));
  const isPartial = saying.length > 0 && others.some((leaf) => leaf.level >= level) && level > 0;
  if (!isSingle) return { values: several.flatMap(listedExamples), isPartial };
  const values = single
    .map((leaf) => keyword(leaf, 'example'))
    .filter((value) => value !== undefined);
  if (values.length < 2 || !values.every(isJsonObject))
    return { values: values.slice(-1), isPartial };
  return { values: [merged(values)], isPartial };
}

function listedExamples(leaf: Leaf): readonly JsonValue[] {
  const written = keyword(leaf, 'examples');
  if (isJsonArray(written)) return written;
  if (!isJsonObject(written)) return [];
  // What a media type would hold, written at the schema.
  return Object.values(written).map((entry) =>
    isJsonObject(entry) ? (member(entry, 'value') ?? entry) : entry,
  );
}

/** The link to documentation elsewhere. */
export function externalDocs(
  object: JsonObject,
): { readonly url: string; readonly description?: string } | undefined {
  const docs = objectMember(object, 'externalDocs');
  const url = safeUrl(textMember(docs, 'url') ?? '');
  return url ? { url, description: textMember(docs, 'description') } : undefined;
}

/** The link of a schema to documentation elsewhere. */
export function schemaDocs(view: View): ReturnType<typeof externalDocs> {
  const leaf = outermost(ownLeaves(view.leaves), 'externalDocs').at(-1);
  return leaf && externalDocs(leaf.schema);
}

/** Hints for XML: keys of the outermost parts win. */
export function xmlHints(view: View): JsonObject | undefined {
  const hints = view.leaves.map((leaf) => keyword(leaf, 'xml')).filter(isJsonObject);
  return hints.length === 0 ? undefined : merged(hints);
}

/** Pills around a name that `x-mint` asks for. */
export function ownPills(view: View): {
  readonly before: readonly string[];
  readonly after: readonly string[];
} {
  const mint = outermostValue(view.leaves, 'x-mint');
  const own = isJsonObject(mint) ? mint : {};
  return {
    before: pillTexts('pre', member(own, 'pre')),
    after: pillTexts('post', member(own, 'post')),
  };
}

/** Pills for the keys that `api.params.post` names. */
export function postPills(view: View, keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => pillTexts(key, outermostValue(view.leaves, key)));
}

/** The text of a pill by what its key holds (docs/format/openapi.md#settings). */
function pillTexts(key: string, value: JsonValue | undefined): readonly string[] {
  if (value === true) return [key];
  if (isJsonArray(value)) {
    return value.flatMap((entry) => (typeof entry === 'object' ? [] : pillTexts(key, entry)));
  }
  if (typeof value === 'string' && value !== '') return [value];
  return typeof value === 'number' || typeof value === 'bigint' ? [String(value)] : [];
}

/** Whether a schema is open at first. */
export function isExpanded(view: View): boolean {
  const mint = outermostValue(view.leaves, 'x-mint');
  if (!isJsonObject(mint)) return false;
  return member(objectMember(mint, 'playground'), 'expand') === true;
}

/** All members; of equal keys the last. */
function merged(objects: readonly JsonObject[]): JsonObject {
  return Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
}

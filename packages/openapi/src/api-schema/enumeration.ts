import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import type { EnumValue } from '../model/schema.ts';
import { member, plainText } from '../reference/member.ts';
import { flatten } from './flatten.ts';
import { keyword, outermostValue, ownLeaves } from './keywords.ts';
import type { Leaf, Part } from './part.ts';

/** The values of `enum`: those that every part allows, in the order of the last one. */
export function enumValues(leaves: readonly Leaf[]): {
  readonly values?: readonly EnumValue[];
  /** The part whose values have nothing in common with those before. */
  readonly conflict?: Leaf;
} {
  let values: readonly EnumValue[] | undefined;
  for (const leaf of leaves) {
    const written = keyword(leaf, 'enum');
    if (!isJsonArray(written)) continue;
    const next = describedValues(leaf, written);
    const common = values === undefined ? next : inBoth(next, values);
    if (common.length === 0 && next.length > 0) return { values: next, conflict: leaf };
    values = common;
  }
  return values === undefined ? {} : { values };
}

/**
 * The values of alternatives that are constants one and all, which are one enumeration with a
 * description for each value (docs/format/openapi.md#composition); `undefined` if one is something
 * else.
 */
export function constantAlternatives(
  root: JsonObject,
  alternatives: readonly Part[],
): readonly EnumValue[] | undefined {
  const values = new Map<string, EnumValue>();
  for (const alternative of alternatives) {
    const found = constantsOf(root, alternative);
    if (found === undefined) return undefined;
    for (const value of found) values.set(jsonText(value.value), value);
  }
  return [...values.values()];
}

function constantsOf(root: JsonObject, part: Part): readonly EnumValue[] | undefined {
  const { leaves } = flatten(root, [part]);
  if (leaves.some((leaf) => leaf.hasShape)) return undefined;
  const only = outermostValue(leaves, 'const');
  const values = only === undefined ? enumValues(leaves).values : [{ value: only }];
  const [first] = values ?? [];
  if (values?.length !== 1 || first === undefined) return values;
  const texts = [text(leaves, 'title'), text(leaves, 'description')].filter(Boolean);
  const description = first.description ?? (texts.length === 0 ? undefined : texts.join('\n\n'));
  return [{ value: first.value, description }];
}

function text(leaves: readonly Leaf[], key: string): string | undefined {
  const value = outermostValue(ownLeaves(leaves), key);
  return typeof value === 'string' ? value : undefined;
}

const descriptionKeys = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-varnames'];

function describedValues(leaf: Leaf, values: readonly JsonValue[]): readonly EnumValue[] {
  const key = descriptionKeys.find((name) => Object.hasOwn(leaf.schema, name));
  const descriptions = key === undefined ? undefined : keyword(leaf, key);
  return values.map((value, index) => {
    const description = isJsonArray(descriptions)
      ? descriptions[index]
      : isJsonObject(descriptions)
        ? member(descriptions, plainText(value))
        : undefined;
    return typeof description === 'string' ? { value, description } : { value };
  });
}

function inBoth(next: readonly EnumValue[], before: readonly EnumValue[]): readonly EnumValue[] {
  const known = new Map(before.map((entry) => [jsonText(entry.value), entry]));
  return next.flatMap((entry) => {
    const other = known.get(jsonText(entry.value));
    if (other === undefined) return [];
    return { value: entry.value, description: entry.description ?? other.description };
  });
}

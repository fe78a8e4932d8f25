import { isJsonArray, type JsonValue } from '../model/json.ts';
import type { JsonType } from '../model/schema.ts';
import { jsonTypeOf } from './json-type.ts';
import { keyword } from './keywords.ts';
import type { Leaf } from './part.ts';

const hints: readonly { readonly type: JsonType; readonly keywords: readonly string[] }[] = [
  {
    type: 'object',
    keywords: [
      'properties',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'required',
    ],
  },
  {
    type: 'array',
    keywords: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  },
  {
    type: 'string',
    keywords: ['minLength', 'maxLength', 'pattern', 'contentMediaType', 'contentEncoding'],
  },
  {
    type: 'number',
    keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  },
];

const numericFormats: Readonly<Record<string, JsonType>> = {
  int32: 'integer',
  int64: 'integer',
  uint64: 'integer',
  float: 'number',
  double: 'number',
};

/**
 * The type that keywords imply where none is written (docs/format/openapi.md#schemas); empty where
 * they imply none, or several.
 */
export function inferTypes(leaves: readonly Leaf[]): readonly JsonType[] {
  const values = leaves.flatMap(allowedValues);
  if (values.length > 0) return typesOfValues(values);
  const implied = new Set<JsonType>();
  for (const leaf of leaves) {
    for (const { type, keywords } of hints) {
      if (keywords.some((key) => Object.hasOwn(leaf.schema, key))) implied.add(type);
    }
    const format = keyword(leaf, 'format');
    if (typeof format !== 'string') continue;
    implied.add(
      Object.hasOwn(numericFormats, format) ? (numericFormats[format] ?? 'string') : 'string',
    );
  }
  if (implied.has('integer')) implied.delete('number');
  return implied.size === 1 ? [...implied] : [];
}

/** The types of values in the order in which they come up; `integer` and `number` are `number`. */
export function typesOfValues(values: readonly JsonValue[]): readonly JsonType[] {
  const types = new Set<JsonType>();
  for (const value of values) {
    const type = jsonTypeOf(value);
    if (type !== undefined) types.add(type);
  }
  if (types.has('number')) types.delete('integer');
  return [...types];
}

function allowedValues(leaf: Leaf): readonly JsonValue[] {
  const only = keyword(leaf, 'const');
  if (only !== undefined) return [only];
  const values = keyword(leaf, 'enum');
  return isJsonArray(values) ? values : [];
}

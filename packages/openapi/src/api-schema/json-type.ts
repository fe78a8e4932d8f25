import { isJsonArray, type JsonValue } from '../model/json.ts';
import type { JsonType } from '../model/schema.ts';

const jsonTypes: readonly string[] = ['object', 'array', 'string', 'integer', 'number', 'boolean'];

/** Whether a value names a type. */
export function isJsonType(name: JsonValue): name is JsonType {
  return typeof name === 'string' && jsonTypes.includes(name);
}

/** The type that a value has; `undefined` for `null`. */
export function jsonTypeOf(value: JsonValue): JsonType | undefined {
  if (value === null) return undefined;
  if (isJsonArray(value)) return 'array';
  if (typeof value === 'bigint') return 'integer';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object';
}

/** What both sides allow: an integer is a number too. */
export function commonTypes(
  left: readonly JsonType[],
  right: readonly JsonType[],
): readonly JsonType[] {
  const common = left.filter(
    (type) => right.includes(type) || (type === 'integer' && right.includes('number')),
  );
  const fromRight = right.filter(
    (type) => type === 'integer' && left.includes('number') && !left.includes('integer'),
  );
  return [...common, ...fromRight];
}

import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';

/** The kind of a value in words, with its article: `a number`, `an array`. */
export function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (isJsonArray(value)) return 'an array';
  if (typeof value === 'string') return 'a text';
  return isJsonObject(value) ? 'an object' : `a ${typeof value}`;
}

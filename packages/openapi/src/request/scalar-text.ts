import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';

/** A value as one piece of text; what has no such form (an object in an array) as JSON. */
export function scalarText(value: JsonValue): string {
  return typeof value === 'string' ? value : jsonText(value);
}

/** Nothing to send: RFC 6570 calls these undefined (3.2.1). `false`, `0` and `''` are values. */
export function isUndefined(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (isJsonArray(value)) return value.every((item) => item === null);
  return isJsonObject(value) && Object.values(value).every((item) => item === null);
}

/** The items of an array that are values. */
export function items(value: readonly JsonValue[]): readonly JsonValue[] {
  return value.filter((item) => item !== null);
}

/** The members of an object that have values. */
export function members(value: JsonValue): readonly (readonly [string, JsonValue])[] {
  return isJsonObject(value) ? Object.entries(value).filter(([, item]) => item !== null) : [];
}

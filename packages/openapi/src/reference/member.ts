import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';

/** An own member: names such as `constructor` come from descriptions too. */
export function member(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The member of an object, or the item of a list. */
export function child(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (isJsonArray(value)) return value[Number(key)];
  return isJsonObject(value) ? member(value, key) : undefined;
}

/** The text under a key; undefined for anything else. */
export function textMember(object: JsonObject, key: string): string | undefined {
  const value = member(object, key);
  return typeof value === 'string' ? value : undefined;
}

/** The object at `key`; an empty one where there is none. */
export function objectMember(object: JsonObject, key: string): JsonObject {
  const value = member(object, key);
  return isJsonObject(value) ? value : {};
}

/** The list at `key`; an empty one where there is none. */
export function listMember(object: JsonObject, key: string): readonly JsonValue[] {
  const value = member(object, key);
  return isJsonArray(value) ? value : [];
}

/** The texts of a list. */
export function textList(value: JsonValue | undefined): readonly string[] {
  return isJsonArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** A value in a message or as a key: lists and objects, however deep, by what they are. */
export function plainText(value: JsonValue | undefined): string {
  if (isJsonArray(value)) return '[…]';
  return isJsonObject(value) ? '{…}' : String(value);
}

import type { JsonObject, JsonValue } from '@waymark/core';

export type { JsonObject, JsonValue };

/** `Array.isArray` does not narrow to a readonly array. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value is an object, and no list. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { JsonObject, JsonValue } from '@waymark/openapi';

/** Whether a value has members. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

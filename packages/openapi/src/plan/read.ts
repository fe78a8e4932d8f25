import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';

/** The entries of an object whose values are objects; keys of extensions are no entries. */
export function objectEntries(object: JsonObject): readonly (readonly [string, JsonObject])[] {
  return Object.entries(object).flatMap(([key, value]) =>
    isJsonObject(value) && !key.startsWith('x-') ? [[key, value] as const] : [],
  );
}

/** Text that says something; YAML reads `summary: 2024` as a number, so numbers count. */
export function textOf(value: JsonValue | undefined): string | undefined {
  const isText =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
  return (isText && String(value).trim()) || undefined;
}

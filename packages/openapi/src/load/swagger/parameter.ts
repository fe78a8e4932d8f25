import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { childPointer } from '../../reference/pointer.ts';
import type { Conversion, Old } from './conversion.ts';

/** Members of a parameter or header that belong to it in OpenAPI 3; all others are its schema's. */
const ownKeys: ReadonlySet<string> = new Set([
  'name',
  'in',
  'description',
  'required',
  'deprecated',
  'allowEmptyValue',
  'schema',
]);

/** A parameter outside the body: its type moves into a schema. */
export function convertParameter(
  { value, path }: Old,
  pointer: string,
  conversion: Conversion,
): JsonObject {
  conversion.origins.set(pointer, path);
  conversion.origins.set(childPointer(pointer, 'schema'), path);
  const { own, schema } = splitSchema(value);
  return { ...own, schema: own['schema'] ?? schema, ...serialization({ value, path }, conversion) };
}

/** The members of a parameter, header or form field apart from those that say its type. */
export function splitSchema(value: JsonObject): { own: JsonObject; schema: JsonObject } {
  const own: Record<string, JsonValue> = {};
  const schema: Record<string, JsonValue> = {};
  for (const [key, member] of Object.entries(value)) {
    if (key === 'collectionFormat') continue;
    if (key === 'x-example') own['example'] = member;
    else if (ownKeys.has(key) || key.startsWith('x-')) define(own, key, member);
    else define(schema, key, key === 'items' ? withoutCollectionFormat(member) : member);
  }
  return { own, schema };
}

/** A member named `__proto__` is one like any other. */
function define(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function withoutCollectionFormat(items: JsonValue): JsonValue {
  if (!isJsonObject(items)) return items;
  const { collectionFormat: _, ...rest } = items;
  return 'items' in rest ? { ...rest, items: withoutCollectionFormat(rest['items'] ?? {}) } : rest;
}

/** `style` and `explode` for the `collectionFormat` of a list, which is `csv` by default. */
export function serialization({ value, path }: Old, conversion: Conversion): JsonObject {
  const isArray =
    value['type'] === 'array' || (isJsonArray(value['type']) && value['type'].includes('array'));
  if (!isArray) return {};
  const place = value['in'];
  const format = value['collectionFormat'] ?? 'csv';
  const isForm = place === 'query' || place === 'formData';
  if (format === 'multi' && isForm) return { style: 'form', explode: true };
  if (format === 'ssv' && isForm) return { style: 'spaceDelimited', explode: false };
  if (format === 'pipes' && isForm) return { style: 'pipeDelimited', explode: false };
  const comma = { style: isForm ? 'form' : 'simple', explode: false };
  if (format !== 'csv') {
    const shown = typeof format === 'string' ? format : 'this value';
    const message = `\`collectionFormat: ${shown}\` has no equal in OpenAPI 3 for this parameter; the values are shown separated by commas.`;
    conversion.losses.push({ path: [...path, 'collectionFormat'], message });
  }
  return comma;
}

import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { childPointer } from '../../reference/pointer.ts';
import type { Conversion, Old } from './conversion.ts';
import { convertParameter } from './parameter.ts';

/** A response: its schema and examples move below their media types. */
export function convertResponse(
  { value, path }: Old,
  produces: readonly string[] | undefined,
  pointer: string,
  conversion: Conversion,
): JsonObject {
  if (typeof value['$ref'] === 'string') return value;
  const { schema, examples, headers, ...rest } = value;
  conversion.origins.set(pointer, path);
  const content = contentOf({ schema, examples }, produces);
  for (const type of Object.keys(content)) {
    const media = childPointer(pointer, 'content', type);
    conversion.origins.set(childPointer(media, 'schema'), [...path, 'schema']);
    conversion.origins.set(childPointer(media, 'example'), [...path, 'examples', type]);
  }
  return {
    ...rest,
    ...(isJsonObject(headers)
      ? { headers: convertHeaders(headers, path, pointer, conversion) }
      : {}),
    ...(Object.keys(content).length === 0 ? {} : { content }),
  };
}

function contentOf(
  { schema, examples }: { schema: JsonValue | undefined; examples: JsonValue | undefined },
  produces: readonly string[] | undefined,
): JsonObject {
  const byType = isJsonObject(examples) ? examples : {};
  const isFile = isJsonObject(schema) && schema['format'] === 'binary';
  const usual = isFile ? 'application/octet-stream' : 'application/json';
  const declared = schema === undefined ? [] : (produces ?? [usual]);
  const types = new Set([...declared, ...Object.keys(byType)]);
  const content = [...types].map((type): [string, JsonValue] => [
    type,
    {
      ...(schema === undefined ? {} : { schema }),
      ...(Object.hasOwn(byType, type) ? { example: byType[type] ?? null } : {}),
    },
  ]);
  return Object.fromEntries(content);
}

function convertHeaders(
  headers: JsonObject,
  path: readonly string[],
  pointer: string,
  conversion: Conversion,
): JsonObject {
  const converted = Object.entries(headers).map(([name, header]): [string, JsonValue] => {
    if (!isJsonObject(header)) return [name, header];
    const old = { value: header, path: [...path, 'headers', name] };
    return [name, convertParameter(old, childPointer(pointer, 'headers', name), conversion)];
  });
  return Object.fromEntries(converted);
}

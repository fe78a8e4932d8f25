import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { childPointer } from '../../reference/pointer.ts';
import type { Conversion, Old } from './conversion.ts';
import { formTypes } from './media-types.ts';
import { serialization, splitSchema } from './parameter.ts';

/** A parameter `in: body` as a request body. */
export function convertBody(
  { value, path }: Old,
  consumes: readonly string[] | undefined,
  pointer: string,
  { origins }: Conversion,
): JsonObject {
  origins.set(pointer, path);
  const types = consumes ?? ['application/json'];
  const content = types.map((type): [string, JsonValue] => {
    origins.set(childPointer(pointer, 'content', type, 'schema'), [...path, 'schema']);
    return [type, { schema: value['schema'] ?? {}, ...examplesOf(value) }];
  });
  return { ...shared(value), content: Object.fromEntries(content) };
}

/** Parameters `in: formData` as one request body with an object for a schema. */
export function convertForm(
  fields: readonly Old[],
  consumes: readonly string[],
  pointer: string,
  conversion: Conversion,
): JsonObject {
  const { origins } = conversion;
  const [first] = fields;
  if (first !== undefined) origins.set(pointer, first.path);
  const named = fields.flatMap((field) => {
    const name = field.value['name'];
    return typeof name === 'string' ? [{ ...field, name }] : [];
  });
  const hasFile = named.some(({ value }) => value['format'] === 'binary');
  const required = named.filter(({ value }) => value['required'] === true).map(({ name }) => name);
  const properties = named.map(({ name, value }): [string, JsonValue] => [
    name,
    fieldSchema(value),
  ]);
  const encoding = named.flatMap((field): [string, JsonValue][] => {
    const written = serialization(field, conversion);
    return Object.keys(written).length === 0 ? [] : [[field.name, written]];
  });
  const media: JsonObject = {
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length === 0 ? {} : { required }),
    },
    ...(encoding.length === 0 ? {} : { encoding: Object.fromEntries(encoding) }),
  };
  const types = formTypes(consumes, hasFile);
  for (const type of types) {
    const schema = childPointer(pointer, 'content', type, 'schema');
    for (const { name, path } of named) origins.set(childPointer(schema, 'properties', name), path);
  }
  const content = Object.fromEntries(types.map((type): [string, JsonValue] => [type, media]));
  return { content, ...(required.length === 0 ? {} : { required: true }) };
}

function fieldSchema(value: JsonObject): JsonObject {
  const { own, schema } = splitSchema(value);
  const { name: _name, in: _in, required: _required, allowEmptyValue: _empty, ...rest } = own;
  return { ...schema, ...rest };
}

/** What a body parameter and a request body have in common. */
function shared(value: JsonObject): JsonObject {
  const kept = Object.entries(value).filter(
    ([key]) =>
      key === 'description' ||
      key === 'required' ||
      (key.startsWith('x-') && !key.startsWith('x-example')),
  );
  return Object.fromEntries(kept);
}

/** `x-example` and `x-examples`, which many descriptions have on bodies. */
function examplesOf(value: JsonObject): JsonObject {
  const examples = value['x-examples'];
  if (value['x-example'] !== undefined) return { example: value['x-example'] };
  if (!isJsonObject(examples)) return {};
  const named = Object.entries(examples).map(([key, example]): [string, JsonValue] => [
    key,
    isJsonObject(example) && 'value' in example ? example : { value: example },
  ]);
  return { examples: Object.fromEntries(named) };
}

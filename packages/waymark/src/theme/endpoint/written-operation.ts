import type { WrittenField } from '@waymark/content';
import type { JsonObject, JsonValue } from '@waymark/openapi';
import { flag } from '../content/parts/flag.ts';

type Schema = Record<string, JsonValue>;

/**
 * The operation that the fields of a page describe, in the terms of OpenAPI
 * (docs/format/openapi.md#manual-endpoints). Fields of answers are those of a successful one, as
 * JSON.
 *
 * @param contentType media type of the request; without it JSON, or a form where there is a file
 */
export function writtenOperation(
  fields: readonly WrittenField[],
  contentType: string | undefined,
): JsonObject {
  const parameters = fields.filter((field) => field.kind === 'parameter');
  const body = parameters.filter((field) => field.in === 'body');
  const answer = fields.filter((field) => field.kind === 'response');
  const media = contentType ?? (body.some(isFile) ? 'multipart/form-data' : 'application/json');
  return {
    parameters: parameters.flatMap(parameterOf),
    ...(body.length > 0
      ? { requestBody: { required: body.some(isRequired), content: content(media, body) } }
      : {}),
    responses: {
      200: { description: '', ...(answer.length > 0 ? { content: content(json, answer) } : {}) },
    },
  };
}

const json = 'application/json';

function content(media: string, fields: readonly WrittenField[]): JsonObject {
  const whole = fields.find(({ name }) => name === '');
  return { [media]: { schema: whole ? schemaOf(whole) : objectOf(fields) } };
}

function parameterOf(field: WrittenField): JsonObject[] {
  const { in: place, name } = field;
  if (place === undefined || place === 'body' || name === '') return [];
  return [
    {
      name,
      in: place,
      required: isRequired(field),
      deprecated: flag(field.deprecated),
      schema: schemaOf(field),
    },
  ];
}

function isRequired({ required }: WrittenField): boolean {
  return flag(required);
}

function isFile({ type }: WrittenField): boolean {
  return /^file\b/i.test(type ?? '');
}

function schemaOf(field: WrittenField): Schema {
  const { default: preset, placeholder } = field;
  return {
    ...typeOf(field.type?.trim() ?? '', field.fields),
    ...(preset === undefined ? {} : { default: preset as JsonValue }),
    ...(placeholder === undefined ? {} : { example: placeholder as JsonValue }),
    ...(flag(field.deprecated) ? { deprecated: true } : {}),
  };
}

/** Types as authors write them; what is none of them may be anything. */
const types: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  str: { type: 'string' },
  number: { type: 'number' },
  float: { type: 'number' },
  double: { type: 'number' },
  integer: { type: 'integer' },
  int: { type: 'integer' },
  boolean: { type: 'boolean' },
  bool: { type: 'boolean' },
  object: { type: 'object' },
  array: { type: 'array', items: {} },
  file: { type: 'string', format: 'binary' },
};

function typeOf(type: string, fields: readonly WrittenField[]): Schema {
  const items = /^(.*)\[\]$/.exec(type)?.[1] ?? /^array<(.*)>$/i.exec(type)?.[1];
  if (items !== undefined) return { type: 'array', items: typeOf(items.trim(), fields) };
  if (fields.length > 0) {
    const isList = /^array\b/i.test(type);
    return isList ? { type: 'array', items: objectOf(fields) } : objectOf(fields);
  }
  return types[type.toLowerCase()] ?? {};
}

function objectOf(fields: readonly WrittenField[]): Schema {
  const named = fields.filter(({ name }) => name !== '');
  return {
    type: 'object',
    properties: Object.fromEntries(named.map((field) => [field.name, schemaOf(field)])),
    required: named.filter(isRequired).map(({ name }) => name),
  };
}

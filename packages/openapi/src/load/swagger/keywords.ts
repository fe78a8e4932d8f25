import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { childKind, type Kind } from '../references/child-kind.ts';

const movedSections: readonly (readonly [from: string, to: string])[] = [
  ['#/definitions/', '#/components/schemas/'],
  ['#/responses/', '#/components/responses/'],
  ['#/securityDefinitions/', '#/components/securitySchemes/'],
];

/**
 * A Swagger 2.0 document with the keywords of its schemas in the terms of OpenAPI 3.0 and its
 * references led to where the parts will lie. Parameters are left to whoever converts operations.
 */
export function convertKeywords(root: JsonObject): JsonObject {
  const converted = convert(root, 'keywords');
  return isJsonObject(converted) ? converted : root;
}

function convert(value: JsonValue, kind: Kind): JsonValue {
  if (kind === 'data') return value;
  if (isJsonArray(value)) return value.map((item) => convert(item, 'keywords'));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).flatMap(([key, child]): [string, JsonValue][] => {
    if (kind === 'keywords') {
      const keyword = convertKeyword(key, child, value);
      if (keyword !== undefined) return keyword;
    }
    return [[key, convert(child, childKind(kind, key, child))]];
  });
  return Object.fromEntries(members);
}

function convertKeyword(
  key: string,
  value: JsonValue,
  holder: JsonObject,
): [string, JsonValue][] | undefined {
  if (key === '$ref' && typeof value === 'string') return [[key, movedReference(value)]];
  if (key === 'type' && value === 'file') {
    return [
      ['type', 'string'],
      ['format', 'binary'],
    ];
  }
  // What follows from `type: file` above wins over a format written beside it.
  if (key === 'format' && holder['type'] === 'file') return [];
  if (key === 'x-nullable' && typeof value === 'boolean') return [['nullable', value]];
  if (key === 'discriminator' && typeof value === 'string') {
    return [[key, { propertyName: value }]];
  }
  return undefined;
}

function movedReference(reference: string): string {
  const moved = movedSections.find(([from]) => reference.startsWith(from));
  return moved === undefined ? reference : moved[1] + reference.slice(moved[0].length);
}

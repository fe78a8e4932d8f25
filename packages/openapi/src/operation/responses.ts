import { anchorPath } from '../api-schema/anchors.ts';
import type { Direction } from '../api-schema/direction.ts';
import { partAt } from '../api-schema/part.ts';
import { schemaModel } from '../api-schema/schema-model.ts';
import type { HeaderModel, ResponseModel } from '../model/endpoint.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { bounded } from '../reference/bounded.ts';
import { member, objectMember, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import {
  type Located,
  locatedObject,
  type PageContext,
  reportType,
  treeContext,
} from './context.ts';
import { linkModels } from './links.ts';
import { mediaModels } from './media.ts';

/** The responses of an operation, successes first and `default` last. */
export function responseModels(
  context: PageContext,
  direction: Direction,
  operation: Located,
  path: string,
): readonly ResponseModel[] {
  const pointer = childPointer(operation.pointer, 'responses');
  const written = member(operation.object, 'responses');
  if (written === undefined) return [];
  if (!isJsonObject(written)) {
    reportType(context, pointer, '`responses` is an object');
    return [];
  }
  const keys = Object.keys(written).filter((key) => !key.startsWith('x-'));
  return keys
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((key) => {
      const at = childPointer(pointer, key);
      const response = locatedObject(context, written[key], at, 'response');
      if (response === undefined) return [];
      checkStatus(context, key, at);
      return [responseModel(context, direction, statusOf(key), response, path)];
    });
}

function rank(key: string): number {
  if (/^2/.test(key)) return 0;
  return key === 'default' ? 2 : 1;
}

/** `4xx` is `4XX`. */
function statusOf(key: string): string {
  return /^[1-5]xx$/i.test(key) ? key.toUpperCase() : key;
}

function checkStatus(context: PageContext, key: string, pointer: string): void {
  if (key === 'default' || /^[1-5](?:\d\d|xx)$/i.test(key)) return;
  const message = `\`${key}\` is no status code; it is shown as it is written.`;
  context.report({ code: 'openapi-response-status', pointer, message });
}

function responseModel(
  context: PageContext,
  direction: Direction,
  status: string,
  response: Located,
  path: string,
): ResponseModel {
  const { object } = response;
  const anchor = context.anchors.take(anchorPath(path, status));
  return {
    status,
    anchor,
    description: textMember(object, 'description'),
    summary: textMember(object, 'summary') ?? textMember(object, 'x-summary'),
    headers: headerModels(context, direction, response, path),
    media: mediaModels(context, direction, response, path),
    links: linkModels(context, response),
  };
}

function headerModels(
  context: PageContext,
  direction: Direction,
  response: Located,
  path: string,
): readonly HeaderModel[] {
  const headers = Object.entries(objectMember(response.object, 'headers'));
  return headers.flatMap(([name, value]) => {
    const pointer = childPointer(response.pointer, 'headers', name);
    // OpenAPI keeps this one for the media type.
    if (name.toLowerCase() === 'content-type') return [];
    const header = locatedObject(context, value, pointer, 'header');
    return header === undefined ? [] : [headerModel(context, direction, name, header, path)];
  });
}

function headerModel(
  context: PageContext,
  direction: Direction,
  name: string,
  { object, pointer }: Located,
  path: string,
): HeaderModel {
  const anchorText = anchorPath(`${path}-header`, name);
  const anchor = context.anchors.take(anchorText);
  const part = headerSchema(object, pointer);
  const schema = schemaModel(treeContext(context, direction), [part], anchorText, anchor);
  const example = member(object, 'example');
  return {
    name,
    anchor,
    required: member(object, 'required') === true,
    deprecated: member(object, 'deprecated') === true || schema.deprecated,
    description: textMember(object, 'description') ?? schema.description,
    // What the schema says of itself is said of the header, once.
    schema: {
      ...schema,
      description: undefined,
      deprecated: false,
      examples: example === undefined ? schema.examples : [bounded(context.root, example)],
    },
  };
}

function headerSchema(header: JsonObject, pointer: string): ReturnType<typeof partAt> {
  const content = objectMember(header, 'content');
  const [media] = Object.keys(content);
  if (media === undefined) {
    return partAt(childPointer(pointer, 'schema'), member(header, 'schema') ?? {});
  }
  const schema = member(objectMember(content, media), 'schema') ?? {};
  return partAt(childPointer(pointer, 'content', media, 'schema'), schema);
}

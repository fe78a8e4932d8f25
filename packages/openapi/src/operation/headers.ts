import { anchorPath } from '../api-schema/anchors.ts';
import type { Direction } from '../api-schema/direction.ts';
import { partAt } from '../api-schema/part.ts';
import { schemaModel } from '../api-schema/schema-model.ts';
import type { HeaderModel } from '../model/endpoint.ts';
import type { JsonObject } from '../model/json.ts';
import { bounded } from '../reference/bounded.ts';
import { member, objectMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { type Located, locatedObject, type PageContext, treeContext } from './context.ts';
import { describedWithSchema } from './described-with-schema.ts';

/**
 * The headers of a response or of a part of a body.
 *
 * @param path what anchors start with: `response`
 */
export function headerModels(
  context: PageContext,
  direction: Direction,
  holder: Located,
  path: string,
): readonly HeaderModel[] {
  const headers = Object.entries(objectMember(holder.object, 'headers'));
  return headers.flatMap(([name, value]) => {
    const pointer = childPointer(holder.pointer, 'headers', name);
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
    description: describedWithSchema(object, schema),
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

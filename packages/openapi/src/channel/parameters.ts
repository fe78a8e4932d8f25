import { anchorPath } from '../api-schema/anchors.ts';
import { partAt } from '../api-schema/part.ts';
import { schemaModel } from '../api-schema/schema-model.ts';
import type { ChannelParameter } from '../model/channel.ts';
import type { JsonObject } from '../model/json.ts';
import {
  type Located,
  locatedObject,
  type PageContext,
  treeContext,
} from '../operation/context.ts';
import { member, objectMember, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';

/** The parts of an address: AsyncAPI 2 has a schema for each, 3 has texts. */
export function channelParameters(
  context: PageContext,
  channel: Located,
): readonly ChannelParameter[] {
  return Object.entries(objectMember(channel.object, 'parameters')).flatMap(([name, written]) => {
    const at = childPointer(channel.pointer, 'parameters', name);
    const parameter = locatedObject(context, written, at, 'parameter');
    if (parameter === undefined) return [];
    const { object, pointer } = parameter;
    const anchor = context.anchors.take(anchorPath('parameter', name));
    const schema = member(object, 'schema');
    const part =
      schema === undefined
        ? partAt(pointer, textSchema(object))
        : partAt(childPointer(pointer, 'schema'), schema);
    return {
      name,
      anchor,
      description: textMember(object, 'description'),
      schema: schemaModel(treeContext(context, 'both'), [part], anchor, anchor),
      location: textMember(object, 'location'),
    };
  });
}

/** A parameter of AsyncAPI 3 as the schema that it stands for. */
function textSchema(parameter: JsonObject): JsonObject {
  const kept = ['enum', 'default', 'examples'].filter((key) => Object.hasOwn(parameter, key));
  return {
    type: 'string',
    ...Object.fromEntries(kept.map((key) => [key, parameter[key] ?? null])),
  };
}

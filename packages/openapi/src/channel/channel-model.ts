import type { Checked } from '@waymark/core';
import { partAt } from '../api-schema/part.ts';
import { schemaModel } from '../api-schema/schema-model.ts';
import type { ChannelModel } from '../model/channel.ts';
import type { ApiDescription } from '../model/description.ts';
import type { EndpointTarget } from '../model/endpoint-page.ts';
import type { SchemaModel } from '../model/schema.ts';
import {
  type Located,
  locatedObject,
  type PageContext,
  treeContext,
} from '../operation/context.ts';
import { type ModelOptions, pageContext } from '../operation/endpoint-model.ts';
import { pageExtensions } from '../operation/extensions.ts';
import { member, objectMember } from '../reference/member.ts';
import { bindingModels, bindingSchema } from './bindings.ts';
import { channelsOf } from './channels.ts';
import { externalDocsIn } from './layers.ts';
import { messageModel } from './messages.ts';
import { channelOperations } from './operations.ts';
import { channelParameters } from './parameters.ts';
import { channelSecurity } from './security.ts';
import { channelServers } from './servers.ts';
import { toldApart } from './told-apart.ts';

/** A channel that a page documents. */
export type ChannelTarget = Extract<EndpointTarget, { kind: 'channel' }>;

/**
 * All that the page of a channel shows. What is wrong in the description is reported and left out;
 * the rest of the page is there.
 */
export function channelModel(
  description: ApiDescription,
  { path: id, method, pointer }: ChannelTarget,
  options: ModelOptions = {},
): Checked<ChannelModel> {
  const { context, diagnostics } = pageContext(description, options);
  const listed = channelsOf(description).find((channel) => channel.id === id);
  const written = member(objectMember(description.root, 'channels'), id);
  const channel = locatedObject(context, written, pointer, 'channel') ?? { object: {}, pointer };
  const servers = channelServers(context, channel);
  const { operations, others } = channelOperations(context, id, channel);
  const { content, title } = pageExtensions(context, channel);
  const value: ChannelModel = {
    id,
    address: listed?.address,
    protocol: listed?.protocol ?? method,
    title: title ?? listed?.title ?? id,
    description: listed?.description,
    externalDocs: externalDocsIn(context, [channel]),
    servers: servers.map(({ model }) => model),
    security: channelSecurity(
      context,
      servers.map(({ server }) => server),
    ),
    parameters: channelParameters(context, channel),
    handshake: {
      headers: handshake(context, channel, 'headers'),
      query: handshake(context, channel, 'query'),
    },
    bindings: bindingModels(context, [channel]).flatMap(withoutHandshake),
    operations,
    messages: others.map((message) => messageModel(context, message, 'message')),
    content,
    at: description.locate(pointer),
  };
  return { value: toldApart(value), diagnostics };
}

function handshake(
  context: PageContext,
  channel: Located,
  key: 'headers' | 'query',
): SchemaModel | undefined {
  const found = bindingSchema(context, [channel], 'ws', key);
  if (found === undefined) return undefined;
  return schemaModel(treeContext(context, 'both'), [partAt(found.pointer, found.value)], key);
}

/** What a page shows as fields is not said twice. */
function withoutHandshake({ protocol, value }: ChannelModel['bindings'][number]) {
  if (protocol !== 'ws' || typeof value !== 'object' || value === null)
    return [{ protocol, value }];
  const { headers: _headers, query: _query, ...others } = { ...value } as Record<string, unknown>;
  return Object.keys(others).length === 0 ? [] : [{ protocol, value: others as typeof value }];
}

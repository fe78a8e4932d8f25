import { remember } from '@waymark/core';
import { channelsOf } from '../channel/channels.ts';
import { type ApiDescription, formatOf } from '../model/description.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { objectMember } from '../reference/member.ts';
import { methodOrder, methodsOf } from '../reference/path-item.ts';
import { childPointer } from '../reference/pointer.ts';
import { dereference } from '../reference/resolve-reference.ts';
import { objectEntries } from './read.ts';

/** An operation, a webhook or a channel where its description defines it. */
export interface DescribedOperation {
  readonly description: ApiDescription;
  readonly kind: 'operation' | 'webhook' | 'channel';
  /** Upper case; `WEBHOOK` for a webhook, the protocol of a channel. */
  readonly method: string;
  /** Path template, webhook name or key of a channel, as written in the description. */
  readonly path: string;
  /** Below the path or the webhook, also where that is a reference to a shared path item. */
  readonly pointer: string;
  readonly operation: JsonObject;
  /** What holds it, with the properties that all operations of the path share. */
  readonly pathItem: JsonObject;
}

/**
 * All operations of a description: paths in written order, the methods of one path in the order of
 * docs/format/openapi.md#groups, methods of the API's own (OpenAPI 3.2) after them, then webhooks.
 */
export const operationsOf = remember(listOperations);

function listOperations(description: ApiDescription): readonly DescribedOperation[] {
  if (formatOf(description) === 'asyncapi') return listChannels(description);
  return [
    ...listMap(description, 'paths', 'operation'),
    ...listMap(description, 'webhooks', 'webhook'),
    ...listMap(description, 'x-webhooks', 'webhook'),
  ];
}

/** Channels in the terms of operations: what decides of their pages has one name. */
function listChannels(description: ApiDescription): readonly DescribedOperation[] {
  return channelsOf(description).map((channel) => ({
    description,
    kind: 'channel',
    method: channel.protocol,
    path: channel.id,
    pointer: channel.pointer,
    operation: {
      ...channel.object,
      summary: channel.title,
      description: channel.description ?? null,
      tags: [channel.tag],
    },
    pathItem: {},
  }));
}

function listMap(
  description: ApiDescription,
  key: string,
  kind: 'operation' | 'webhook',
): readonly DescribedOperation[] {
  return objectEntries(objectMember(description.root, key)).flatMap(([path, written]) => {
    const pointer = childPointer('', key, path);
    const item = dereference(description.root, written, pointer);
    const pathItem = item.found && isJsonObject(item.value) ? item.value : {};
    const inOrder = methodsOf(description.root, pathItem, pointer).toSorted(
      (a, b) => methodOrder(a.method) - methodOrder(b.method),
    );
    return inOrder.map(({ method, operation }) => ({
      description,
      kind,
      method: kind === 'webhook' ? 'WEBHOOK' : method,
      path,
      pointer: operation.pointer,
      operation: operation.object,
      pathItem,
    }));
  });
}

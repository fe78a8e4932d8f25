import { anchorPath } from '../api-schema/anchors.ts';
import type { ChannelOperation, ReplyModel } from '../model/channel.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { type Located, locatedObject, type PageContext } from '../operation/context.ts';
import { listMember, member, objectMember, textMember } from '../reference/member.ts';
import { childPointer, pointerKeys } from '../reference/pointer.ts';
import { dereference, locateReference } from '../reference/resolve-reference.ts';
import { bindingModels } from './bindings.ts';
import { channelsOf } from './channels.ts';
import {
  describedIn,
  externalDocsIn,
  type Layers,
  layersOf,
  listIn,
  textIn,
  valueIn,
} from './layers.ts';
import { type ListedMessage, messageModel } from './messages.ts';
import { channelSecurity } from './security.ts';

/** An operation of a channel before it is looked at closely. */
interface WrittenOperation {
  readonly id: string;
  readonly action: ChannelOperation['action'];
  readonly layers: Layers;
  readonly own: Located;
  readonly messages: readonly ListedMessage[];
}

/** The operations of a channel, and the messages that none of them names. */
export function channelOperations(
  context: PageContext,
  id: string,
  channel: Located,
): { readonly operations: readonly ChannelOperation[]; readonly others: readonly ListedMessage[] } {
  const written =
    context.description.version === 'asyncapi-2'
      ? oldOperations(context, channel)
      : newOperations(context, id, channel);
  const operations = written.map((each) => operationModel(context, channel, each));
  const used = operations.flatMap(({ messages, reply }) =>
    reply === undefined || (reply.channel?.id ?? id) !== id
      ? messages
      : [...messages, ...reply.messages],
  );
  const ids = new Set(used.map((message) => message.id));
  const others = channelMessages(context, channel).filter((message) => !ids.has(message.id));
  return { operations, others };
}

function operationModel(
  context: PageContext,
  channel: Located,
  { id, action, layers, own, messages }: WrittenOperation,
): ChannelOperation {
  const anchor = context.anchors.take(anchorPath(action === 'send' ? 'receive' : 'send', id));
  const title = textIn(layers, 'title') ?? textIn(layers, 'summary');
  return {
    id,
    action,
    title,
    description:
      title === textIn(layers, 'summary') ? textIn(layers, 'description') : describedIn(layers),
    deprecated: valueIn(layers, 'deprecated')?.value === true,
    externalDocs: externalDocsIn(context, layers),
    anchor,
    security: channelSecurity(context, [firstWith(layers, 'security', own)]),
    bindings: bindingModels(context, layers),
    messages: messages.map((message) => messageModel(context, message, anchor)),
    reply: replyModel(context, channel, layers, anchor),
  };
}

function firstWith(layers: Layers, key: string, other: Located): Located {
  return layers.find(({ object }) => Object.hasOwn(object, key)) ?? other;
}

/** `publish` is what others send, so the application receives it; `subscribe` the other way round. */
const oldActions = { publish: 'receive', subscribe: 'send' } as const;

function oldOperations(context: PageContext, channel: Located): readonly WrittenOperation[] {
  return (['publish', 'subscribe'] as const).flatMap((key) => {
    const pointer = childPointer(channel.pointer, key);
    const own = locatedObject(context, member(channel.object, key), pointer, 'operation');
    if (own === undefined) return [];
    const layers = layersOf(context, own, 'operation');
    const message = valueIn(layers, 'message');
    const id = textIn(layers, 'operationId') ?? key;
    const messages = message ? alternatives(context, message.value, message.pointer, id) : [];
    return [{ id, action: oldActions[key], layers, own, messages }];
  });
}

/** A message, or one of several (`oneOf`). */
function alternatives(
  context: PageContext,
  value: JsonValue,
  pointer: string,
  fallback: string,
): readonly ListedMessage[] {
  const several = isJsonObject(value) ? member(value, 'oneOf') : undefined;
  if (!isJsonArray(several)) return listed(context, value, pointer, fallback);
  const ids = new Set<string>();
  return several.flatMap((each, index) => {
    const place = `${fallback}-${index + 1}`;
    return listed(context, each, childPointer(pointer, 'oneOf', index), place).map((message) => {
      const id = ids.has(message.id) ? place : message.id;
      ids.add(id);
      return { ...message, id };
    });
  });
}

function listed(
  context: PageContext,
  value: JsonValue,
  pointer: string,
  fallback: string,
): readonly ListedMessage[] {
  const located = locatedObject(context, value, pointer, 'message');
  const reference = isJsonObject(value) ? textMember(value, '$ref') : undefined;
  if (located === undefined) return [];
  const own = textMember(located.object, 'messageId') ?? pointerKeys(reference ?? '').at(-1);
  return [{ id: own ?? textMember(located.object, 'name') ?? fallback, located }];
}

function newOperations(
  context: PageContext,
  id: string,
  channel: Located,
): readonly WrittenOperation[] {
  return Object.entries(objectMember(context.root, 'operations')).flatMap(([name, value]) => {
    const at = childPointer('/operations', name);
    const found = dereference(context.root, value, at);
    if (name.startsWith('x-') || !found.found || !isJsonObject(found.value)) return [];
    const own = { object: found.value, pointer: found.pointer };
    if (!leadsTo(context, member(own.object, 'channel'), id, channel)) return [];
    const action = member(own.object, 'action');
    if (action !== 'send' && action !== 'receive') return [];
    const layers = layersOf(context, own, 'operation');
    return [{ id: name, action, layers, own, messages: chosen(context, own, channel) }];
  });
}

/** Whether a reference is one to a channel, by its key or by what stands there. */
function leadsTo(
  { root }: PageContext,
  value: JsonValue | undefined,
  id: string,
  channel: Located,
): boolean {
  const reference = isJsonObject(value) ? textMember(value, '$ref') : undefined;
  if (value === undefined || reference === undefined) return false;
  const key = locateReference(root, reference);
  if (key.found && key.pointer === childPointer('/channels', id)) return true;
  const end = dereference(root, value, '');
  return end.found && end.pointer === channel.pointer;
}

/** Messages of an operation are some of its channel; all of them where it lists none. */
function chosen(context: PageContext, own: Located, channel: Located): readonly ListedMessage[] {
  const offered = channelMessages(context, channel);
  const entries = listIn([own], 'messages');
  if (entries === undefined) return offered;
  return entries.flatMap(({ value, pointer }) => {
    const located = locatedObject(context, value, pointer, 'message');
    if (located === undefined) return [];
    const known = offered.find((each) => each.located.pointer === located.pointer);
    const reference = isJsonObject(value) ? (textMember(value, '$ref') ?? '') : '';
    const key = pointerKeys(reference).at(-1) ?? '';
    const named = offered.find((each) => each.id === key) ?? known;
    if (named) return [named];
    const message = `\`${reference}\` is none of the messages of the channel "${channel.pointer}".`;
    context.report({ code: 'asyncapi-message', pointer, message });
    return [{ id: key, located }];
  });
}

/** The messages of a channel (AsyncAPI 3) by their keys. */
function channelMessages(context: PageContext, channel: Located): readonly ListedMessage[] {
  return Object.entries(objectMember(channel.object, 'messages')).flatMap(([id, value]) => {
    if (id.startsWith('x-')) return [];
    const at = childPointer(channel.pointer, 'messages', id);
    const located = locatedObject(context, value, at, 'message');
    return located ? [{ id, located }] : [];
  });
}

/** Without a channel of their own, answers are messages of the channel of the operation. */
function replyModel(
  context: PageContext,
  own: Located,
  layers: Layers,
  path: string,
): ReplyModel | undefined {
  const written = valueIn(layers, 'reply');
  const reply = written && locatedObject(context, written.value, written.pointer, 'reply');
  if (reply === undefined) return undefined;
  const { object, pointer } = reply;
  const at = childPointer(pointer, 'address');
  const address = locatedObject(context, member(object, 'address'), at, 'address');
  const place = childPointer(pointer, 'channel');
  const channel = locatedObject(context, member(object, 'channel'), place, 'channel');
  const isNamed = channel !== undefined || listMember(object, 'messages').length > 0;
  const messages = isNamed ? chosen(context, reply, channel ?? own) : [];
  return {
    address:
      (address && textMember(address.object, 'location')) ??
      (channel && textMember(channel.object, 'address')),
    description: address && textMember(address.object, 'description'),
    channel: channel && listedChannel(context, channel),
    messages: messages.map((message) => messageModel(context, message, anchorPath(path, 'reply'))),
  };
}

function listedChannel({ description }: PageContext, { object }: Located): ReplyModel['channel'] {
  const listed = channelsOf(description).find((each) => each.object === object);
  return listed && { id: listed.id, protocol: listed.protocol };
}

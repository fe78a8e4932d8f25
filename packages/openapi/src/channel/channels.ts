import { remember } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { listMember, member, objectMember, textMember } from '../reference/member.ts';
import { childPointer, pointerKeys } from '../reference/pointer.ts';
import { dereference, locateReference } from '../reference/resolve-reference.ts';
import { describedIn } from './layers.ts';

/** A channel of an AsyncAPI description, in the terms of AsyncAPI 3. */
export interface DescribedChannel {
  /** Key below `channels`. */
  readonly id: string;
  /** Pointer of that key, also where a reference stands there. */
  readonly pointer: string;
  readonly object: JsonObject;
  /** Topic, path, queue; absent where it is known when the API runs only. */
  readonly address: string | undefined;
  readonly title: string;
  /** Markdown. */
  readonly description: string | undefined;
  /** Name of the tag that it is listed under. */
  readonly tag: string;
  /** Upper case, as a badge shows it: `WSS`, `KAFKA`. */
  readonly protocol: string;
}

/** All channels of an AsyncAPI description in the order in which they are written. */
export const channelsOf = remember(listChannels);

function listChannels({ root, version }: ApiDescription): readonly DescribedChannel[] {
  const isOld = version === 'asyncapi-2';
  return Object.entries(objectMember(root, 'channels')).flatMap(([id, written]) => {
    if (id.startsWith('x-')) return [];
    const pointer = childPointer('/channels', id);
    const object = objectAt(root, written, pointer);
    if (object === undefined) return [];
    const address = isOld ? id : (textMember(object, 'address') ?? undefined);
    const protocol = protocolOf(root, object);
    return {
      id,
      pointer,
      object,
      address: address === '' ? undefined : address,
      title: textMember(object, 'title')?.trim() || titleFrom(id, root),
      description: describedIn([{ object, pointer }]),
      tag: tagOf(root, object) ?? (isWebSocket(root) ? 'Websockets' : 'Channels'),
      protocol: badgeOf(protocol),
    };
  });
}

function objectAt(
  root: JsonObject,
  value: JsonValue | undefined,
  pointer: string,
): JsonObject | undefined {
  if (value === undefined) return undefined;
  const found = dereference(root, value, pointer);
  return found.found && isJsonObject(found.value) ? found.value : undefined;
}

/**
 * The servers of a channel by their names: those that it lists, else all. AsyncAPI 2 lists names, 3
 * references; what is listed and does not exist has no object.
 */
export function serversOf(
  root: JsonObject,
  channel: JsonObject,
): readonly {
  readonly name: string;
  readonly server: JsonValue | undefined;
  readonly pointer: string;
}[] {
  const all = objectMember(root, 'servers');
  const listed = member(channel, 'servers');
  if (!isJsonArray(listed) || listed.length === 0) {
    const names = Object.keys(all).filter((name) => !name.startsWith('x-'));
    return names.map((name) => named(all, name));
  }
  return listed.map((entry) => {
    if (typeof entry === 'string') return named(all, entry);
    const reference = isJsonObject(entry) ? textMember(entry, '$ref') : undefined;
    if (reference === undefined) return { name: '', server: undefined, pointer: '' };
    const found = locateReference(root, reference);
    const name = pointerKeys(reference).at(-1) ?? '';
    return found.found
      ? { name, server: found.value, pointer: found.pointer }
      : { name, server: undefined, pointer: '' };
  });
}

function named(servers: JsonObject, name: string) {
  return { name, server: member(servers, name), pointer: childPointer('/servers', name) };
}

/** The protocol of the first server that says one, else that of a binding. */
function protocolOf(root: JsonObject, channel: JsonObject): string | undefined {
  for (const { server, pointer } of serversOf(root, channel)) {
    const protocol = textMember(objectAt(root, server, pointer) ?? {}, 'protocol');
    if (protocol) return protocol;
  }
  const bindings = objectAt(root, member(channel, 'bindings'), '') ?? {};
  return Object.keys(bindings).find((key) => !key.startsWith('x-') && !key.startsWith('$'));
}

/** A badge leaves out what says no more than that the connection is encrypted. */
function badgeOf(protocol: string | undefined): string {
  return (protocol ?? 'channel').replace(/-secure$|^secure-/i, '').toUpperCase();
}

/** What no server says anything else of is a WebSocket, as the format has it. */
const isWebSocket = remember((root: JsonObject) => {
  const servers = Object.entries(objectMember(root, 'servers'));
  const protocols = servers.flatMap(([name, server]) => {
    const object = objectAt(root, server, childPointer('/servers', name));
    return (object && textMember(object, 'protocol')) ?? [];
  });
  return protocols.length === 0 || protocols.some((protocol) => /^wss?$/i.test(protocol));
});

/** The first tag of a channel; AsyncAPI 2 has tags at its operations. */
function tagOf(root: JsonObject, channel: JsonObject): string | undefined {
  const holders = [channel, ...['publish', 'subscribe'].map((key) => objectMember(channel, key))];
  for (const holder of holders) {
    for (const tag of listMember(holder, 'tags')) {
      const name = textMember(objectAt(root, tag, '') ?? {}, 'name')?.trim();
      if (name) return name;
    }
  }
  return undefined;
}

/**
 * `lightingMeasured` is `Lighting measured`, `user/{id}/signed-up` is `User signed up`. What has no
 * words but parameters is called by those, and `/` as the API is.
 */
function titleFrom(id: string, root: JsonObject): string {
  const name = textMember(objectMember(root, 'info'), 'title')?.trim();
  return inWords(id.replace(/\{[^{}]*\}/g, ' ')) || inWords(id) || name || id;
}

function inWords(text: string): string {
  const words = text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

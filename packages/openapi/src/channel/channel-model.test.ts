import { describe, expect, test } from 'vitest';
import type { MessageModel, MessagePart } from '../model/channel.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { channelOf } from '../testing/channel-of.ts';
import { describedAs } from '../testing/plan-of.ts';
import { channelsOf } from './channels.ts';

const fieldsOf = (part: MessagePart | undefined) =>
  part?.kind === 'schema' ? part.schema.fields.map(({ name }) => name) : undefined;

const textSchema = (name: string): JsonObject => ({
  type: 'object',
  properties: { [name]: { type: 'string' } },
});

describe('A description of AsyncAPI 2 and its translation to 3', () => {
  const schemes = { key: { type: 'httpApiKey', in: 'query', name: 'token' } };
  const messages = {
    said: { title: 'Said', payload: textSchema('text') },
    left: { title: 'Left', payload: textSchema('who') },
    come: { title: 'Come', payload: textSchema('room') },
  };
  const old: JsonObject = {
    asyncapi: '2.6.0',
    defaultContentType: 'application/json',
    servers: {
      live: { url: 'wss://live.test/v1', protocol: 'wss', security: [{ key: [] }] },
    },
    channels: {
      '/rooms/{room}': {
        parameters: { room: { description: 'Which one.', schema: { type: 'string' } } },
        publish: { operationId: 'come', message: { $ref: '#/components/messages/come' } },
        subscribe: {
          operationId: 'hear',
          message: {
            oneOf: [{ $ref: '#/components/messages/said' }, { $ref: '#/components/messages/left' }],
          },
        },
      },
    },
    components: { messages, securitySchemes: schemes },
  };
  const reference = (name: string) => ({ $ref: `#/channels/rooms/messages/${name}` });
  const channel = { $ref: '#/channels/rooms' };
  const current: JsonObject = {
    asyncapi: '3.0.0',
    defaultContentType: 'application/json',
    servers: {
      live: {
        host: 'live.test',
        pathname: '/v1',
        protocol: 'wss',
        security: [{ $ref: '#/components/securitySchemes/key' }],
      },
    },
    channels: {
      rooms: {
        address: '/rooms/{room}',
        title: 'Rooms',
        parameters: { room: { description: 'Which one.' } },
        messages: {
          come: { $ref: '#/components/messages/come' },
          said: { $ref: '#/components/messages/said' },
          left: { $ref: '#/components/messages/left' },
        },
      },
    },
    operations: {
      come: { action: 'receive', channel, messages: [reference('come')] },
      hear: { action: 'send', channel, messages: [reference('said'), reference('left')] },
    },
    components: { messages, securitySchemes: schemes },
  };

  test('have the same model but for the key of the channel', () => {
    const { model: before, found } = channelOf(old);
    expect(found).toEqual([]);
    const { model: after } = channelOf(current);
    expect({ ...before, id: 'rooms' }).toEqual(after);
    expect(after.operations.map(({ action, id }) => `${action} ${id}`)).toEqual([
      'receive come',
      'send hear',
    ]);
    expect(after.servers[0]).toMatchObject({ url: 'wss://live.test/v1', protocol: 'wss' });
    expect(after.security).toMatchObject([{ id: 'key', name: 'token', in: 'query' }]);
  });
});

/** A channel with one message, the address and name of which are `a`. */
function withMessage(
  message: JsonValue,
  { asyncapi = '3.0.0', ...rest }: Readonly<Record<string, JsonValue>> = {},
): { readonly message: MessageModel | undefined; readonly found: readonly string[] } {
  const channels: JsonObject =
    asyncapi === '3.0.0' ? { a: { messages: { m: message } } } : { a: { publish: { message } } };
  const { model, found } = channelOf({ asyncapi, channels, ...rest });
  return { message: model.operations[0]?.messages[0] ?? model.messages[0], found };
}

describe('Traits of a message', () => {
  const traits: readonly JsonObject[] = [
    {
      name: 'first',
      summary: 'First',
      headers: textSchema('one'),
      bindings: { kafka: { a: 1, b: 1 } },
    },
    { name: 'second', headers: textSchema('two'), bindings: { kafka: { b: 2 } } },
  ];
  const own = { name: 'own', headers: textSchema('own'), traits };

  test('add to what the message says, which counts before them; later ones before earlier ones', () => {
    const { message } = withMessage(own);
    expect(message?.title).toBe('own');
    expect(message?.description).toBe('First');
    expect(fieldsOf(message?.headers)).toEqual(['own', 'two', 'one']);
    expect(message?.bindings).toEqual([{ protocol: 'kafka', value: { a: 1, b: 2 } }]);
  });

  test('count before what the message says in AsyncAPI 2', () => {
    expect(withMessage(own, { asyncapi: '2.6.0' }).message?.title).toBe('second');
  });
});

describe('The payload of a message', () => {
  const avro = 'application/vnd.apache.avro;version=1.9.0';
  const record = { type: 'record', name: 'A', fields: [] };

  test.each([
    ['in the message (2)', { payload: record, schemaFormat: avro }, '2.6.0'],
    ['around the schema (3)', { payload: { schemaFormat: avro, schema: record } }, '3.0.0'],
    ['behind a reference', { payload: { $ref: '#/components/schemas/A' } }, '3.0.0'],
  ])('in another format is kept as it is, with the format %s', (_, message, asyncapi) => {
    const components = { schemas: { A: { schemaFormat: avro, schema: record } } };
    const { message: model, found } = withMessage(message, { asyncapi, components });
    expect(model?.payload).toEqual({ kind: 'foreign', format: avro, value: record });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('asyncapi-schema-format The payload is written in');
  });

  test.each([
    'application/schema+json;version=draft-07',
    'application/vnd.aai.asyncapi+yaml;version=3.0.0',
    'application/vnd.oai.openapi;version=3.0.0',
  ])('in the format %s has fields', (schemaFormat) => {
    const { message, found } = withMessage({ payload: { schemaFormat, schema: textSchema('a') } });
    expect(fieldsOf(message?.payload)).toEqual(['a']);
    expect(found).toEqual([]);
  });

  test('that is wrapped without a format has fields, as `schema` is no keyword of one', () => {
    const wrapped = { schema: { $ref: '#/components/schemas/A' } };
    const components = { schemas: { A: textSchema('a') } };
    const { message, found } = withMessage({ payload: wrapped }, { components });
    expect(fieldsOf(message?.payload)).toEqual(['a']);
    expect(message?.examples).toHaveLength(1);
    expect(found).toEqual([]);
    const field = { type: 'object', properties: { schema: { type: 'string' } } };
    expect(fieldsOf(withMessage({ payload: field }).message?.payload)).toEqual(['schema']);
  });

  test('that refers to itself ends', () => {
    const Node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } };
    const { message, found } = withMessage(
      { payload: { $ref: '#/components/schemas/Node' } },
      { components: { schemas: { Node } } },
    );
    expect(fieldsOf(message?.payload)).toEqual(['next']);
    expect(message?.examples).toHaveLength(1);
    expect(found).toEqual([]);
  });

  test('has the examples that are written, headers after them, or one that is made up', () => {
    const examples: readonly JsonObject[] = [
      { name: 'a', summary: 'The first', payload: { text: 'x' }, headers: { h: 1 } },
      { payload: { text: 'y' } },
    ];
    const written = withMessage({ payload: textSchema('text'), examples });
    expect(written.message?.examples.map(({ label, value }) => [label, value])).toEqual([
      ['The first', { text: 'x' }],
      ['Example 2', { text: 'y' }],
      ['The first (headers)', { h: 1 }],
    ]);
    const made = withMessage({ payload: textSchema('text'), contentType: 'application/x-binary' });
    expect(made.message?.examples).toMatchObject([
      { value: { text: '<string>' }, isGenerated: true },
    ]);
  });
});

test('An operation without a list of messages has all of its channel, with an empty list none', () => {
  const channel = { $ref: '#/channels/a' };
  const { model } = channelOf({
    asyncapi: '3.0.0',
    channels: { a: { messages: { x: {}, y: {} } } },
    operations: {
      all: { action: 'send', channel },
      none: { action: 'send', channel, messages: [] },
    },
  });
  expect(model.operations.map(({ messages }) => messages.map(({ id }) => id))).toEqual([
    ['x', 'y'],
    [],
  ]);
  expect(model.messages).toEqual([]);
});

test('Messages that no operation names are kept, and those of answers are not told twice', () => {
  const { model } = channelOf({
    asyncapi: '3.0.0',
    channels: { a: { messages: { ask: {}, answer: {}, other: {} } } },
    operations: {
      ask: {
        action: 'receive',
        channel: { $ref: '#/channels/a' },
        messages: [{ $ref: '#/channels/a/messages/ask' }],
        reply: {
          address: { location: '$message.header#/replyTo' },
          messages: [{ $ref: '#/channels/a/messages/answer' }],
        },
      },
    },
  });
  expect(model.operations[0]?.reply).toMatchObject({
    address: '$message.header#/replyTo',
    messages: [{ id: 'answer' }],
  });
  expect(model.messages.map(({ id }) => id)).toEqual(['other']);
});

test('An address that begins with a variable scheme has no other', () => {
  const { model } = channelOf({
    asyncapi: '2.6.0',
    servers: {
      open: { url: '{scheme}://{host}/a', protocol: 'wss' },
      bare: { url: '{host}:9092', protocol: 'kafka' },
    },
    channels: { a: {} },
  });
  expect(model.servers.map(({ url }) => url)).toEqual([
    '{scheme}://{host}/a',
    'kafka://{host}:9092',
  ]);
});

test('An answer names its channel as that has its page, and none that is not there', () => {
  const operation = (channel: string) => ({
    ...{ action: 'receive', channel: { $ref: '#/channels/ask' }, messages: [] },
    reply: { channel: { $ref: channel } },
  });
  const { model } = channelOf({
    asyncapi: '3.0.0',
    servers: { a: { host: 'a.example', protocol: 'kafka-secure' } },
    channels: { ask: {}, answer: { $ref: '#/components/channels/shared' } },
    operations: {
      listed: operation('#/channels/answer'),
      shared: operation('#/components/channels/shared'),
      gone: operation('#/channels/gone'),
    },
    components: { channels: { shared: { address: 'answers' } } },
  });
  const channel = { id: 'answer', protocol: 'KAFKA' };
  expect(model.operations.map(({ reply }) => reply?.channel)).toEqual([
    channel,
    channel,
    undefined,
  ]);
});

test('The request that opens a WebSocket has its headers and query as fields, the rest as written', () => {
  const ws = { method: 'GET', query: textSchema('since'), headers: textSchema('X-A') };
  const { model } = channelOf({ asyncapi: '3.0.0', channels: { a: { bindings: { ws } } } });
  expect(model.handshake.query?.fields.map(({ name }) => name)).toEqual(['since']);
  expect(model.handshake.headers?.fields.map(({ name }) => name)).toEqual(['X-A']);
  expect(model.bindings).toEqual([{ protocol: 'ws', value: { method: 'GET' } }]);
});

test('What is missing or wrong is left out and reported where it stands', () => {
  const { model, found } = channelOf({
    asyncapi: '3.0.0',
    servers: { bare: { protocol: 'wss' } },
    channels: {
      a: {
        servers: [{ $ref: '#/servers/bare' }, { $ref: '#/servers/gone' }],
        parameters: { id: { $ref: '#/components/parameters/gone' } },
        messages: { m: { $ref: '#/channels/a/messages/m' }, n: 7, o: {} },
      },
      b: { messages: { p: {} } },
    },
    operations: {
      take: {
        action: 'receive',
        channel: { $ref: '#/channels/a' },
        messages: [{ $ref: '#/channels/b/messages/p' }],
      },
    },
  });
  expect(model.operations[0]?.messages.map(({ id }) => id)).toEqual(['p']);
  expect(found.map((text) => text.split(' ').slice(0, 2).join(' ')).toSorted()).toEqual([
    '/channels/a/messages/m openapi-reference-loop',
    '/channels/a/messages/n openapi-value-type',
    '/channels/a/parameters/id openapi-reference-missing',
    '/channels/a/servers asyncapi-server',
    '/operations/take/messages/0 asyncapi-message',
    '/servers/bare asyncapi-server',
  ]);
});

test('Names such as `__proto__` and `constructor` are names like any others', () => {
  const root = JSON.parse(
    '{"asyncapi":"3.0.0","channels":{"__proto__":{"messages":{"constructor":{"payload":{"type":"object","properties":{"__proto__":{"type":"string"}}}}}}},"operations":{"toString":{"action":"send","channel":{"$ref":"#/channels/__proto__"}}}}',
  );
  const { model, found } = channelOf(root, '__proto__');
  expect(found).toEqual([]);
  expect(model.operations[0]?.messages[0]?.id).toBe('constructor');
  expect(fieldsOf(model.operations[0]?.messages[0]?.payload)).toEqual(['__proto__']);
});

test('Several servers and operations that ask for the same scheme ask once', () => {
  const security = [{ $ref: '#/components/securitySchemes/oauth' }];
  const { model } = channelOf({
    asyncapi: '3.0.0',
    servers: {
      a: { host: 'a.test', protocol: 'amqp', security },
      b: { host: 'b.test', protocol: 'amqp', security: [...security, { type: 'X509' }] },
    },
    channels: { c: {} },
    components: {
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          flows: {
            clientCredentials: { tokenUrl: 'https://t.test', availableScopes: { r: 'Read' } },
          },
        },
      },
    },
  });
  expect(model.security.map(({ id }) => id)).toEqual(['oauth', 'X509']);
  expect(model.security[0]?.flows[0]?.scopes).toEqual([{ name: 'r', description: 'Read' }]);
  expect(model.servers.map(({ credentials }) => credentials)).toEqual([
    ['oauth'],
    ['oauth', 'X509'],
  ]);
});

test.each([
  ['plantEvents', {}, 'Plant events', 'CHANNEL'],
  ['/v1/{id}/soil-samples', {}, 'V1 soil samples', 'CHANNEL'],
  ['{queue}', {}, 'Queue', 'CHANNEL'],
  ['/', {}, 'The API', 'CHANNEL'],
  ['a', { title: 'Own title' }, 'Own title', 'CHANNEL'],
  ['a', { bindings: { kafka: {} } }, 'A', 'KAFKA'],
])('The channel %j is called as its title or its key says', (id, channel, title, protocol) => {
  const root = { asyncapi: '3.0.0', info: { title: 'The API' }, channels: { [id]: channel } };
  const [found] = channelsOf(describedAs('a.yaml', root));
  expect(found).toMatchObject({ id, title, protocol });
});

test('A channel with a summary and a description says both, and one that repeats itself says it once', () => {
  const channels = {
    both: { address: 'a', summary: 'In short.', description: 'At length.' },
    same: { address: 'b', summary: 'Alike.', description: 'Alike.' },
    short: { address: 'c', summary: 'In short.' },
  };
  const api = describedAs('api.json', { asyncapi: '3.0.0', info: {}, channels });
  expect(channelsOf(api).map(({ description }) => description)).toEqual([
    'In short.\n\nAt length.',
    'Alike.',
    'In short.',
  ]);
});

describe('Messages of one name', () => {
  const named = (field: string) => ({ name: 'Event', payload: textSchema(field) });

  test('are told apart by their keys, and one that stands in several operations is one', () => {
    const messages = { made: named('a'), gone: named('b'), other: { name: 'Other' } };
    const channel = { $ref: '#/channels/c' };
    const { model } = channelOf({
      asyncapi: '3.0.0',
      channels: { c: { messages } },
      operations: {
        hear: { action: 'send', channel, messages: [{ $ref: '#/channels/c/messages/made' }] },
        both: { action: 'receive', channel },
      },
    });
    const titles = model.operations.map((each) => each.messages.map(({ title }) => title));
    expect(titles).toEqual([['Event (made)'], ['Event (made)', 'Event (gone)', 'Other']]);
  });

  test('are told apart by their places where they have no keys', () => {
    const message = { oneOf: [named('a'), named('b')] };
    const { model } = channelOf({
      asyncapi: '2.6.0',
      channels: { c: { subscribe: { operationId: 'hear', message } } },
    });
    const titles = model.operations[0]?.messages.map(({ title }) => title);
    expect(titles).toEqual(['Event', 'Event (hear-2)']);
  });
});

import type { Frontmatter } from '@waymark/core';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { planOf } from '../testing/plan-of.ts';

const live: JsonObject = {
  asyncapi: '3.0.0',
  servers: { one: { host: 'live.test', protocol: 'wss' } },
  channels: {
    plantEvents: { address: '/plants', title: 'Events', tags: [{ name: 'Plants' }] },
    soilSamples: { address: '/soil', description: 'Samples of *soil*.' },
    inner: { address: '/inner', 'x-hidden': true },
    gone: { address: '/gone', 'x-excluded': true },
  },
};
const old: JsonObject = {
  asyncapi: '2.6.0',
  servers: { broker: { url: 'mqtt.test', protocol: 'secure-mqtt' } },
  channels: {
    'house/{bench}/humidity': { publish: { tags: [{ name: 'Sensors' }] } },
    'house/{bench}/light': {},
  },
};
const files = { 'live.yaml': live, 'old.yaml': old };

test('An element has a page for each channel of its descriptions, in groups of their first tags', () => {
  const { outline, codes, endpoints, site } = planOf(
    { tabs: [{ tab: 'Live', asyncapi: ['live.yaml', { source: 'old.yaml', directory: 'iot' }] }] },
    { files },
  );
  expect(codes).toEqual([]);
  expect(outline).toEqual([
    {
      Live: [
        { Plants: ['api-reference/plants/events'] },
        { Websockets: ['api-reference/websockets/soil-samples'] },
        { Sensors: ['iot/sensors/house-humidity'] },
        { Channels: ['iot/channels/house-light'] },
      ],
    },
  ]);
  expect(endpoints.get('iot/sensors/house-humidity')?.target).toMatchObject({
    kind: 'channel',
    method: 'MQTT',
    path: 'house/{bench}/humidity',
  });
  const page = site.pages.get('api-reference/websockets/soil-samples');
  expect(page?.frontmatter).toEqual({
    title: 'Soil samples',
    description: 'Samples of soil.',
    asyncapi: '/live.yaml soilSamples',
  });
  expect(site.pages.get('api-reference/plants/events')?.endpoint).toEqual({ method: 'WSS' });
  expect(site.routes.map(({ kind }) => kind)).toContain('endpoint');
  expect(site.pages.get('api-reference/websockets/inner')?.frontmatter.hidden).toBe(true);
  expect(endpoints.has('api-reference/websockets/gone')).toBe(false);
});

describe('Pages of channels', () => {
  const outlineOf = (navigation: unknown, pages: Readonly<Record<string, Frontmatter>> = {}) =>
    planOf(navigation, { files: { ...files, 'api.yaml': api }, pages });
  const api = { openapi: '3.1.0', paths: { '/a': { get: { summary: 'A' } } } };

  test('come after the pages that the element lists', () => {
    const { outline } = outlineOf(
      { groups: [{ group: 'G', asyncapi: 'old.yaml', pages: ['first'] }] },
      { first: {} },
    );
    expect(outline).toEqual([
      {
        G: [
          'first',
          { Sensors: ['api-reference/sensors/house-humidity'] },
          { Channels: ['api-reference/channels/house-light'] },
        ],
      },
    ]);
  });

  test('stand in the divisions that inherit a description and list nothing, and once each', () => {
    const { outline, codes } = outlineOf(
      {
        asyncapi: 'old.yaml',
        tabs: [
          { tab: 'Guides', groups: [{ group: 'A', pages: ['first'] }] },
          { tab: 'Events' },
          { tab: 'API', openapi: 'api.yaml' },
        ],
      },
      { first: {} },
    );
    expect(codes).toEqual([]);
    expect(outline).toEqual([
      { Guides: [{ A: ['first'] }] },
      {
        Events: [
          { Sensors: ['api-reference/sensors/house-humidity'] },
          { Channels: ['api-reference/channels/house-light'] },
        ],
      },
      { API: [{ 'API Reference': ['api-reference/a'] }] },
    ]);
  });

  test('stand beside those of endpoints where an element names both', () => {
    const { outline } = outlineOf({
      groups: [
        { group: 'Both', openapi: 'api.yaml', asyncapi: 'old.yaml' },
        { group: 'Inherits', openapi: 'api.yaml', pages: [{ group: 'In', asyncapi: 'old.yaml' }] },
      ],
    });
    const channels = [
      { Sensors: ['api-reference/sensors/house-humidity'] },
      { Channels: ['api-reference/channels/house-light'] },
    ];
    expect(outline).toEqual([
      { Both: [{ 'API Reference': ['api-reference/a'] }, ...channels] },
      { Inherits: [{ In: channels }] },
    ]);
  });

  test('are reported where a description has none, at the element', () => {
    const { codes, diagnostics } = planOf(
      { groups: [{ group: 'G', asyncapi: 'empty.yaml' }] },
      { files: { 'empty.yaml': { asyncapi: '3.0.0' } } },
    );
    expect(codes).toContain('asyncapi-channels-none');
    expect(diagnostics[0]?.message).toBe(
      'The group "G" asks for all channels of "empty.yaml", which has none.',
    );
  });

  test('take numbers where the path is taken, and the page of an author in its place', () => {
    const twice = {
      asyncapi: '3.0.0',
      channels: { a: { title: 'Same' }, b: { title: 'Same' }, own: {} },
    };
    const { outline, codes, endpoints } = planOf(
      { groups: [{ group: 'G', asyncapi: { source: 't.yaml', directory: '' } }] },
      {
        files: { 't.yaml': twice },
        pages: { 'websockets/own': { title: 'Mine', asyncapi: 't.yaml own' } },
      },
    );
    expect(outline).toEqual([
      { G: [{ Websockets: ['websockets/same', 'websockets/same-1', 'websockets/own'] }] },
    ]);
    expect(codes).toEqual(['openapi-page-collision']);
    expect(endpoints.get('websockets/own')).toMatchObject({ isAuthored: true });
  });

  test('are only for the readers that their channel names', () => {
    const closed = {
      asyncapi: '3.0.0',
      channels: { open: {}, inner: { 'x-mint': { groups: ['staff'] } } },
    };
    const { site } = planOf(
      { groups: [{ group: 'G', asyncapi: 't.yaml' }] },
      { files: { 't.yaml': closed }, audience: 'public' },
    );
    expect([...site.pages.keys()]).toEqual(['api-reference/websockets/open']);
  });
});

describe('A page names its channel in its frontmatter', () => {
  const documented = (
    asyncapi: string,
    path = 'page',
    more: Readonly<Record<string, JsonObject>> = {},
  ) => {
    const { endpoints, codes, diagnostics, site } = planOf(
      { groups: [{ group: 'G', pages: [path] }] },
      { files: { ...files, ...more }, pages: { [path]: { asyncapi } } },
    );
    const target = endpoints.get(path)?.target;
    const file = target && target.kind !== 'manual' ? target.description.file : undefined;
    return { target, file, codes, diagnostics, page: site.pages.get(path) };
  };

  test.each([
    ['plantEvents', 'live.yaml'],
    ['/live.yaml plantEvents', 'live.yaml'],
    ['live plantEvents', 'live.yaml'],
    ['old.yaml house/{bench}/light', 'old.yaml'],
    ['house/{bench}/light', 'old.yaml'],
  ])('%j leads to %s', (asyncapi, file) => {
    const found = documented(asyncapi);
    expect(found.codes).toEqual([]);
    expect(found.file).toBe(file);
  });

  test('and gets its title and method from it', () => {
    const { page } = documented('plantEvents');
    expect(page?.frontmatter.title).toBe('Events');
    expect(page?.endpoint).toEqual({ method: 'WSS' });
  });

  test('in a file beside the page', () => {
    const beside = { 'guides/live.yaml': { asyncapi: '3.0.0', channels: { near: {} } } };
    expect(documented('./live.yaml near', 'guides/page', beside).file).toBe('guides/live.yaml');
  });

  test('that has spaces in its key', () => {
    const spaced = { 's.yaml': { asyncapi: '3.0.0', channels: { 'a b': {} } } };
    expect(documented('a b', 'page', spaced).file).toBe('s.yaml');
    expect(documented('s.yaml a b', 'page', spaced).file).toBe('s.yaml');
  });

  test.each([
    ['plantEvent', 'Did you mean "plantEvents"?'],
    ['live.yaml plantEvent', 'Did you mean "plantEvents"?'],
    [
      'wrong.yaml nowhere',
      'Write a key of `channels` as it stands there, with the file before it if needed.',
    ],
  ])('%j is none, which is told with a hint', (asyncapi, hint) => {
    const { target, codes, diagnostics } = documented(asyncapi);
    expect(target).toBeUndefined();
    expect(codes).toEqual(['asyncapi-channel-missing']);
    expect(diagnostics[0]).toMatchObject({ file: 'page.mdx', hint });
  });

  test('and is told of descriptions between which nothing decides', () => {
    const other = {
      'other.yaml': { asyncapi: '3.0.0', channels: { plantEvents: { title: 'B' } } },
    };
    expect(documented('plantEvents', 'page', other).codes).toEqual(['openapi-reference-ambiguous']);
  });
});

test('Channels and operations that no page can show are reported where they stand', () => {
  const broken = {
    asyncapi: '3.0.0',
    channels: {
      a: {},
      empty: null,
      text: 'topic',
      gone: { $ref: '#/components/channels/gone' },
      loop: { $ref: '#/channels/loop' },
      'x-note': 1,
    },
    operations: {
      lost: { action: 'send', channel: { $ref: '#/channels/b' } },
      odd: { action: 'publish', channel: { $ref: '#/channels/a' } },
      none: { action: 'receive' },
      bare: null,
      silent: { action: 'send', channel: { $ref: '#/channels/empty' } },
      fine: { action: 'receive', channel: { $ref: '#/channels/a' } },
    },
  };
  const { diagnostics } = planOf(
    { groups: [{ group: 'G', asyncapi: 'b.yaml' }] },
    { files: { 'b.yaml': broken } },
  );
  const said = diagnostics.map(({ code, pointer, message }) => `${pointer} ${code} ${message}`);
  expect(said).toEqual([
    '/channels/empty openapi-value-type A channel is an object; what is written here is left out.',
    '/channels/text openapi-value-type A channel is an object; what is written here is left out.',
    '/channels/gone openapi-reference-missing `#/components/channels/gone` leads nowhere in this description, so the channel is left out.',
    '/channels/loop openapi-reference-loop `#/channels/loop` leads back to itself, so the channel is left out.',
    '/operations/lost asyncapi-operation The operation `lost` is on no page: there is no channel at `#/channels/b`.',
    '/operations/odd asyncapi-operation The operation `odd` is on no page: its action is `publish`, neither `send` nor `receive`.',
    '/operations/none asyncapi-operation The operation `none` is on no page: it refers to no channel.',
    '/operations/bare asyncapi-operation The operation `bare` is on no page: it is no object.',
    '/operations/silent asyncapi-operation The operation `silent` is on no page: there is no channel at `#/channels/empty`.',
  ]);
});

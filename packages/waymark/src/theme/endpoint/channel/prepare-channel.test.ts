import type { ApiDescription, JsonObject } from '@waymark/openapi';
import { expect, test } from 'vitest';
import type { ApiSettings } from '../api-settings.ts';
import { createPageCodes } from '../page-codes.ts';
import { prepareChannel } from './prepare-channel.ts';

const settings: ApiSettings = {
  ...{ post: [], defaults: 'all', autogenerate: true, expanded: false, servers: [] },
};

function prepared(root: JsonObject, path: string) {
  const description: ApiDescription = {
    file: 'live.yaml',
    version: 'asyncapi' in root && root['asyncapi'] === '3.0.0' ? 'asyncapi-3' : 'asyncapi-2',
    root,
    hash: '',
    locate: () => ({ file: 'live.yaml', line: 1, column: 1 }),
  };
  const place = { method: 'KAFKA', path, pointer: `/channels/${path}` };
  const codes = createPageCodes();
  const { response } = prepareChannel({ kind: 'channel', description, ...place }, settings, codes);
  return { codes, response };
}

test('Examples with integers that no double holds stand in the panel with all their digits', () => {
  const payload = { id: 9223372036854775807n };
  const root: JsonObject = {
    asyncapi: '3.0.0',
    channels: {
      orders: { address: 'orders', messages: { made: { payload: {}, examples: [{ payload }] } } },
    },
  };
  const { codes, response } = prepared(root, 'orders');
  expect(response).toHaveLength(1);
  expect(codes.texts[0]?.code).toContain('9223372036854775807');
});

test('Messages of one name in different operations have tabs that are told apart', () => {
  const message = (example: string): JsonObject => ({
    message: { name: 'Event', payload: { type: 'string' }, examples: [{ payload: example }] },
  });
  const orders = { publish: message('made'), subscribe: message('gone') };
  const { response } = prepared({ asyncapi: '2.6.0', channels: { orders } }, 'orders');
  expect(response.map(({ label }) => label)).toEqual(['Event', 'Event 2']);
});

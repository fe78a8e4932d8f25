import type { ApiDescription, JsonObject } from '@waymark/openapi';
import { expect, test } from 'vitest';
import type { ApiSettings } from '../api-settings.ts';
import { createPageCodes } from '../page-codes.ts';
import { prepareChannel } from './prepare-channel.ts';

const settings: ApiSettings = {
  ...{ post: [], defaults: 'all', autogenerate: true, expanded: false, servers: [] },
};

test('Examples with integers that no double holds stand in the panel with all their digits', () => {
  const payload = { id: 9223372036854775807n };
  const root: JsonObject = {
    asyncapi: '3.0.0',
    channels: {
      orders: { address: 'orders', messages: { made: { payload: {}, examples: [{ payload }] } } },
    },
  };
  const description: ApiDescription = {
    source: 'live.yaml',
    file: 'live.yaml',
    version: 'asyncapi-3',
    root,
    hash: '',
    locate: () => ({ file: 'live.yaml', line: 1, column: 1 }),
  };
  const place = { method: 'KAFKA', path: 'orders', pointer: '/channels/orders' };
  const codes = createPageCodes();
  const target = { kind: 'channel', description, ...place } as const;
  expect(prepareChannel(target, settings, codes).response).toHaveLength(1);
  expect(codes.texts[0]?.code).toContain('9223372036854775807');
});

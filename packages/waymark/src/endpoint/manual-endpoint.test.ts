import { expect, test } from 'vitest';
import type { ApiSettings } from './api-settings.ts';
import { manualEndpoint } from './manual-endpoint.ts';

const settings: ApiSettings = {
  post: [],
  defaults: 'all',
  autogenerate: true,
  expanded: false,
  full: false,
  servers: ['https://api.example.com', 'https://eu.example.com'],
  auth: { method: 'key', name: 'X-Key' },
};

const endpoint = (url: string, frontmatter = {}) =>
  manualEndpoint({ kind: 'manual', method: 'POST', url }, { file: 'a.mdx', frontmatter }, settings);

test('an absolute address brings its server along, a path has those of the configuration', () => {
  expect(endpoint('https://other.example/v1/a')).toMatchObject({
    path: '/v1/a',
    servers: [{ url: 'https://other.example' }],
  });
  expect(endpoint('/v1/a').servers.map(({ url }) => url)).toEqual(settings.servers);
});

test('the page says how it is authorized, else the configuration', () => {
  const names = (frontmatter: object) =>
    endpoint('/a', frontmatter).security.flatMap(({ credentials }) =>
      credentials.map(({ type, name }) => name ?? type),
    );
  expect(names({})).toEqual(['X-Key']);
  expect(names({ authMethod: 'bearer' })).toEqual(['bearer']);
  expect(names({ authMethod: 'none' })).toEqual([]);
  expect(names({ authMethod: 'nonsense' })).toEqual(['X-Key']);
});

import { expect, test } from 'vitest';
import { docsFolder } from '../testing/docs-folder.ts';
import { createDescriptionStore } from './description-store.ts';
import { sniff } from './sniff.ts';

test('descriptions are found among the files of a docs folder, whatever their name', async () => {
  const files = {
    'api/openapi.json': { openapi: '3.0.0', paths: {} },
    'api/getBlock.yaml': 'openapi: 3.0.0\n',
    'api/old.yml': '# comment\nswagger: "2.0"\npaths: {}\n',
    'api/sorted.json': {
      components: { schemas: { A: { description: 'x'.repeat(9000) } } },
      openapi: '3.1.0',
    },
    'api/quoted.yaml': `info:\n  description: |\n    ${'long '.repeat(2000)}\n"openapi": '3.1.0'\n`,
    'config/navigation.json': { tabs: [{ openapi: '3-things.json' }] },
    'docs.json': { openapi: '3.0.0' },
    'package.json': { openapi: '3.0.0' },
    'pnpm-lock.yaml': 'openapi: 3.0.0\n',
    'node_modules/a/openapi.json': { openapi: '3.0.0' },
    'page.mdx': 'openapi: 3.0.0\n',
    'other.yaml': 'key: value\nnested:\n  openapi: 3.0.0\n',
    'empty.json': '',
    'events.yaml': 'asyncapi: 3.0.0\n',
    'api/events.json': { asyncapi: '2.6.0' },
    'api/overlay.yaml': 'overlay: 1.0.0\nextends: ./openapi.json\nactions: []\n',
    'api/remote.json': { overlay: '1.1.0', extends: 'https://x.y/api.json' },
    'api/nothing.json': { overlay: '1.1.0' },
  };
  const store = createDescriptionStore(docsFolder(files));
  expect(await store.discover([...Object.keys(files), 'gone.json'])).toEqual({
    descriptions: [
      'api/getBlock.yaml',
      'api/old.yml',
      'api/openapi.json',
      'api/quoted.yaml',
      'api/sorted.json',
    ],
    asyncDescriptions: ['api/events.json', 'events.yaml'],
    overlays: [
      { file: 'api/overlay.yaml', extends: 'api/openapi.json' },
      { file: 'api/remote.json', extends: 'https://x.y/api.json' },
    ],
  });
});

test.each([
  ['\uFEFFopenapi: 3.1.0', 'description'],
  ['openapi: 3.1', 'description'],
  ["'swagger': '2.0'", 'description'],
  ['{ "openapi" : "3.1.0"', 'description'],
  ['{"info": {"openapi": "3.0.0"}, "x": "openapi\\": 3', 'unclear'],
  ['openapi: ./api.json', 'other'],
  ['{"openapi": "api.json"}', 'other'],
  ['{"openapi": {"source": "a"}}', 'other'],
  ['overlay: 1.1.0', 'overlay'],
  ['{"overlay": "1.0.0"}', 'overlay'],
  ['overlay: true', 'other'],
  ['asyncapi: 3.0.0', 'asyncapi'],
  ['{"asyncapi": "2.6.0"', 'asyncapi'],
  ['asyncapi: 1.2.0', 'other'],
  ['', 'other'],
])('%j is sniffed as %s', (head, expected) => {
  expect(sniff(head)).toBe(expected);
});

import { expect, test } from 'vitest';
import { checkAsyncStructure } from './async-structure.ts';
import { parseFile } from './parse-file.ts';
import { checkStructure } from './structure.ts';

async function check(text: string, by = checkStructure) {
  const cache = { read: async () => undefined, write: async () => {} };
  const { value } = await parseFile('api.yaml', text, cache);
  if (value === undefined) throw new Error('the text of the test is not YAML');
  const { description, diagnostics } = by(value);
  return {
    version: description?.version,
    found: diagnostics.map(({ line, code, message }) => `${line} ${code} ${message}`),
  };
}

test.each([
  ['openapi: 3.0.0', '3.0'],
  ['openapi: "3.0"', '3.0'],
  ['openapi: 3.1.1', '3.1'],
  ['openapi: 3.1.0-rc1', '3.1'],
  ['openapi: 3.2.0', '3.2'],
  ['swagger: "2.0"', '2.0'],
])('%s is version %s', async (line, version) => {
  expect(await check(`${line}\npaths: {/a: {}}\n`)).toEqual({ version, found: [] });
});

test.each([
  ['openapi: 3.1', '3.1', '`openapi: 3.1` is a number; it is read as the version "3.1".'],
  ['openapi: 3', '3.0', '`openapi: 3` is a number; it is read as the version "3".'],
  ['swagger: 2.0', '2.0', '`swagger: 2` is a number; it is read as the version "2".'],
  ['openapi: 3.3.0', '3.2', '"3.3.0" is not known yet; the file is read as OpenAPI 3.2.'],
])('%s is read with a warning', async (line, version, message) => {
  expect(await check(`${line}\npaths: {/a: {}}\n`)).toEqual({
    version,
    found: [`1 openapi-version-form ${message}`],
  });
});

test.each([
  [
    'a: 1\nopenapi: 4.0.0',
    '2 openapi-version "4.0.0" is not a version of OpenAPI that can be read.',
  ],
  ['swagger: "1.2"', '1 openapi-version "1.2" is not a version of Swagger that can be read.'],
  ['openapi: {a: 1}', '1 openapi-version `openapi` is an object, not a version.'],
  ['openapi:', '1 openapi-version `openapi` is empty, not a version.'],
  [
    'asyncapi: 3.0.0',
    '1 openapi-version The file is an AsyncAPI document, not an API description.',
  ],
])('%j cannot be read', async (line, expected) => {
  const { version, found } = await check(`${line}\npaths: {/a: {}}\n`);
  expect(version).toBeUndefined();
  expect(found).toEqual([expected]);
});

test('a file without a version, and one that is no object, say what they are', async () => {
  expect((await check('paths: {/a: {}}')).found).toEqual([
    expect.stringMatching(/neither `openapi` nor `swagger`/),
  ]);
  expect((await check('- 1\n')).found).toEqual([
    '1 openapi-structure The file is an array, not an API description.',
  ]);
});

test('maps that are no objects are fatal, with the line of each', async () => {
  expect(await check('openapi: 3.1.0\npaths: []\nwebhooks: text\n')).toEqual({
    version: undefined,
    found: [
      '2 openapi-structure `paths` is an array, not an object.',
      '3 openapi-structure `webhooks` is a text, not an object.',
    ],
  });
});

test('a description without anything to show is reported and still given', async () => {
  expect(await check('openapi: 3.0.0\npaths: {}\n')).toEqual({
    version: '3.0',
    found: [expect.stringMatching(/^1 openapi-empty /)],
  });
});

test('webhooks alone, or schemas alone, are enough', async () => {
  expect((await check('openapi: 3.1.0\nwebhooks: {a: {}}\n')).found).toEqual([]);
  expect((await check('openapi: 3.1.0\ncomponents: {schemas: {}}\n')).found).toEqual([]);
});

test.each([
  ['asyncapi: 2.6.0', 'asyncapi-2'],
  ['asyncapi: "2.0.0"', 'asyncapi-2'],
  ['asyncapi: 3.0.0', 'asyncapi-3'],
  ['asyncapi: 3', 'asyncapi-3'],
])('%s is version %s of AsyncAPI', async (line, version) => {
  expect(await check(`${line}\nchannels: {a: {}}\n`, checkAsyncStructure)).toEqual({
    version,
    found: [],
  });
});

test.each([
  [
    'a: 1\nasyncapi: 1.2.0',
    '2 asyncapi-version "1.2.0" is not a version of AsyncAPI that can be read.',
  ],
  ['asyncapi: []', '1 asyncapi-version `asyncapi` is an array, not a version.'],
  [
    'channels: {}',
    '1 asyncapi-version The file has no `asyncapi` at its top level, so it is no AsyncAPI description.',
  ],
  [
    'openapi: 3.1.0',
    '1 asyncapi-version The file is an openapi document; name it with `openapi`, not `asyncapi`.',
  ],
  ['- 1', '1 asyncapi-structure The file is an array, not an AsyncAPI description.'],
  ['asyncapi: 3.0.0\nchannels: []', '2 asyncapi-structure `channels` is an array, not an object.'],
])('%j cannot be read as AsyncAPI', async (text, expected) => {
  const { version, found } = await check(`${text}\n`, checkAsyncStructure);
  expect(version).toBeUndefined();
  expect(found).toEqual([expected]);
});

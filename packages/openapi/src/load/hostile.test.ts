import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DocsFolder, docsFolder } from '../testing/docs-folder.ts';
import { loopbackServer } from '../testing/loopback-server.ts';
import type { LoadedDescription } from './build-description.ts';
import { createDescriptionStore } from './description-store.ts';

const start = 'openapi: 3.1.0\npaths: {/a: {get: {}}}\n';

async function load(docs: DocsFolder, source: string): Promise<LoadedDescription> {
  const before = process.cpuUsage();
  const loaded = await createDescriptionStore(docs).load(source);
  // Far above what is needed, far below what an unbounded reading takes. Not the time of a clock,
  // which a busy machine lengthens.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(15);
  return loaded;
}

async function refusal(file: string, text: string) {
  const loaded = await load(docsFolder({ [file]: text }), file);
  expect(loaded.value).toBeUndefined();
  expect(loaded.diagnostics).toHaveLength(1);
  return loaded.diagnostics[0];
}

// What each may take is a time of the processor; a busy machine makes more of it on the clock.
describe('descriptions that are made to do harm', { timeout: 120_000 }, () => {
  test('ten thousand levels of JSON end in a diagnostic', async () => {
    const objects = `{"openapi": "3.1.0", "x": ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`;
    expect(await refusal('api.json', objects)).toMatchObject({
      code: 'openapi-too-large',
      message: 'Objects and arrays are nested more than 500 levels deep.',
    });
  });

  test.each(['api.json', 'api.yaml'])(
    'a million brackets in %s that nothing closes end where they are too many',
    async (file) => {
      expect(await refusal(file, '['.repeat(1_000_000))).toMatchObject({
        code: 'openapi-too-large',
        message: 'Objects and arrays are nested more than 500 levels deep.',
        column: 501,
      });
    },
  );

  test('ten thousand levels of YAML end in a diagnostic, in every way of writing them', async () => {
    const deep = [
      `${start}x: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`,
      `${start}x: ${'{a: '.repeat(10_000)}1${'}'.repeat(10_000)}\n`,
      `${start}x:\n  ${'- '.repeat(10_000)}x\n`,
      `${start}x:\n${Array.from({ length: 2000 }, (_, level) => `${' '.repeat(level + 1)}a:\n`).join('')}`,
      `${start}x:\n  ${'? '.repeat(10_000)}x\n`,
    ];
    for (const text of deep) {
      expect(await refusal('api.yaml', text)).toMatchObject({ severity: 'error' });
    }
  });

  test('aliases that put deep values into each other end in a diagnostic', async () => {
    const lines = Array.from(
      { length: 100 },
      (_, level) => `a${level + 1}: &a${level + 1} ${'['.repeat(100)}*a${level}${']'.repeat(100)}`,
    );
    const text = `${start}a0: &a0 [x]\n${lines.join('\n')}\n`;
    expect(await refusal('api.yaml', text)).toMatchObject({
      code: 'openapi-too-large',
      message: 'Objects and arrays are nested more than 500 levels deep.',
    });
  });

  test('a description that is as deep as allowed can be walked by recursion', async () => {
    const deep = `${start}x: ${'['.repeat(450)}${']'.repeat(450)}\n`;
    const { value } = await load(docsFolder({ 'api.yaml': deep }), 'api.yaml');
    expect(JSON.stringify(value?.root).length).toBeGreaterThan(900);
  });

  test('aliases that stand for a billion values end in a diagnostic', async () => {
    const lines = Array.from({ length: 30 }, (_, level) => {
      const previous = `*a${level}`;
      return `a${level + 1}: &a${level + 1} [${Array.from({ length: 10 }, () => previous).join(', ')}]`;
    });
    const text = `${start}a0: &a0 [lol]\n${lines.join('\n')}\n`;
    expect(await refusal('api.yaml', text)).toMatchObject({
      code: 'openapi-too-large',
      message: expect.stringContaining('aliases'),
    });
  });

  test('merge keys that multiply end in a diagnostic', async () => {
    const lines = Array.from({ length: 40 }, (_, level) => {
      return `a${level + 1}: &a${level + 1} {x${level}: *a${level}, y${level}: *a${level}, <<: *a${level}}`;
    });
    const text = `${start}a0: &a0 {k: 1}\n${lines.join('\n')}\n`;
    expect(await refusal('api.yaml', text)).toMatchObject({ code: 'openapi-too-large' });
  });

  test('an alias inside its own anchor ends in a diagnostic', async () => {
    expect(await refusal('api.yaml', `${start}x: &x [*x]\n`)).toMatchObject({
      code: 'openapi-syntax',
      line: 3,
    });
  });

  test('a file of 50 MB is refused by its size, without being read', async () => {
    const docs = docsFolder();
    for (const name of ['api.json', 'api.yaml']) {
      const handle = openSync(path.join(docs.folder, name), 'w');
      ftruncateSync(handle, 50 * 2 ** 20);
      closeSync(handle);
      const { value, diagnostics } = await load(docs, name);
      expect(value).toBeUndefined();
      expect(diagnostics).toMatchObject([
        {
          code: 'openapi-too-large',
          message: `The API description "${name}" is not read: the file has 50 MB, and at most 30 MB are read.`,
        },
      ]);
    }
  });

  test('YAML of many small words ends before it takes all memory', async () => {
    const found = await refusal('api.yaml', `${start}x:\n${'- a\n'.repeat(2_000_000)}`);
    expect(found).toMatchObject({ code: 'openapi-too-large' });
    expect(found?.message).toContain('million characters of YAML');
  });

  test('of a file with a hundred thousand mistakes the first is reported', async () => {
    expect(await refusal('api.yaml', `${start}${'a: ]\n'.repeat(100_000)}`)).toMatchObject({
      code: 'openapi-syntax',
      line: 3,
    });
  });

  test('a hundred thousand keys and as many duplicates are read in time', async () => {
    const keys = Array.from({ length: 100_000 }, (_, index) => `k${index}: 1\nk${index}: 2\n`);
    const loaded = await load(docsFolder({ 'api.yaml': start + keys.join('') }), 'api.yaml');
    expect(loaded.value?.root).toHaveProperty('k99999', 2);
    expect(loaded.diagnostics).toHaveLength(20);
  });

  test('files that refer to each other in a circle are each read once', async () => {
    const docs = docsFolder({
      'a.yaml': `${start}components: {schemas: {A: {$ref: "b.yaml#/B"}}}\n`,
      'b.yaml': 'B: {$ref: "c.yaml#/C"}\n',
      'c.yaml':
        'C: {properties: {a: {$ref: "a.yaml#/components/schemas/A"}, b: {$ref: "b.yaml"}}}\n',
    });
    const { value, diagnostics, files } = await load(docs, 'a.yaml');
    expect(diagnostics).toEqual([]);
    expect(files).toEqual(['a.yaml', 'b.yaml', 'c.yaml']);
    expect(value?.root).toMatchObject({
      'x-waymark-files': {
        b: { B: { $ref: '#/x-waymark-files/c/C' } },
        c: {
          C: {
            properties: {
              a: { $ref: '#/components/schemas/A' },
              b: { $ref: '#/x-waymark-files/b' },
            },
          },
        },
      },
    });
  });

  test('no more than five thousand files are read', async () => {
    const files = Array.from({ length: 5010 }, (_, index) => `f${index}.yaml`);
    const schemas = files.map((file, index) => `  A${index}: {$ref: ${file}}\n`);
    const docs = docsFolder({
      ...Object.fromEntries(files.map((file) => [file, 'type: string\n'])),
      'api.yaml': `${start}components:\n schemas:\n${schemas.join('')}`,
    });
    const { value, diagnostics } = await load(docs, 'api.yaml');
    expect(Object.keys(value?.root['x-waymark-files'] ?? {})).toHaveLength(5000);
    expect(diagnostics).toHaveLength(10);
    expect(diagnostics[0]).toMatchObject({ code: 'openapi-ref-file' });
  });

  test('a long chain of files ends', async () => {
    const links = Array.from({ length: 1100 }, (_, index) => [
      `f${index}.yaml`,
      `next: {$ref: f${index + 1}.yaml}\n`,
    ]);
    const docs = docsFolder({
      ...Object.fromEntries(links),
      'api.yaml': `${start}components: {schemas: {A: {$ref: f0.yaml}}}\n`,
    });
    const { value, diagnostics } = await load(docs, 'api.yaml');
    expect(Object.keys(value?.root['x-waymark-files'] ?? {})).toHaveLength(1100);
    expect(diagnostics).toMatchObject([{ code: 'openapi-ref-file' }]);
  });

  test('ten thousand refused references do not give ten thousand diagnostics', async () => {
    const refs = Array.from(
      { length: 10_000 },
      (_, index) => `  A${index}: {$ref: gone-${index}.yaml}`,
    );
    const docs = docsFolder({
      'api.yaml': `${start}components:\n schemas:\n${refs.join('\n')}\n`,
    });
    const { diagnostics } = await load(docs, 'api.yaml');
    expect(diagnostics).toHaveLength(100);
  });
});

describe('references that reach for what is not theirs', () => {
  const secret = 'TOP-SECRET-CONTENT';

  async function probe(reference: string, change: (docs: DocsFolder) => void = () => {}) {
    const docs = docsFolder({
      'api/openapi.yaml': `openapi: 3.1.0
paths:
  /a:
    get:
      responses:
        "200":
          $ref: ${JSON.stringify(reference)}
`,
    });
    writeFileSync(path.join(docs.outside, 'secret.json'), JSON.stringify({ value: secret }));
    writeFileSync(path.join(docs.outside, 'secret.yaml'), `value: ${secret}\n`);
    change(docs);
    const loaded = await load(docs, 'api/openapi.yaml');
    const root = JSON.stringify(loaded.value?.root);
    expect(root).not.toContain(secret);
    expect(JSON.stringify(loaded.diagnostics)).not.toContain(secret);
    // The reference stays as it is written.
    expect(loaded.value?.root).toHaveProperty(
      ['paths', '/a', 'get', 'responses', '200', '$ref'],
      reference,
    );
    expect(loaded.diagnostics).toHaveLength(1);
    expect(loaded.diagnostics[0]).toMatchObject({ file: 'api/openapi.yaml', line: 7, column: 11 });
    return loaded.diagnostics[0]?.code;
  }

  test.each([
    '../../secret.json',
    '../../secret.yaml#/value',
    './../../secret.json',
    'x/../../../secret.json',
    '..\\..\\secret.json',
    '%2e%2e/%2e%2e/secret.json',
    '..%2f..%2fsecret.json',
    '/etc/passwd',
    '/secret.json',
    'file:///etc/passwd',
    'FILE:///etc/passwd',
    'C:\\secret.json',
    '\\\\server\\share\\secret.json',
    'data:application/json,{}',
    'secret.json\0.yaml',
  ])('the file %j is refused', async (reference) => {
    expect(await probe(reference)).toBe('openapi-ref-outside');
  });

  test('an absolute path to a file that exists is refused', async () => {
    const docs = docsFolder();
    expect(await probe(path.join(docs.folder, 'x.json'))).toBe('openapi-ref-outside');
  });

  test('a symbolic link to a file or folder outside is refused', async () => {
    const toFile = (docs: DocsFolder) =>
      symlinkSync('../../secret.json', path.join(docs.folder, 'api/link.json'));
    expect(await probe('link.json', toFile)).toBe('openapi-ref-outside');
    const toFolder = (docs: DocsFolder) => symlinkSync('..', path.join(docs.folder, 'up'));
    expect(await probe('../up/secret.json', toFolder)).toBe('openapi-ref-outside');
  });

  test('a circle of links and a folder are no files', async () => {
    const circle = (docs: DocsFolder) =>
      symlinkSync('circle.json', path.join(docs.folder, 'api/circle.json'));
    expect(await probe('circle.json', circle)).toBe('openapi-ref-file');
    const folder = (docs: DocsFolder) => mkdirSync(path.join(docs.folder, 'api/folder.json'));
    expect(await probe('folder.json', folder)).toBe('openapi-ref-file');
  });

  test('an address on this machine or anywhere else is not fetched', async () => {
    const server = await loopbackServer((_request, response) =>
      response.end(`{"value": "${secret}"}`),
    );
    const references = [
      `${server.origin}/secret.json`,
      `${server.origin}/secret.json#/value`,
      server.origin.replace('http:', ''),
      server.origin.replace('http:', 'https:'),
      'https://example.com/api.yaml#/Pet',
    ];
    for (const reference of references) {
      expect(await probe(reference)).toBe('openapi-ref-remote');
    }
    expect(server.requests).toEqual([]);
  });

  test('references of a fetched description lead neither to files nor to other addresses', async () => {
    const server = await loopbackServer((_request, response) =>
      response.end(`openapi: 3.1.0
components:
  schemas:
    A: { $ref: "secret.json" }
    B: { $ref: "../../../secret.json" }
    C: { $ref: "file:///etc/passwd" }
    D: { $ref: "/secret.json" }
    E: { $ref: "http://127.0.0.1/secret.json" }
`),
    );
    const docs = docsFolder({ 'secret.json': { value: secret } });
    const store = createDescriptionStore({ ...docs, allowedOrigins: [server.origin] });
    const { value, diagnostics } = await store.load(`${server.origin}/api.yaml`);
    expect(JSON.stringify(value?.root)).not.toContain(secret);
    expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '4 openapi-ref-remote',
      '5 openapi-ref-remote',
      '6 openapi-ref-outside',
      '7 openapi-ref-remote',
      '8 openapi-ref-remote',
    ]);
    expect(server.requests).toEqual(['GET /api.yaml']);
  });

  test('references that are data are left alone', async () => {
    const docs = docsFolder({
      'api.yaml': `${start}components:
  schemas:
    A:
      example: { $ref: "../secret.json" }
      default: { $ref: "../secret.json" }
      enum: [{ $ref: "../secret.json" }]
      examples: [{ $ref: "../secret.json" }]
      properties:
        $ref: { type: string }
  examples:
    a: { value: { $ref: "../secret.json" } }
`,
    });
    expect((await load(docs, 'api.yaml')).diagnostics).toEqual([]);
  });
});

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { resolveReference } from '../reference/resolve-reference.ts';
import { docsFolder } from '../testing/docs-folder.ts';
import type { LoadedDescription } from './build-description.ts';
import { createDescriptionStore } from './description-store.ts';

const minimal = { openapi: '3.1.0', paths: { '/a': { get: {} } } };

async function load(files: Readonly<Record<string, unknown>>, source = 'api.yaml') {
  return createDescriptionStore(docsFolder(files)).load(source);
}

function found({ diagnostics }: LoadedDescription): string[] {
  return diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
}

/** What a reference of the description means after loading. */
function follow(loaded: LoadedDescription, reference: string): unknown {
  const root: JsonObject = loaded.value?.root ?? {};
  const resolution = resolveReference(root, reference);
  return resolution.found ? resolution.value : resolution.reason;
}

describe('sources', () => {
  test('a path with a slash or a dot before it is the same source, loaded once', async () => {
    const store = createDescriptionStore(docsFolder({ 'api/a.json': minimal }));
    const [first, second, third] = await Promise.all([
      store.load('api/a.json'),
      store.load('/api/a.json'),
      store.load('./api/a.json'),
    ]);
    expect(first?.value?.file).toBe('api/a.json');
    expect(second?.value).toBe(first?.value);
    expect(third?.value).toBe(first?.value);
  });

  test('a file that is missing is reported where it is named', async () => {
    const store = createDescriptionStore(docsFolder());
    const loaded = await store.load('nope.json', { file: 'docs.json', line: 7, column: 3 });
    expect(loaded.value).toBeUndefined();
    expect(found(loaded)).toEqual([
      'docs.json:7 openapi-source-missing The API description "nope.json" is not read: there is no such file.',
    ]);
  });

  test('a file that is missing is reported with the pointer to its name', async () => {
    const at = { file: 'docs.json', line: 7, column: 3, pointer: '/navigation/openapi' };
    const { diagnostics } = await createDescriptionStore(docsFolder()).load('nope.json', at);
    const hint = expect.stringContaining('starts at the docs folder');
    expect(diagnostics).toMatchObject([{ code: 'openapi-source-missing', hint, ...at }]);
  });

  test('a file that is missing may be meant in another form', async () => {
    const { diagnostics } = await load({ 'api/a.yaml': minimal }, 'api/a.yml');
    expect(diagnostics).toMatchObject([{ hint: 'Did you mean "api/a.yaml"?' }]);
  });

  test('a folder is not a description', async () => {
    expect(found(await load({ 'api/x.txt': '' }, 'api'))).toEqual([
      'api:1 openapi-source-missing The API description "api" is not read: there is no such file.',
    ]);
  });

  test.each(['../api.json', '/../api.json', 'a/../../api.json', '..'])(
    'the source %s outside the docs folder is refused',
    async (source) => {
      const docs = docsFolder();
      writeFileSync(path.join(docs.outside, 'api.json'), JSON.stringify(minimal));
      const loaded = await createDescriptionStore(docs).load(source);
      expect(loaded.value).toBeUndefined();
      expect(loaded.diagnostics).toMatchObject([{ code: 'openapi-source-outside' }]);
    },
  );

  test.each(['file:///etc/passwd', 'ftp://example.com/a', '//example.com/a.json', 'data:,{}'])(
    'the source %s is refused',
    async (source) => {
      expect((await load({}, source)).diagnostics).toMatchObject([
        { code: 'openapi-source-refused' },
      ]);
    },
  );

  test('a symbolic link out of the docs folder is refused', async () => {
    const docs = docsFolder();
    writeFileSync(path.join(docs.outside, 'secret.json'), JSON.stringify(minimal));
    symlinkSync('../secret.json', path.join(docs.folder, 'api.json'));
    const loaded = await createDescriptionStore(docs).load('api.json');
    expect(loaded.diagnostics).toMatchObject([{ code: 'openapi-source-outside' }]);
  });

  test('text in UTF-16 and text with a byte order mark is read', async () => {
    const docs = docsFolder({ 'bom.json': `\uFEFF${JSON.stringify(minimal)}` });
    const wide = Buffer.from(`\uFEFF${JSON.stringify(minimal)}`, 'utf16le');
    writeFileSync(path.join(docs.folder, 'wide.json'), wide);
    const store = createDescriptionStore(docs);
    expect((await store.load('bom.json')).value?.root).toEqual(minimal);
    expect((await store.load('wide.json')).value?.root).toEqual(minimal);
  });
});

describe('overlays', () => {
  const retitle = (title: string) => ({
    overlay: '1.0.0',
    actions: [{ target: '$', update: { info: { title } } }],
  });
  const named = { file: 'docs.json', line: 7, column: 3 };

  test('are applied in their order, and make a description of their own', async () => {
    const store = createDescriptionStore(
      docsFolder({ 'a.json': minimal, 'x.json': retitle('X'), 'o/y.yaml': retitle('Y') }),
    );
    const plain = await store.load('a.json');
    const sources = ['/x.json', './o/y.yaml'];
    const overlaid = await store.load('a.json', undefined, { kind: 'listed', sources });
    expect(overlaid.value?.root).toMatchObject({ info: { title: 'Y' }, paths: { '/a': {} } });
    expect(overlaid.value?.overlays).toEqual(['x.json', 'o/y.yaml']);
    expect(overlaid.files).toEqual(['a.json', 'x.json', 'o/y.yaml']);
    expect(plain.value?.root).not.toHaveProperty('info');
    expect(plain.value?.hash).not.toBe(overlaid.value?.hash);
  });

  test.each([
    [
      'gone.yaml',
      'docs.json:7 openapi-overlay The overlay "gone.yaml" is left out: there is no such file.',
    ],
    [
      '../o.yaml',
      'docs.json:7 openapi-overlay The overlay "../o.yaml" is left out: it lies outside the docs folder.',
    ],
    [
      'file:///o.yaml',
      'docs.json:7 openapi-overlay The overlay "file:///o.yaml" is left out: only paths and `https:` addresses can be named.',
    ],
    ['broken.yaml', 'broken.yaml:2 openapi-overlay The overlay "broken.yaml" is left out: '],
  ])('that cannot be read are left out: %s', async (source, message) => {
    const store = createDescriptionStore(
      docsFolder({ 'a.json': minimal, 'broken.yaml': 'overlay: 1.0.0\nx: ]' }),
    );
    const namedAt = () => named;
    const listed = await store.load('a.json', named, {
      kind: 'listed',
      sources: [source],
      namedAt,
    });
    expect(found(listed)).toEqual([expect.stringContaining(message)]);
    expect(listed.value?.root).toEqual(minimal);
    const own = await store.load('a.json', named, { kind: 'found', sources: [source], namedAt });
    expect(own.diagnostics).toMatchObject([{ code: 'openapi-overlay-skipped' }]);
  });
});

describe('changes', () => {
  test('after invalidation a changed file gives a new description, an equal one the same', async () => {
    const docs = docsFolder({ 'a.json': minimal, 'b.json': minimal });
    const store = createDescriptionStore(docs);
    const [a, b] = [await store.load('a.json'), await store.load('b.json')];
    docs.write('a.json', { ...minimal, info: { title: 'new' } });
    expect((await store.load('a.json')).value).toBe(a.value);
    store.invalidate(['a.json', 'b.json']);
    const next = await store.load('a.json');
    expect(next.value?.root).toHaveProperty('info');
    expect(next.value?.hash).not.toBe(a.value?.hash);
    expect((await store.load('b.json')).value).toBe(b.value);
  });

  test('a change of a file that is only referred to counts, also when it appears', async () => {
    const docs = docsFolder({
      'api.json': { ...minimal, components: { schemas: { Pet: { $ref: 'pet.yaml' } } } },
    });
    const store = createDescriptionStore(docs);
    const before = await store.load('api.json');
    expect(before.diagnostics).toMatchObject([{ code: 'openapi-ref-file' }]);
    expect(before.files).toEqual(['api.json', 'pet.yaml']);
    docs.write('pet.yaml', 'type: object\n');
    store.invalidate(['other.md']);
    expect((await store.load('api.json')).value).toBe(before.value);
    store.invalidate(['pet.yaml']);
    const after = await store.load('api.json');
    expect(after.diagnostics).toEqual([]);
    expect(follow(after, '#/components/schemas/Pet')).toEqual({ type: 'object' });
    expect(after.value?.hash).not.toBe(before.value?.hash);
  });
});

describe('descriptions in several files', () => {
  const files = {
    'api/openapi.yaml': `openapi: 3.1.0
paths:
  /pets:
    $ref: ./paths/pets.yaml
  /pets/{id}:
    get:
      parameters:
        - $ref: "shared.json#/parameters/Id"
components:
  schemas:
    Error: { type: object }
`,
    'api/paths/pets.yaml': `get:
  responses:
    "200":
      content:
        application/json:
          schema:
            $ref: ../../schemas/Pet.yaml
          example:
            $ref: ../not-read.yaml
    default:
      $ref: "../shared.json#/responses/Failed"
`,
    'schemas/Pet.yaml': `type: object
properties:
  owner: { $ref: "#/definitions/Owner" }
  friend: { $ref: "./Pet.yaml" }
  default: { $ref: Kind.yaml }
definitions:
  Owner:
    discriminator:
      propertyName: kind
      mapping: { cat: "Kind.yaml", dog: Dog }
      defaultMapping: "Kind.yaml"
`,
    'schemas/Kind.yaml': 'type: string\n',
    'api/shared.json': {
      parameters: { Id: { name: 'id', in: 'path' } },
      responses: { Failed: { $ref: 'openapi.yaml#/components/schemas/Error' } },
    },
  };

  test('each file that is reached lies in the document once, and all references lead inside', async () => {
    const loaded = await load(files, 'api/openapi.yaml');
    expect(found(loaded)).toEqual([]);
    expect(loaded.value?.root).toMatchObject({
      paths: {
        '/pets': { $ref: '#/x-waymark-files/pets' },
        '/pets/{id}': { get: { parameters: [{ $ref: '#/x-waymark-files/shared/parameters/Id' }] } },
      },
      'x-waymark-files': {
        pets: {
          get: {
            responses: {
              '200': {
                content: {
                  'application/json': {
                    schema: { $ref: '#/x-waymark-files/Pet' },
                    example: { $ref: '../not-read.yaml' },
                  },
                },
              },
              default: { $ref: '#/x-waymark-files/shared/responses/Failed' },
            },
          },
        },
        shared: { responses: { Failed: { $ref: '#/components/schemas/Error' } } },
        Pet: {
          properties: {
            owner: { $ref: '#/x-waymark-files/Pet/definitions/Owner' },
            friend: { $ref: '#/x-waymark-files/Pet' },
            default: { $ref: '#/x-waymark-files/Kind' },
          },
          definitions: {
            Owner: {
              discriminator: {
                mapping: { cat: '#/x-waymark-files/Kind', dog: 'Dog' },
                defaultMapping: '#/x-waymark-files/Kind',
              },
            },
          },
        },
        Kind: { type: 'string' },
      },
    });
    expect(Object.keys(loaded.value?.root['x-waymark-files'] ?? {})).toHaveLength(4);
  });

  test('a place in another file is found there', async () => {
    const { value } = await load(files, 'api/openapi.yaml');
    expect(value?.locate('/x-waymark-files/Pet/definitions/Owner')).toEqual({
      file: 'schemas/Pet.yaml',
      line: 7,
      column: 3,
    });
    expect(value?.locate('/paths/~1pets~1{id}/get')).toEqual({
      file: 'api/openapi.yaml',
      line: 6,
      column: 5,
    });
  });

  test('files of the same name get keys of their own', async () => {
    const loaded = await load({
      'api.yaml':
        'openapi: 3.1.0\ncomponents: {schemas: {A: {$ref: a/X.yaml}, B: {$ref: "b/X.yaml#"}}}\n',
      'a/X.yaml': 'type: string\n',
      'b/X.yaml': 'type: number\n',
    });
    expect(follow(loaded, '#/components/schemas/A')).toEqual({ type: 'string' });
    expect(follow(loaded, '#/components/schemas/B')).toEqual({ type: 'number' });
  });

  test('maps that are kept in a file of their own are put in their places', async () => {
    const loaded = await load({
      'api.yaml':
        'openapi: 3.1.0\npaths:\n  $ref: paths.yaml\n  /own: {get: {}}\ncomponents:\n  schemas: {$ref: "schemas.yaml#/all"}\n',
      'paths.yaml': '\n/a:\n  get: {}\n',
      'schemas.yaml': 'all:\n  Pet: {type: object}\n',
    });
    expect(found(loaded)).toEqual([]);
    expect(loaded.value?.root['paths']).toEqual({ '/a': { get: {} }, '/own': { get: {} } });
    expect(follow(loaded, '#/components/schemas/Pet')).toEqual({ type: 'object' });
    expect(loaded.value?.locate('/paths/~1a/get')).toMatchObject({ file: 'paths.yaml', line: 3 });
    expect(loaded.value?.locate('/paths/~1own')).toMatchObject({ file: 'api.yaml', line: 4 });
    expect(loaded.value?.locate('/components/schemas/Pet')).toMatchObject({
      file: 'schemas.yaml',
      line: 2,
    });
  });

  test('anchors in other files are found, and `$self` is the document itself', async () => {
    const loaded = await load({
      'api.yaml': `openapi: 3.2.0
$self: https://example.com/api.yaml
components:
  schemas:
    A: { $ref: "x.yaml#pet" }
    B: { $ref: "https://example.com/api.yaml#/components/schemas/A" }
`,
      'x.yaml': 'a:\n  $anchor: pet\n  type: string\nb: { $ref: "#pet" }\n',
    });
    expect(found(loaded)).toEqual([]);
    expect(follow(loaded, '#/components/schemas/A')).toMatchObject({ type: 'string' });
    expect(follow(loaded, '#/components/schemas/B')).toMatchObject({ type: 'string' });
    expect(follow(loaded, '#/x-waymark-files/x/b')).toMatchObject({ type: 'string' });
  });

  test('a missing file, place or anchor is reported at the line of the reference', async () => {
    const loaded = await load({
      'api.yaml': `openapi: 3.1.0
components:
  schemas:
    A:
      $ref: gone.yaml
    B:
      $ref: "x.yaml#/Pett"
    C:
      $ref: notes.txt
    D:
      $ref: "x.yaml#nowhere"
`,
      'x.yaml': 'Pet: {type: object}\n',
      'notes.txt': 'secret',
    });
    expect(found(loaded)).toEqual([
      'api.yaml:5 openapi-ref-file The reference "gone.yaml" is not followed: there is no such file.',
      'api.yaml:7 openapi-ref-file The reference "x.yaml#/Pett" is not followed: the file has no "Pett" there.',
      'api.yaml:9 openapi-ref-file The reference "notes.txt" is not followed: only `.json`, `.yaml`, `.yml` and `.avsc` are read.',
      'api.yaml:11 openapi-ref-file The reference "x.yaml#nowhere" is not followed: nothing in it has the anchor "nowhere".',
    ]);
    expect(loaded.diagnostics[1]).toMatchObject({
      hint: 'Did you mean "Pet"?',
      pointer: '/components/schemas/B/$ref',
    });
    expect(follow(loaded, '#/components/schemas/A')).toBe('external');
  });

  test('code samples may stand in files of their own', async () => {
    const samples = [
      { $ref: 'samples/curl.yaml' },
      { lang: 'js', source: 'f({ $ref: "a.yaml" })' },
    ];
    const loaded = await load({
      'api.yaml': { openapi: '3.1.0', paths: { '/a': { get: { 'x-codeSamples': samples } } } },
      'samples/curl.yaml': 'lang: curl\nsource: curl x\n',
    });
    expect(loaded.diagnostics).toEqual([]);
    expect(follow(loaded, '#/paths/~1a/get/x-codeSamples/0/source')).toBe('curl x');
    expect(follow(loaded, '#/paths/~1a/get/x-codeSamples/1')).toEqual(samples[1]);
  });

  test('references of AsyncAPI are as confined, also where channels are called like keywords', async () => {
    const reference = ($ref: string) => ({ payload: { $ref } });
    const root = {
      asyncapi: '3.0.0',
      channels: {
        default: {
          messages: {
            value: reference('./schemas/user.avsc'),
            out: reference('../secret.json'),
            far: reference('https://x.y/a.json'),
          },
        },
      },
    };
    const files = { 'live.json': root, 'schemas/user.avsc': { type: 'record', name: 'User' } };
    const { folder, cacheFolder } = docsFolder(files);
    const store = createDescriptionStore({ folder, cacheFolder });
    const loaded = await store.load('live.json', undefined, undefined, 'asyncapi');
    expect(loaded.value?.version).toBe('asyncapi-3');
    expect(follow(loaded, '#/channels/default/messages/value/payload')).toEqual({
      type: 'record',
      name: 'User',
    });
    expect(loaded.diagnostics.map(({ code }) => code)).toEqual([
      'openapi-ref-outside',
      'openapi-ref-remote',
    ]);
    const other = await store.load('live.json');
    expect(other.diagnostics).toMatchObject([
      { code: 'openapi-version', hint: 'Name it with `asyncapi` in place of `openapi`.' },
    ]);
  });

  test('a link to an operation elsewhere is left as it is', async () => {
    const links = { a: { operationRef: 'urn:x' }, b: { operationRef: '../y.yaml#/paths/~1a/get' } };
    const root = { openapi: '3.1.0', paths: {}, components: { responses: { R: { links } } } };
    const loaded = await load({ 'api.yaml': root });
    expect(loaded.value).toBeDefined();
    expect(loaded.diagnostics).toEqual([]);
  });

  test('a mistake of syntax in another file is reported in that file', async () => {
    const loaded = await load({
      'api.yaml': 'openapi: 3.1.0\ncomponents: {schemas: {A: {$ref: x.json}}}\n',
      'x.json': '{\n "a" 1}',
    });
    expect(loaded.value).toBeDefined();
    expect(loaded.diagnostics).toMatchObject([
      { file: 'x.json', line: 2, code: 'openapi-syntax' },
      { file: 'api.yaml', line: 2, code: 'openapi-ref-file' },
    ]);
  });

  test('a link inside the docs folder is followed, and is the same file', async () => {
    const docs = docsFolder({
      'api.yaml':
        'openapi: 3.1.0\ncomponents: {schemas: {A: {$ref: a/X.yaml}, B: {$ref: b/X.yaml}}}\n',
      'a/X.yaml': 'type: string\n',
    });
    mkdirSync(path.join(docs.folder, 'b'));
    symlinkSync('../a/X.yaml', path.join(docs.folder, 'b/X.yaml'));
    const loaded = await createDescriptionStore(docs).load('api.yaml');
    expect(found(loaded)).toEqual([]);
    expect(loaded.value?.root['x-waymark-files']).toEqual({ X: { type: 'string' } });
  });

  test('a key `x-waymark-files` of the author is not taken for a file', async () => {
    const loaded = await load({
      'api.yaml':
        'openapi: 3.1.0\npaths: {/a: {$ref: "#/x-waymark-files/a"}}\nx-waymark-files: {a: {get: {}}}\n',
    });
    expect(follow(loaded, '#/x-waymark-files/a')).toBe('missing');
  });
});

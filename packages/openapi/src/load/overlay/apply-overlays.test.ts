import { describe, expect, test } from 'vitest';
import { createParseCache } from '../parse-cache.ts';
import type { ParsedFile } from '../parse-file.ts';
import { parseFile } from '../parse-file.ts';
import { applyOverlays } from './apply-overlays.ts';

async function parsed(file: string, text: string): Promise<ParsedFile> {
  const { value } = await parseFile(file, text, createParseCache('/nowhere'));
  if (value === undefined) throw new Error(`not read: ${text}`);
  return value;
}

const API = `openapi: 3.1.0
info: { title: API }
tags:
  - name: a
  - name: b
  - name: c
paths:
  /accounts:
    get: { summary: All }
  /internal:
    get: {}
components:
`;

const overlay = (actions: string, version = '1.1.0') => `overlay: ${version}\nactions:\n${actions}`;

async function apply(...texts: readonly string[]) {
  const overlays = await Promise.all(texts.map((text, index) => parsed(`o${index}.yaml`, text)));
  const { value, diagnostics } = applyOverlays(
    await parsed('api.yaml', API),
    overlays,
    'openapi-overlay',
  );
  return {
    ...value,
    found: diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`),
  };
}

describe('an overlay', () => {
  test.each([
    [
      'merges objects',
      '  - target: $.info\n    update: { version: 1, title: New }',
      { info: { title: 'New', version: 1 } },
    ],
    [
      'appends to lists',
      '  - target: $.tags\n    update: { name: d }',
      { tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] },
    ],
    [
      'joins lists',
      '  - target: $\n    update: { tags: [{ name: d }] }',
      { tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] },
    ],
    [
      'replaces plain values',
      '  - target: $..summary\n    update: Each',
      { paths: { '/accounts': { get: { summary: 'Each' } }, '/internal': { get: {} } } },
    ],
    [
      'removes',
      "  - target: $.paths['/internal']\n    remove: true",
      { paths: { '/accounts': { get: { summary: 'All' } } } },
    ],
    [
      'removes several from a list',
      "  - target: $.tags[?@.name != 'b']\n    remove: true",
      { tags: [{ name: 'b' }] },
    ],
    [
      'removes from a list in any order',
      '  - target: $.tags[2,0]\n    remove: true',
      { tags: [{ name: 'b' }] },
    ],
    [
      'removes once what is selected twice',
      "  - target: $.tags[?@.name == 'a', ?@.name != 'c']\n    remove: true",
      { tags: [{ name: 'c' }] },
    ],
    [
      'removes what stands in each other',
      '  - target: $.tags\n    update: [[x, [x, y]], x]\n  - target: $.tags..[0]\n    remove: true',
      { tags: [{ name: 'b' }, { name: 'c' }, [['y']], 'x'] },
    ],
    [
      'appends once to a list that is selected twice',
      '  - target: $["tags", "tags"]\n    update: { name: d }',
      { tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] },
    ],
    [
      'copies what is selected twice',
      '  - target: $.info\n    copy: $["info", "info"]',
      { info: { title: 'API' } },
    ],
    [
      'fills an empty key',
      '  - target: $\n    update: { components: { schemas: { A: {} } } }',
      { components: { schemas: { A: {} } } },
    ],
    [
      'leaves a key alone that it has empty',
      '  - target: $\n    update: { paths: , info: { x: 1 } }',
      { info: { title: 'API', x: 1 } },
    ],
    [
      'renames a path',
      "  - target: $.paths\n    update: { /credit: {} }\n  - target: $.paths['/credit']\n    copy: $.paths['/accounts']\n  - target: $.paths['/accounts']\n    remove: true",
      { paths: { '/credit': { get: { summary: 'All' } }, '/internal': { get: {} } } },
    ],
  ])('%s', async (_, actions, expected) => {
    const { value, found } = await apply(overlay(actions));
    expect(found).toEqual([]);
    expect(value).toMatchObject(expected);
    expect(value).toEqual({ ...(value as object), ...expected });
  });

  test('is applied to what the one before it gave, and leaves the file alone', async () => {
    const file = await parsed('api.yaml', API);
    const first = await parsed(
      'a.yaml',
      overlay('  - target: $.info\n    update: { x: { y: 1 } }'),
    );
    const second = await parsed(
      'b.yaml',
      overlay('  - target: $.info.x.y\n    update: 2', '1.0.0'),
    );
    const { value } = applyOverlays(file, [first, second], 'openapi-overlay');
    expect(value.value).toMatchObject({ info: { x: { y: 2 } } });
    expect(file.value).not.toHaveProperty('info.x');
    expect(value.digest).not.toBe(file.digest);
    expect(first.value).toMatchObject({ actions: [{ update: { x: { y: 1 } } }] });
  });

  test('says of every part where it is written', async () => {
    const { locate } = await apply(
      overlay(`  - target: $.tags[0]
    remove: true
  - target: $.tags
    update:
      name: d
      description: D
  - target: $.info
    update:
      title: New
  - target: $.paths
    update:
      /copy: {}
  - target: $.paths['/copy']
    copy: $.paths['/accounts']
  - target: $.paths['/accounts'].get
    update:
      x-list: [{ a: 1 }]
      x-own: { a: { b: 1 } }
  - target: $.paths['/accounts'].get['x-list']
    update:
      a: 2
  - target: $.paths['/internal']
    copy: $.paths['/accounts']`),
    );
    const place = (...path: string[]) => {
      const { file, line } = locate(path);
      return `${file}:${line}`;
    };
    expect(place('tags', '1', 'name')).toBe('api.yaml:6');
    expect(place('tags', '2', 'description')).toBe('o0.yaml:8');
    expect(place('info', 'title')).toBe('o0.yaml:11');
    expect(place('paths', '/copy', 'get', 'summary')).toBe('api.yaml:9');
    expect(place('paths', '/accounts', 'get')).toBe('api.yaml:9');
    for (const name of ['/accounts', '/internal']) {
      expect(place('paths', name, 'get', 'summary')).toBe('api.yaml:9');
      expect(place('paths', name, 'get', 'x-own', 'a', 'b')).toBe('o0.yaml:20');
      expect(place('paths', name, 'get', 'x-list', '0', 'a')).toBe('o0.yaml:19');
      expect(place('paths', name, 'get', 'x-list', '1', 'a')).toBe('o0.yaml:23');
    }
  });

  test.each([
    ['- a\n', 'o0.yaml:1', 'the file is an array, not an overlay'],
    [
      'overlay: 2.0.0\nactions: [{}]',
      'o0.yaml:1',
      '"2.0.0" is not read; the versions are 1.0 and 1.1',
    ],
    ['overlay: 1.0.0\nactions: {}', 'o0.yaml:2', '`actions` is not a list of changes'],
    [
      overlay('  - target: $.info'),
      'o0.yaml:3',
      'the action has none of `update`, `remove` and `copy`',
    ],
    [overlay('  - update: {}'), 'o0.yaml:3', '`target` is not a JSONPath expression'],
    [
      overlay('  - target: info\n    remove: true'),
      'o0.yaml:3',
      '`info` is not a JSONPath expression (RFC 9535)',
    ],
    [
      overlay('  - target: $.info\n    copy: $.tags', '1.0.0'),
      'o0.yaml:4',
      '`copy` needs `overlay: 1.1.0`',
    ],
    [
      overlay('  - target: $.info\n    copy: $.tags[*]'),
      'o0.yaml:4',
      '`$.tags[*]` selects 3 places, and one can be copied',
    ],
    [
      overlay('  - target: $.info\n    update: text'),
      'o0.yaml:3',
      '`info` is an object, which a text cannot be merged with',
    ],
    [
      overlay('  - target: $\n    update: { tags: x }'),
      'o0.yaml:3',
      '`tags` is an array, which a text cannot be merged with',
    ],
    [
      overlay('  - target: $\n    remove: true'),
      'o0.yaml:3',
      'the description as a whole cannot be removed',
    ],
  ])('that is wrong is left out as a whole, and says where: %s', async (text, place, reason) => {
    const { value, found } = await apply(
      text,
      overlay('  - target: $.info\n    update: { ok: 1 }'),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(
      `${place} openapi-overlay The overlay "o0.yaml" is left out: ${reason}`,
    );
    expect(value).toMatchObject({ info: { title: 'API', ok: 1 } });
  });

  test('changes nothing where it fails in the middle', async () => {
    const { value } = await apply(
      overlay('  - target: $.info\n    update: { x: 1 }\n  - target: $.info\n    update: [1]'),
    );
    expect(value).not.toHaveProperty('info.x');
  });

  test('that selects nothing says so', async () => {
    expect((await apply(overlay("  - target: $.paths['/nope']\n    remove: true"))).found).toEqual([
      'o0.yaml:3 openapi-overlay-unmatched `$.paths[\'/nope\']` selects nothing of "api.yaml", so that nothing is changed.',
    ]);
  });

  test('that removes thousands of items does so in a moment', async () => {
    const items = Array.from({ length: 5_000 }, (_, index) => `{ name: t${index} }`);
    const file = await parsed('api.yaml', `tags: [${items.join(', ')}]`);
    const remove = await parsed(
      'o.yaml',
      overlay("  - target: $.tags[?@.name != 't4999']\n    remove: true"),
    );
    const before = process.cpuUsage();
    const { value } = applyOverlays(file, [remove], 'openapi-overlay');
    // Many times as long where each removal goes through the whole list.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
    expect(value.value).toEqual({ tags: [{ name: 't4999' }] });
    expect(value.locate(['tags', '0', 'name'])).toMatchObject({ file: 'api.yaml', line: 1 });
  });

  test('of names that mean something to JavaScript makes members', async () => {
    const { value } = await apply(
      overlay('  - target: $.info\n    update: { "__proto__": { x: 1 }, constructor: 2 }'),
    );
    expect(Object.keys((value as { info: object }).info)).toEqual([
      'title',
      '__proto__',
      'constructor',
    ]);
    expect({}).not.toHaveProperty('x');
  });
});

import type { Checked } from '@waymark/core';
import { describe, expect, test } from 'vitest';
import { docsFolder } from '../testing/docs-folder.ts';
import { createParseCache, type ParseCache } from './parse-cache.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';

const noCache: ParseCache = { read: async () => undefined, write: async () => {} };

function parse(file: string, text: string): Promise<Checked<ParsedFile | undefined>> {
  return parseFile(file, text, noCache);
}

async function readValue(file: string, text: string): Promise<unknown> {
  const { value, diagnostics } = await parse(file, text);
  expect(diagnostics).toEqual([]);
  return value?.value;
}

/** Where mistakes are and what they are, one line each. */
async function mistakes(file: string, text: string): Promise<string[]> {
  const { diagnostics } = await parse(file, text);
  return diagnostics.map(
    ({ line, column, code, message }) => `${line}:${column} ${code} ${message}`,
  );
}

describe('JSON', () => {
  test('integers beyond 2^53 keep all their digits, and only they are bigint', async () => {
    const text = '{"id": 9007199254740993, "small": 42, "text": "9007199254740993", "float": 1e20}';
    expect(await readValue('api.json', text)).toEqual({
      id: 9007199254740993n,
      small: 42,
      text: '9007199254740993',
      float: 1e20,
    });
  });

  test('a key is found by its line and column, an item by its value', async () => {
    const text = '{\n  "paths": {\n    "/a\\/b": { "get": [1,\n 2] }\n  }\n}';
    const { value } = await parse('api.json', text);
    expect(value?.locate(['paths', '/a/b', 'get'])).toEqual({
      file: 'api.json',
      line: 3,
      column: 16,
    });
    expect(value?.locate(['paths', '/a/b', 'get', '1'])).toMatchObject({ line: 4, column: 2 });
    expect(value?.locate(['paths', 'missing', 'get'])).toMatchObject({ line: 2, column: 3 });
    expect(value?.locate([])).toMatchObject({ line: 1, column: 1 });
  });

  test('a trailing comma is a warning at its place, and the file is read', async () => {
    const { value, diagnostics } = await parse('api.json', '{\n  "a": 1,\n}');
    expect(value?.value).toEqual({ a: 1 });
    expect(diagnostics).toMatchObject([{ code: 'openapi-json-syntax', line: 2, column: 9 }]);
  });

  test('text that is no JSON at all is an error at the first wrong place', async () => {
    expect(await mistakes('api.json', '{\n  "a": [1, 2\n}')).toEqual([
      '3:1 openapi-syntax The file is not valid JSON. "}" cannot close the "[" before it.',
    ]);
    expect(await mistakes('api.json', '{ "a": 1')).toEqual([
      '1:1 openapi-syntax The file is not valid JSON. "{" is never closed.',
    ]);
    expect(await mistakes('api.json', '')).toEqual([
      '1:1 openapi-syntax The file is not valid JSON. The file is empty.',
    ]);
  });

  test('a key that is written twice is a warning with both lines, and the last counts', async () => {
    const { value, diagnostics } = await parse('api.json', '{"a": 1,\n"b": {"a": 2},\n"a": 3}');
    expect(value?.value).toEqual({ a: 3, b: { a: 2 } });
    expect(diagnostics).toMatchObject([
      {
        code: 'openapi-duplicate-key',
        line: 3,
        message: expect.stringContaining('on line 1 and on line 3'),
      },
    ]);
  });

  test('a key `__proto__` is a key like any other', async () => {
    const value = await readValue('api.json', '{"__proto__": {"polluted": true}}');
    expect(Object.keys(value ?? {})).toEqual(['__proto__']);
    expect('polluted' in {}).toBe(false);
    expect(value).not.toHaveProperty('polluted');
  });
});

describe('YAML', () => {
  test('dates, versions and words stay as written, and keys are texts', async () => {
    const text =
      'date: 2024-01-01\nswitch: no\n200: ok\n1.0: one\non: true\nempty:\ninfinite: .inf\n';
    expect(await readValue('api.yaml', text)).toEqual({
      date: '2024-01-01',
      switch: 'no',
      '200': 'ok',
      '1.0': 'one',
      on: true,
      empty: null,
      infinite: '.inf',
    });
  });

  test('a file that asks for YAML 1.1 is read in the same way', async () => {
    const text = '%YAML 1.1\n---\ndate: 2024-01-01\nswitch: no\ntime: 12:30:45\n';
    expect(await readValue('api.yaml', text)).toEqual({
      date: '2024-01-01',
      switch: 'no',
      time: '12:30:45',
    });
  });

  test('integers beyond 2^53 keep all their digits', async () => {
    expect(await readValue('api.yaml', 'id: 9007199254740993\nsmall: 7\n')).toEqual({
      id: 9007199254740993n,
      small: 7,
    });
  });

  test('aliases and merge keys are carried out, own keys first', async () => {
    const text = 'base: &base\n  a: 1\n  b: 2\nother:\n  <<: *base\n  b: 3\nlist: [*base]\n';
    expect(await readValue('api.yaml', text)).toEqual({
      base: { a: 1, b: 2 },
      other: { a: 1, b: 3 },
      list: [{ a: 1, b: 2 }],
    });
  });

  test('places are those of keys and items, also behind keys that are numbers and aliases', async () => {
    const text = 'z: &z\n  b: 1\n  200:\n    x: [1,\n      2]\na: *z\n';
    const { value } = await parse('api.yaml', text);
    expect(value?.locate(['z', '200', 'x', '1'])).toEqual({ file: 'api.yaml', line: 5, column: 7 });
    expect(value?.locate(['z', 'b'])).toMatchObject({ line: 2, column: 3 });
    expect(value?.locate(['a'])).toMatchObject({ line: 6, column: 1 });
    expect(value?.locate(['a', '200'])).toMatchObject({ line: 3, column: 3 });
    expect(value?.locate(['a', 'missing'])).toMatchObject({ line: 6, column: 1 });
  });

  test('Windows line ends do not move lines', async () => {
    const { value } = await parse('api.yaml', 'a: 1\r\nb:\r\n  c: 2\r\n');
    expect(value?.value).toEqual({ a: 1, b: { c: 2 } });
    expect(value?.locate(['b', 'c'])).toMatchObject({ line: 3, column: 3 });
  });

  test('a tab as indentation is an error with its line', async () => {
    const found = await mistakes('api.yaml', 'a:\n  b: 1\n\tc: 2\n');
    expect(found).toEqual([expect.stringMatching(/^3:\d+ openapi-syntax .*[Tt]abs/)]);
  });

  test('a mistake of syntax is an error with its line', async () => {
    const found = await mistakes('api.yaml', 'a: 1\nb: "open\nc: 2\n');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^[2-4]:\d+ openapi-syntax /);
  });

  test('a key that is written twice is a warning, and the last counts', async () => {
    const { value, diagnostics } = await parse('api.yaml', 'a: 1\nb: 2\na: 3\n');
    expect(value?.value).toEqual({ a: 3, b: 2 });
    expect(diagnostics).toMatchObject([{ code: 'openapi-duplicate-key', line: 3, column: 1 }]);
  });

  test('a second document, an alias of nothing and a key in braces are errors', async () => {
    expect(await mistakes('api.yaml', 'a: 1\n---\nb: 2\n')).toEqual([
      expect.stringMatching(/^2:1 openapi-syntax A second document/),
    ]);
    expect(await mistakes('api.yaml', 'a: *nothing\n')).toEqual([
      '1:4 openapi-syntax The alias *nothing has no anchor &nothing before it.',
    ]);
    expect(await mistakes('api.yaml', '{a: 1}: 2\n')).toEqual([
      expect.stringContaining('A key is an object'),
    ]);
  });

  test('a line of dashes at the end is no second document', async () => {
    expect(await readValue('api.yaml', '---\na: 1\n---\n')).toEqual({ a: 1 });
  });

  test('JSON in a YAML file keeps its places', async () => {
    const { value } = await parse('api.yml', '{\n "a": {"b": 1}}');
    expect(value?.locate(['a', 'b'])).toMatchObject({ line: 2, column: 8 });
  });
});

describe('the cache of YAML', () => {
  const text = `big: 9007199254740993\nitems:\n${'  - name: some text to make it long\n'.repeat(1000)}`;

  test('an entry gives the same value and places as the text', async () => {
    const { cacheFolder } = docsFolder();
    const first = await parseFile('api.yaml', text, createParseCache(cacheFolder));
    const cache = createParseCache(cacheFolder);
    const entries: unknown[] = [];
    const watched: ParseCache = {
      read: async (file, digest) => {
        const entry = await cache.read(file, digest);
        entries.push(entry);
        return entry;
      },
      write: () => Promise.reject(new Error('written again')),
    };
    const second = await parseFile('api.yaml', text, watched);
    expect(entries[0]).toBeDefined();
    expect(second.value?.value).toEqual(first.value?.value);
    expect(second.value?.locate(['items', '999', 'name'])).toEqual({
      file: 'api.yaml',
      line: 1002,
      column: 5,
    });
  });

  test('an entry of another text does not count', async () => {
    const cache = createParseCache(docsFolder().cacheFolder);
    await parseFile('api.yaml', text, cache);
    const { value } = await parseFile('api.yaml', `new: true\n${text}`, cache);
    expect(value?.value).toHaveProperty('new', true);
  });

  test('a folder that cannot be written is no mistake', async () => {
    const { value, diagnostics } = await parseFile(
      'api.yaml',
      text,
      createParseCache('/dev/null/x'),
    );
    expect(diagnostics).toEqual([]);
    expect(value?.value).toHaveProperty('big', 9007199254740993n);
  });
});

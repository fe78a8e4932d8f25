import { describe, expect, test } from 'vitest';
import { carriesVendorSchema, documentFromValue } from './document.ts';
import { readFixture, summary } from './fixture.ts';
import { pointerOf } from './path.ts';

describe('syntax', () => {
  test.each([
    ['comment', '{\n  "name": "A", // the name\n  "theme": "mint"\n}'],
    ['block comment', '{ /* a\n b */ "name": "A", "theme": "mint" }'],
    ['trailing commas', '{ "name": "A", "list": [1, 2,], "theme": "mint", }'],
    ['missing comma after a text', '{\n  "name": "A"\n  "theme": "mint"\n}'],
    ['missing comma after a number', '{\n  "x": 1\n  "theme": "mint"\n}'],
    ['single quotes', '{ \'name\': \'A\', "theme": "mint" }'],
    ['open bracket', '{ "theme": "mint", "list": [1'],
    ['byte order mark', '\uFEFF{ "theme": "mint" }'],
  ])('a %s is reported and the rest is read', (_name, text) => {
    const { value, diagnostics } = readFixture(text);
    expect(value?.value).toMatchObject({ theme: 'mint' });
    expect(diagnostics.length).toBeGreaterThan(0);
  });

  test.each([
    ['empty file', ''],
    ['unquoted key', '{ name: "A" }'],
    ['text that is not closed', '{\n  "name": "A,\n  "theme": "mint"\n}'],
    ['key without value', '{ "name" }'],
    ['missing value', '{ "name": , "theme": "mint" }'],
    ['closing bracket of another kind', '{ "list": [1, 2} }'],
    ['text after the end', '{ "name": "A" } { }'],
    ['Python constant', '{ "strict": True }'],
    ['merge conflict', '{\n<<<<<<< HEAD\n  "name": "A"\n}'],
    ['wrong escape', '{ "logo": "C:\\docs" }'],
  ])('a file with a %s is refused with one error', (_name, text) => {
    const { value, diagnostics } = readFixture(text);
    expect(value).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.code).toBe('config-unreadable');
  });

  test('the place and the advice of each fault are told', () => {
    const text = '\uFEFF{\n  // c\n  "a": 1,\n  "b": [1, 2,]\n  "c": \'x\',\n}';
    expect(summary(readFixture(text).diagnostics)).toMatchInlineSnapshot(`
      "docs.json:1:1 warning config-json-bom
        The file starts with a byte order mark, which JSON does not allow.
        > Save the file as UTF-8 without a byte order mark.
      docs.json:2:3 error config-json-comment
        JSON has no comments.
        > Remove the comment.
      docs.json:4:13 error config-json-trailing-comma
        There is a comma after the last entry, before "]".
        > Remove the comma.
      docs.json:4:15 error config-json-syntax
        A comma is missing between two entries.
        > Add a comma here.
      docs.json:5:8 error config-json-syntax
        JSON texts are not written in single quotes.
        > Use double quotes.
      docs.json:5:11 error config-json-trailing-comma
        There is a comma after the last entry, before "}".
        > Remove the comma."
    `);
    expect(summary(readFixture('{\n  "name": "A,\n}').diagnostics)).toMatchInlineSnapshot(`
      "docs.json:2:11 error config-unreadable
        A string is not closed on its line.
        > Close the string with a double quote; a line break inside is written \\n."
    `);
    expect(summary(readFixture('{ "logo": "C:\\docs" }').diagnostics)).toMatchInlineSnapshot(`
      "docs.json:1:15 error config-unreadable
        A text is not written as JSON has it: Bad escaped character.
        > In JSON texts a backslash is written \\\\ and a line break \\n."
    `);
  });

  test.each([
    ['{"a":1, "a":2}', 'The key "a" is written twice, on line 1; the last one counts.'],
    ['{"a":{', '"{" is never closed, nor is a bracket in it.'],
    ['{"a":{"b":[', '"{" is never closed, nor are 2 brackets in it.'],
  ])('numbers are said as people say them: %s', (text, message) => {
    const { diagnostics } = readFixture(text);
    expect(diagnostics.map((each) => each.message)).toContain(message);
  });

  test('a key written twice is a warning that names both lines, and the last one counts', () => {
    const { value, diagnostics } = readFixture('{\n  "name": "A",\n  "name": "B"\n}');
    expect(value?.value).toEqual({ name: 'B' });
    expect(summary(diagnostics)).toMatchInlineSnapshot(`
      "docs.json:3:3 warning config-duplicate-key
        The key "name" is written twice, on line 2 and on line 3; the last one counts.
        > Keep one of the two."
    `);
  });

  test('texts that look like comments, and all escapes, are kept', () => {
    const value = {
      url: 'https://a.b/c#d',
      text: '/* no */ \\ "q" \n\t \u00e9 \ud83d\ude00',
      n: -1.5e3,
    };
    const read = readFixture(value);
    expect(read.value?.value).toEqual(value);
    expect(read.diagnostics).toEqual([]);
  });

  test('YAML words in texts and keys stay texts', () => {
    const value = { yes: 'no', '<<': '~', '*a': '&b', null: [null, true, 'null'] };
    expect(readFixture(value).value?.value).toEqual(value);
  });
});

describe('places', () => {
  const text = '{\n  "navbar": {\n    "links": [\n      { "label": "A" }\n    ]\n  }\n}';
  const document = readFixture(text).value ?? documentFromValue({});

  test('a value and its key have places of their own', () => {
    const path = ['navbar', 'links', 0, 'label'];
    expect(document.locate(path)).toEqual({ file: 'docs.json', line: 4, column: 18 });
    expect(document.locateKey(path)).toEqual({ file: 'docs.json', line: 4, column: 9 });
  });

  test('an absent value is located at its nearest existing ancestor', () => {
    expect(document.locate(['navbar', 'links', 0, 'href'])).toMatchObject({ line: 4, column: 7 });
    expect(document.locate(['navbar', 'links', 7, 'href'])).toMatchObject({ line: 3, column: 14 });
    expect(document.locateKey(['footer'])).toMatchObject({ line: 1, column: 1 });
  });

  test('pointers escape slashes and tildes', () => {
    expect(pointerOf(['a/b', 0, 'c~d'])).toBe('/a~1b/0/c~0d');
    expect(pointerOf([])).toBe('');
  });
});

describe('references', () => {
  test('a referenced file takes the place of the reference, also in referenced files', () => {
    const { value, diagnostics } = readFixture(
      { navigation: { $ref: './nav/main.json' }, redirects: { $ref: 'redirects.json' } },
      {
        'nav/main.json': '{ "groups": { "$ref": "../nav/groups.json" } }',
        'nav/groups.json': '[{ "group": "A" }]',
        'redirects.json': '[\n  { "source": "/a" }\n]',
      },
    );
    expect(diagnostics).toEqual([]);
    expect(value?.value).toEqual({
      navigation: { groups: [{ group: 'A' }] },
      redirects: [{ source: '/a' }],
    });
    expect(value?.locate(['redirects', 0, 'source'])).toEqual({
      file: 'redirects.json',
      line: 2,
      column: 15,
    });
    expect(value?.locateKey(['navigation', 'groups'])).toMatchObject({ file: 'nav/main.json' });
    expect(value?.locateKey(['redirects'])).toMatchObject({ file: 'docs.json' });
  });

  test('keys beside a reference are laid over the object, shallowly', () => {
    const { value } = readFixture(
      { tab: { $ref: 'tab.json', pages: ['b'] } },
      { 'tab.json': '{ "tab": "T", "pages": ["a"] }' },
    );
    expect(value?.value).toEqual({ tab: { tab: 'T', pages: ['b'] } });
    expect(value?.locate(['tab', 'tab'])).toMatchObject({ file: 'tab.json' });
    expect(value?.locate(['tab', 'pages'])).toMatchObject({ file: 'docs.json' });
  });

  test('the whole document can be a reference', () => {
    const { value } = readFixture({ $ref: 'all.json', name: 'B' }, { 'all.json': '{"name":"A"}' });
    expect(value?.value).toEqual({ name: 'B' });
  });

  test('one file can be referenced from several places', () => {
    const { value, diagnostics } = readFixture(
      { a: { $ref: 'x.json' }, b: { $ref: 'x.json' } },
      { 'x.json': '{ "c": { "$ref": "gone.json" } }' },
    );
    expect(value?.value).toEqual({ a: {}, b: {} });
    expect(diagnostics).toHaveLength(1);
  });

  test.each([
    ['missing file', { a: { $ref: 'gone.json' } }, 'config-ref-missing'],
    ['path out of the folder', { a: { $ref: '../x.json' } }, 'config-ref-outside'],
    ['path from the root', { a: { $ref: '/x.json' } }, 'config-ref-outside'],
    ['address', { a: { $ref: 'https://a.b/x.json' } }, 'config-ref-unsupported'],
    ['pointer', { a: { $ref: 'x.json#/a' } }, 'config-ref-unsupported'],
    ['pointer into the same file', { a: { $ref: '#/b' } }, 'config-ref-unsupported'],
    ['broken file', { a: { $ref: 'broken.json' } }, 'config-json-syntax'],
    ['number', { a: { $ref: 5 } }, 'config-ref-invalid'],
  ])('a reference to a %s is reported and left out', (_name, config, code) => {
    const { value, diagnostics } = readFixture({ ...config, b: 1 }, { 'broken.json': '{ x }' });
    expect(diagnostics.map((found) => found.code)).toEqual([code]);
    expect(value?.value).toMatchObject({ b: 1 });
  });

  test('a circle is reported with its files', () => {
    const { value, diagnostics } = readFixture(
      { a: { $ref: 'x.json' } },
      { 'x.json': '{ "y": { "$ref": "y.json" } }', 'y.json': '{ "x": { "$ref": "x.json" } }' },
    );
    expect(value?.value).toEqual({ a: { y: {} } });
    expect(summary(diagnostics)).toMatchInlineSnapshot(`
      "y.json:1:18 error config-ref-cycle
        "$ref": "x.json" closes a circle: x.json → y.json → x.json.
        > Remove one "$ref" of the circle."
    `);
  });

  test('an array referenced inside an array is spliced, with its places', () => {
    const { value, diagnostics } = readFixture(
      { pages: ['a', { $ref: 'more.json' }, 'd'] },
      { 'more.json': '["b",\n"c"]' },
    );
    expect(value?.value).toEqual({ pages: ['a', 'b', 'c', 'd'] });
    expect(value?.locate(['pages', 2])).toEqual({ file: 'more.json', line: 2, column: 1 });
    expect(summary(diagnostics)).toMatchInlineSnapshot(`
      "docs.json:4:5 warning config-ref-spliced
        The file of this "$ref" holds an array; its entries were put in place of it.
        > Other tools nest the array here: reference the whole array instead."
    `);
  });

  test('keys beside a reference to an array are ignored with a warning', () => {
    const { value, diagnostics } = readFixture(
      { pages: { $ref: 'more.json', group: 'A' } },
      { 'more.json': '["b"]' },
    );
    expect(value?.value).toEqual({ pages: ['b'] });
    expect(diagnostics.map((found) => found.code)).toEqual(['config-ref-siblings']);
  });

  test("another repository's navigation is left out with a warning", () => {
    const { value, diagnostics } = readFixture({ tabs: [{ sourceRef: 'a/b' }, { tab: 'T' }] });
    expect(value?.value).toEqual({ tabs: [{ tab: 'T' }] });
    expect(diagnostics.map((found) => found.code)).toEqual(['config-source-ref']);
  });
});

test.each([
  ['https://mintlify.com/docs.json', true],
  ['https://leaves.mintlify.com/schema/docs.json', true],
  ['https://example.com/docs.json', false],
  [undefined, false],
])('the schema %s is that of the vendor: %s', ($schema, expected) => {
  expect(carriesVendorSchema(documentFromValue({ $schema }))).toBe(expected);
});

import { frontmatterProperties } from '@waymark/core/page';
import { describe, expect, it } from 'vitest';
import { frontmatterKinds } from './frontmatter/fields.ts';
import { parseFrontmatter } from './frontmatter.ts';

const file = 'guides/start.mdx';

function parse(...lines: string[]) {
  return parseFrontmatter(['---', ...lines, '---', 'Body'].join('\n'), file);
}

function frontmatter(...lines: string[]) {
  const { value, diagnostics } = parse(...lines);
  return {
    ...value.frontmatter,
    diagnostics: diagnostics.map(({ code, line }) => ({ code, line })),
  };
}

describe('the place of the body', () => {
  it('is after the closing line', () => {
    const source = '---\ntitle: A\n---\n\nBody';
    const { value } = parseFrontmatter(source, file);
    expect(value).toMatchObject({ frontmatter: { title: 'A' }, bodyLine: 4 });
    expect(source.slice(value.bodyStart)).toBe('\nBody');
  });

  it('counts Windows line ends and a byte order mark', () => {
    const source = '\uFEFF---\r\ntitle: A \r\nicon: "x"\r\n---\r\nBody\r\n';
    const { value } = parseFrontmatter(source, file);
    expect(value).toMatchObject({ frontmatter: { title: 'A', icon: 'x' }, bodyLine: 5 });
    expect(source.slice(value.bodyStart)).toBe('Body\r\n');
  });

  it('is the start of a page without frontmatter', () => {
    expect(parseFrontmatter('Body\n---\na: b\n---', file).value).toEqual({
      frontmatter: {},
      bodyStart: 0,
      bodyLine: 1,
    });
    expect(parseFrontmatter('\uFEFFBody', file).value.bodyStart).toBe(1);
    expect(parseFrontmatter('---\n\nText after a rule', file).diagnostics).toEqual([]);
  });

  it('is the end of a page that holds nothing else', () => {
    const source = '---\nopenapi: GET /a\n---';
    expect(parseFrontmatter(source, file).value).toMatchObject({
      frontmatter: { openapi: 'GET /a' },
      bodyStart: source.length,
      bodyLine: 3,
    });
    expect(parseFrontmatter('---\n---\n', file)).toMatchObject({
      value: { frontmatter: {}, bodyLine: 3 },
      diagnostics: [],
    });
    expect(parseFrontmatter('', file).value).toEqual({
      frontmatter: {},
      bodyStart: 0,
      bodyLine: 1,
    });
  });

  it('does not follow a rule inside a text', () => {
    expect(parse('title: a --- b').value.frontmatter).toEqual({ title: 'a --- b' });
  });
});

describe('where an entry leads', () => {
  it.each(['https://example.com', '/guides/one', '#part', 'mailto:a@example.com'])(
    'may be %s',
    (url) => {
      expect(frontmatter(`url: "${url}"`)).toEqual({ url, diagnostics: [] });
    },
  );

  it.each([
    ['example.com/x', 'Write `url: https://example.com/x`.'],
    ['../index', expect.stringContaining('a path of the site')],
    ['javascript:alert(1)', expect.stringContaining('a full address')],
    ['', expect.stringContaining('a full address')],
  ])('is reported when it is %j', (url, hint) => {
    const { diagnostics } = parseFrontmatter(`---\nurl: ${JSON.stringify(url)}\n---\n`, file);
    expect(diagnostics).toMatchObject([{ code: 'frontmatter-value', line: 2, hint }]);
  });
});

describe('what YAML accepts', () => {
  it('keeps unknown keys with their type', () => {
    expect(frontmatter('extra:', '  - 1', '  - two: true')).toMatchObject({
      extra: [1, { two: true }],
      diagnostics: [],
    });
  });

  it('includes quoted text that goes on at the start of the next line', () => {
    expect(frontmatter('title: A', 'description: "one', 'Note: two"', 'icon: x')).toEqual({
      title: 'A',
      description: 'one Note: two',
      icon: 'x',
      diagnostics: [],
    });
    expect(frontmatter("description: 'one", '', "it''s two'")).toMatchObject({
      description: "one\nit's two",
    });
  });

  it('includes quoted text that starts below its key and goes on at the start of the next line', () => {
    expect(frontmatter('description:', '  "one', 'Note: two"', 'sidebarTitle: A')).toEqual({
      description: 'one Note: two',
      sidebarTitle: 'A',
      diagnostics: [],
    });
  });

  it('includes a list that goes on at the start of the next line', () => {
    expect(frontmatter('keywords: ["a",', '"b"', ']', 'title: A')).toEqual({
      keywords: ['a', 'b'],
      title: 'A',
      diagnostics: [],
    });
  });

  it('leaves dates as they are written', () => {
    expect(frontmatter('createdDate: 2024-01-02')).toMatchObject({ createdDate: '2024-01-02' });
    expect(frontmatter('#', 'createdDate: 2024-01-02')).toMatchObject({
      createdDate: '2024-01-02',
    });
  });
});

describe('what YAML refuses', () => {
  it('costs its own line, with an error at its place', () => {
    const { value, diagnostics } = parse('title: A', 'description: one: two', 'icon: x');
    expect(value).toMatchObject({ frontmatter: { title: 'A', icon: 'x' }, bodyLine: 6 });
    expect(diagnostics).toMatchObject([
      { code: 'frontmatter-syntax', severity: 'error', file, line: 3, column: 14 },
    ]);
    expect(diagnostics[0]?.hint).toContain('quotes');
  });

  it.each(['title: @a', 'title: "a" b', 'title: "a', 'a: *b', 'a: "\\d"', 'text', '- a', '\ta: b'])(
    'includes %j',
    (yaml) => {
      for (const lines of [[yaml], [yaml, 'icon: x']]) {
        const { value, diagnostics } = parse(...lines);
        expect(value.frontmatter).toEqual(lines.length > 1 ? { icon: 'x' } : {});
        expect(diagnostics).toMatchObject([{ code: 'frontmatter-syntax', line: 2 }]);
      }
    },
  );

  it('leaves what goes on over several lines around it', () => {
    const lines = ['keywords:', '- a', '', '- b', 'title: : x', 'extra:', '  one: 1', 'icon: x'];
    expect(frontmatter(...lines)).toEqual({
      keywords: ['a', 'b'],
      extra: { one: 1 },
      icon: 'x',
      diagnostics: [{ code: 'frontmatter-syntax', line: 6 }],
    });
  });

  it('is reported for each line', () => {
    expect(frontmatter('title: @a', 'icon: x', 'tag: "b').diagnostics).toEqual([
      { code: 'frontmatter-syntax', line: 2 },
      { code: 'frontmatter-syntax', line: 4 },
    ]);
  });

  it('includes a block that nothing closes, of which the keys count', () => {
    const { value, diagnostics } = parseFrontmatter('---\ntitle: A\nicon: x\n\nBody', file);
    expect(value).toEqual({ frontmatter: { title: 'A', icon: 'x' }, bodyStart: 0, bodyLine: 1 });
    expect(diagnostics).toMatchObject([{ code: 'frontmatter-syntax', line: 1 }]);
  });

  it('includes a block that follows empty lines and comments', () => {
    const { value, diagnostics } = parseFrontmatter('\n\n---\ntitle: A\n---\nBody', file);
    expect(value).toEqual({ frontmatter: { title: 'A' }, bodyStart: 19, bodyLine: 6 });
    expect(diagnostics).toMatchObject([{ code: 'frontmatter-syntax', line: 3, column: 1 }]);
  });

  it('includes a block behind an empty one, as two lines that open it leave it', () => {
    const { value, diagnostics } = parseFrontmatter('---\n---\ntitle: A\n---\nBody', file);
    expect(value).toEqual({ frontmatter: { title: 'A' }, bodyStart: 21, bodyLine: 5 });
    expect(diagnostics).toMatchObject([
      { code: 'frontmatter-syntax', line: 1, hint: 'Remove one of them.' },
    ]);
  });

  it.each(['---\n---\nBody\n\n---\n', '---\n---\n\nNote: a line above a rule.\n\n---\n'])(
    'may be empty, above text that lines of hyphens follow: %j',
    (source) => {
      const { value, diagnostics } = parseFrontmatter(source, file);
      expect(value).toEqual({ frontmatter: {}, bodyStart: 8, bodyLine: 3 });
      expect(diagnostics).toEqual([]);
    },
  );

  it.each([
    'Text\n\n---\ntitle: A\n---\n',
    '\n---\n\nNote: a line between two lines.\n\n---\n',
    '\n---\ntitle: A\n\nand a paragraph\n---\n',
  ])('is no text of the page between two lines: %j', (source) => {
    const { value, diagnostics } = parseFrontmatter(source, file);
    expect(value).toEqual({ frontmatter: {}, bodyStart: 0, bodyLine: 1 });
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['---\ntitle: @a\npublic: false\n---\n', { public: false }],
    ['---\ntitle: "a\ngroups: [staff]\n---\n', { groups: ['staff'] }],
    ['---\ntitle: a\npublic: @false\n---\n', { public: false }],
    ['---\ntitle: a\ngroups: [staff\n---\n', { public: false }],
    ['---\ntitle: a\n  groups: [staff]\n---\n', { public: false }],
    ['---\ntitle: a\n"public" : false: no\n---\n', { public: false }],
    ['---\npublic: false\n\nBody', { public: false }],
    ['---\ntitle: a\n\ngroups:\n  - staff\n# Body', { groups: ['staff'] }],
    ['---\ntitle: a\ngroups: [staff\n', { public: false }],
    ['---\n# Who may read this\nisPublic: no\n', { isPublic: false }],
    ['\n---\ntitle: a\ngroups: [staff]\n---\nBody', { groups: ['staff'] }],
    ['\uFEFF\r\n{/* a */}\r\n---\r\npublic: false\r\n---\r\nBody', { public: false }],
    ['<!-- a -->\n<!-- b -->\n\n---\npublic: @false\n---\n', { public: false }],
    ['\n---\ngroups: [staff]\n\nBody', { groups: ['staff'] }],
    ['---\n---\ngroups: [staff]\n---\nBody', { groups: ['staff'] }],
    ['\uFEFF---\r\n\r\n---\r\n\r\npublic: @false\r\n---\r\nBody', { public: false }],
    ['---\n---\ngroups: [staff]\n\nBody', { groups: ['staff'] }],
  ])('never makes a page public that is for some readers: %j', (source, restricted) => {
    const { value, diagnostics } = parseFrontmatter(source, file);
    expect(value.frontmatter).toMatchObject(restricted);
    expect(diagnostics.map(({ code }) => code)).toContain('frontmatter-syntax');
  });

  it('does not restrict a page that says that it is public', () => {
    expect(frontmatter('title: @a', 'public: true')).toMatchObject({ public: true });
    const { value } = parse('title: @a', 'description: groups: of words');
    expect(value.frontmatter).toEqual({});
  });

  it('lets the last of two values count', () => {
    expect(frontmatter('title: A', 'title: B')).toEqual({
      title: 'B',
      diagnostics: [{ code: 'frontmatter-value', line: 3 }],
    });
  });
});

describe('the types of known keys', () => {
  it('takes numbers and booleans in texts as they are written', () => {
    expect(frontmatter('title: 404', 'tag: true', 'version: 1.10', 'og:title: 1.0')).toEqual({
      title: '404',
      tag: 'true',
      version: '1.10',
      'og:title': '1.0',
      diagnostics: [],
    });
    expect(frontmatter('# note', 'version: 1.10')).toMatchObject({ version: '1.10' });
  });

  it('leaves out keys without a value', () => {
    expect(frontmatter('title:', 'hidden: null', 'mode:', 'keywords: ~')).toEqual({
      diagnostics: [],
    });
  });

  it('warns of lists and mappings where text belongs', () => {
    const { value, diagnostics } = parse('icon: x', 'title: [Beta]');
    expect(value.frontmatter).toEqual({ icon: 'x' });
    expect(diagnostics).toMatchObject([
      { code: 'frontmatter-value', severity: 'warning', line: 3, column: 1 },
    ]);
    expect(diagnostics[0]?.message).toContain('["Beta"]');
  });

  it('reads flags written as text, with a warning', () => {
    expect(frontmatter('hidden: "true"', 'noindex: No', 'searchable: 1')).toEqual({
      hidden: true,
      noindex: false,
      diagnostics: [2, 3, 4].map((line) => ({ code: 'frontmatter-value', line })),
    });
  });

  it('reads numbers written as text, with a warning', () => {
    expect(frontmatter('boost: "2"')).toMatchObject({ boost: 2, diagnostics: [{ line: 2 }] });
    expect(frontmatter('boost: much')).toEqual({
      diagnostics: [{ code: 'frontmatter-value', line: 2 }],
    });
  });

  it('makes a list of keywords in one text, with a warning', () => {
    expect(frontmatter('keywords: a, b c')).toMatchObject({ keywords: ['a', 'b c'] });
    expect(frontmatter('keywords: [a, 2]')).toEqual({ keywords: ['a', '2'], diagnostics: [] });
    expect(frontmatter('keywords: [a, [b]]')).toMatchObject({
      keywords: ['a'],
      diagnostics: [{ line: 2 }],
    });
  });

  it('warns of an unknown mode and names the known ones', () => {
    expect(frontmatter('mode: wide')).toEqual({ mode: 'wide', diagnostics: [] });
    const { value, diagnostics } = parse('mode: full');
    expect(value.frontmatter).toEqual({});
    expect(diagnostics[0]).toMatchObject({ code: 'frontmatter-value', severity: 'warning' });
    expect(diagnostics[0]?.hint).toContain('center');
  });

  it('refuses an operation that is not one text', () => {
    expect(frontmatter('openapi:', '  - GET /a')).toEqual({
      diagnostics: [{ code: 'frontmatter-openapi', line: 2 }],
    });
  });

  it('is no way to change the prototype', () => {
    const { value } = parse('__proto__: {hidden: true}');
    expect(value.frontmatter.hidden).toBeUndefined();
    expect(Object.getPrototypeOf(value.frontmatter)).toBe(Object.prototype);
  });
});

describe('keys that the format knows', () => {
  it('each have a row in the table of properties, and each row is one of them', () => {
    const isMeta = (name: string) => name.endsWith('*');
    const rows = Object.keys(frontmatterProperties).filter((name) => !isMeta(name));
    expect(rows.toSorted()).toEqual([...frontmatterKinds.keys()].toSorted());
  });

  it.each([
    ['graphql: "query user"', '`graphql` has no effect.'],
    ['sdk: Client', '`sdk` has no effect.'],
    ['mode: assistant', '`mode: assistant` has no effect.'],
    ['auth: bearer', '`auth: bearer` has no effect.'],
  ])('and that have no effect are told of once, with what to do instead: %s', (line, message) => {
    const { diagnostics } = parse('title: A', line);
    expect(diagnostics).toMatchObject([
      { code: 'frontmatter-key-unused', file, line: 3, column: 1 },
    ]);
    expect(diagnostics[0]?.message).toContain(message);
    expect(diagnostics[0]?.hint).toBeDefined();
  });

  it('are told of where they are misspelt, with the right one', () => {
    const { diagnostics } = parse('sidebarTitel: A', 'tags: [a]');
    expect(diagnostics).toMatchObject([
      { code: 'frontmatter-key-unknown', severity: 'warning', file, line: 2, column: 1 },
    ]);
    expect(diagnostics[0]?.hint).toContain('`sidebarTitle`');
  });

  it('and keys of the author are told of nowhere', () => {
    const lines = ['version: "1.0"', 'auth: us', 'product: API', 'playground: auth', 'graphql:'];
    expect(parse(...lines).diagnostics).toEqual([]);
  });
});

describe('related pages', () => {
  it('are links, links under a title, or false', () => {
    const lines = ['related:', '  - /guides/a', '  - Sign in: https://a.example'];
    expect(frontmatter(...lines)).toEqual({
      related: ['/guides/a', { 'Sign in': 'https://a.example' }],
      diagnostics: [],
    });
    expect(frontmatter('related: false')).toEqual({ related: false, diagnostics: [] });
  });

  it('lose entries that are neither, with a warning', () => {
    const wrong = frontmatter('related:', '  - 5', '  - /a', '  - { a: /a, b: /b }');
    expect(wrong).toEqual({
      related: ['/a'],
      diagnostics: [{ code: 'frontmatter-value', line: 2 }],
    });
    expect(frontmatter('related: true').diagnostics).toMatchObject([{ code: 'frontmatter-value' }]);
    expect(frontmatter('related:', '  - javascript:alert(1)')).toMatchObject({ related: [] });
  });
});

describe('dates', () => {
  it('that name no day are told of', () => {
    expect(frontmatter('lastUpdatedDate: last week')).toEqual({
      lastUpdatedDate: 'last week',
      diagnostics: [{ code: 'frontmatter-value', line: 2 }],
    });
    expect(frontmatter('createdDate: 2026-08-13T10:00:00Z').diagnostics).toEqual([]);
  });
});

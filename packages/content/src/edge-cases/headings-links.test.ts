import { describe, expect, test } from 'vitest';
import { checkLinks } from '../page/check-links.ts';
import { compilePage } from '../page/compile-page.ts';
import { compile, render, renderPage, testContext } from '../testing/compile-pages.ts';

describe('headings', () => {
  test('`--` becomes an em dash in text and id of a heading, unless it is in code', async () => {
    const { headings } = await compile(
      '## `--flag` option\n\n## --catalog vs. --config\n\n## The -- separator',
    );
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['flag-option', '--flag option'],
      ['—catalog-vs-—config', '—catalog vs. —config'],
      ['the-—-separator', 'The — separator'],
    ]);
  });

  test('of characters without width joiners leave the id, spaces stay in it, and links without them arrive', async () => {
    const source = '## Data\u200Dbase\n\n## Pri\u200Bvacy\n\n[a](#database) [b](#privacy)';
    const page = await compile(source);
    expect(page.headings.map(({ id }) => id)).toEqual(['database', 'pri\u200Bvacy']);
    expect(page.links).toEqual([]);
  });

  test('a heading that starts with an emoji has an id that starts with `-`', async () => {
    const { headings, links } = await compile('## 🚀 Launch\n\n[a](#-launch)');
    expect(headings).toMatchObject([{ id: '-launch' }]);
    expect(links).toEqual([]);
  });

  test('ids with `/`, `&`, `+`, `=` and quotes are escaped in attributes and encoded in links', async () => {
    const page = await compile('## Read/write & C++ = “x”\n\n[a](#read/write-&-c++-=-“x”)');
    expect(page.anchors.ids).toContain('read/write-&-c++-=-“x”');
    const html = renderPage(page);
    expect(html).toContain('<h2 id="read/write-&amp;-c++-=-“x”">');
    expect(html).toContain('href="#read/write-&amp;-c++-=-%E2%80%9Cx%E2%80%9D"');
    expect(page.links).toEqual([]);
  });

  test('h5 and h6 headings have ids to link to, and no entry in the contents', async () => {
    const page = await compile('##### Build it\n\n###### Notes\n\n[a](#build-it) [b](#notes)');
    expect(page.anchors.ids).toEqual(['build-it', 'notes']);
    expect(page.headings).toEqual([]);
    expect(page.links).toEqual([]);
  });

  test.each([
    '## Set up \\{#my-setup\\}',
    '## Set up \\{#my-setup\\} ',
    'Set up \\{#my-setup\\}\n---',
  ])('the leftover of an escaped id is taken for the id: %j', async (source) => {
    const page = await compile(`${source}\n\n[a](#my-setup)`);
    expect(page.headings).toEqual([{ depth: 2, id: 'my-setup', text: 'Set up' }]);
    expect(page.links).toEqual([]);
  });

  test('braces of other text at the end of a heading stay', async () => {
    const { headings } = await compile('## Get \\{id\\}\n\n## Use `{#id}`');
    expect(headings.map(({ text }) => text)).toEqual(['Get {id}', 'Use {#id}']);
  });

  test('one heading text in several tabs is counted across them, and the plain id means the first', async () => {
    const source =
      '<Tabs>\n<Tab title="npm">\n## Install\n</Tab>\n<Tab title="Bun">\n## Install\n</Tab>\n</Tabs>\n\n## Install\n\n[a](#install)';
    const page = await compile(source);
    expect(page.headings.map(({ id }) => id)).toEqual(['install', 'install-2', 'install-3']);
    expect(renderPage(page)).toContain('<a href="#install">a</a>');
  });
});

describe('links', () => {
  const pages = ['index', 'seps/index', 'seps/a', 'seps/deep/b', 'customize/browser/basics'];

  async function linksOf(file: string, source: string, base = '') {
    const context = { ...testContext({}), pages: new Set(pages), base };
    const page = await compilePage(file, source, context);
    const hrefs = [...renderPage(page).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    return { page, hrefs };
  }

  test('relative links with `.md` work from an index page, from a nested folder, and with a fragment', async () => {
    const fromIndex = await linksOf(
      'seps/index.md',
      '[a](./a.md) [b](deep/b.md#x) [c](./index.md)',
    );
    expect(fromIndex.hrefs).toEqual(['/seps/a', '/seps/deep/b#x', '/seps']);
    const nested = await linksOf(
      'seps/deep/b.mdx',
      '[a](../a.md?q=1#y) [b](../index.md) <a href="../../index.mdx">c</a> <Card href="../a.md" title="t" />',
    );
    expect(nested.hrefs.sort()).toEqual(['/', '/seps', '/seps/a', '/seps/a?q=1#y']);
  });

  test('`x/y` without a leading `./` is looked for from the page and from the root', async () => {
    const { hrefs, page } = await linksOf('index.mdx', '[a](customize/browser/basics)');
    expect(hrefs).toEqual(['/customize/browser/basics']);
    expect(page.links).toEqual([]);
    const deep = await linksOf('seps/deep/b.mdx', '[a](customize/browser/basics)');
    expect(deep.hrefs).toEqual(['/customize/browser/basics']);
  });

  test('`[text]()` with an empty target is warned about at its line, and its text stays', async () => {
    const source = 'First\n\nSee [the guide]() now.\n\n<a href="">again</a>';
    const { diagnostics } = await compile(source);
    expect(diagnostics).toMatchObject([{ code: 'link-empty', line: 3, column: 5 }]);
    expect(await render(source)).toContain('the guide');
  });

  test('links out of the docs folder are reported, those with the base path of the site arrive', async () => {
    const { page, hrefs } = await linksOf(
      'index.mdx',
      '[a](../../README.md) [b](/docs/seps/a)',
      '/docs',
    );
    expect(hrefs[1]).toBe('/seps/a');
    const diagnostics = checkLinks(new Map([['index', page]]), {
      pages,
      files: [],
      exists: () => false,
      unpublished: () => undefined,
    });
    expect(diagnostics).toMatchObject([{ code: 'link-page-missing', line: 1, column: 1 }]);
  });

  test('brackets in link texts and parentheses in addresses are part of them', async () => {
    const html = await render(
      '[a [b] c](https://example.com/a_(b)) ([#1](https://example.com/1)) [x\\]](</a (b)>)',
    );
    expect(html).toContain(
      'href="https://example.com/a_(b)" target="_blank" rel="noreferrer">a [b] c<',
    );
    expect(html).toMatch(/\(<a href="https:\/\/example.com\/1"[^>]*>#1<\/a>\)/);
    expect(html).toContain('<a href="/a%20(b)">x]</a>');
  });

  // A pass whose time grows with the square of the links would not end in time
  test('a changelog of 10,000 links is compiled with all of them', async () => {
    const entry = (index: number) =>
      `- fix: [scope] a thing ([#${index}](https://example.com/pull/${index}_(x)))`;
    const source = Array.from({ length: 10_000 }, (_, index) => entry(index)).join('\n');
    const html = await render(source);
    expect(html.match(/<a href="https:\/\/example.com\/pull\/\d+_\(x\)"/g)).toHaveLength(10_000);
  }, 20_000);
});

import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { testContext } from '../testing/compile-pages.ts';
import { checkLinks } from './check-links.ts';
import { compilePage } from './compile-page.ts';

async function check(
  sources: Readonly<Record<string, string>>,
  files: readonly string[] = [],
  site?: string,
) {
  const pages = Object.keys(sources);
  const context = { ...testContext({}), pages: new Set(pages), site };
  const compiled = await Promise.all(
    Object.entries(sources).map(
      async ([path, source]) => [path, await compilePage(`${path}.mdx`, source, context)] as const,
    ),
  );
  const found = checkLinks(new Map(compiled), {
    pages,
    files,
    exists: (url) => url === '/old',
    unpublished: (file) =>
      file === 'docs.json' ? { why: 'it holds settings', hint: 'Take the link out.' } : undefined,
  });
  return found.map(({ code, file, line, message, hint }) =>
    [code, `${file}:${line}`, message, hint].join(' | '),
  );
}

/** Hints at links of one page to where nothing is. */
function hintsFor(pages: readonly string[], urls: readonly string[], file = 'a.mdx') {
  const at = { file, line: 1, column: 1 };
  const links = urls.map((url) => ({ kind: 'missing', url, written: url, ...at }) as const);
  const page = { anchors: { ids: [], open: false } as never, links };
  const places = { pages, files: [], exists: () => false, unpublished: () => undefined };
  return checkLinks(new Map([['a', page]]), places).map(({ hint }) => hint);
}

describe('checkLinks', () => {
  it('reports a link to a page that there is not, and names a page of that name elsewhere', async () => {
    const found = await check({ a: 'x\n\n[b](/guides/setup)', 'start/setup': '' });
    expect(found).toEqual([
      'link-page-missing | a.mdx:3 | The link "/guides/setup" leads to "/guides/setup", where no page is. | Did you mean "/start/setup"?',
    ]);
  });

  describe('of several pages of one name', () => {
    const suggestion = (pages: readonly string[], url: string, from?: string) =>
      hintsFor(pages, [url], from)[0]?.match(/^Did you mean "(.*)"\?$/)?.[1];

    it('names the one that has the most folders in common with the link', () => {
      const pages = ['registry/bootstrap/examples', 'registry/knowledge/examples'];
      expect(suggestion(pages, '/plugins/knowledge/examples')).toBe('/registry/knowledge/examples');
    });

    it('names the one that is nearest to the page of the link where the link does not say', () => {
      const pages = ['bank/guides/platform', 'transfers/guides/platform', 'x/guides/platform'];
      const from = 'transfers/guides/receiving.mdx';
      expect(suggestion(pages, '/docs/platform', from)).toBe('/transfers/guides/platform');
      expect(suggestion(pages, '/pay/guides/platform', from)).toBe('/transfers/guides/platform');
      expect(suggestion(pages, '/docs/platform', 'x/start.mdx')).toBe('/x/guides/platform');
    });

    it('names none where nothing tells them apart', () => {
      const pages = ['bank/platform', 'transfers/platform'];
      expect(suggestion(pages, '/docs/more/platform', 'home.mdx')).toBeUndefined();
    });
  });

  it('names the first page right below a path that is a folder, rather than one elsewhere', () => {
    const pages = ['guides/groups/groups', 'api/groups/in/all', 'api/groups/z', 'api/groups/a'];
    expect(hintsFor(pages, ['/api/groups', '/api', '/z/groups'])).toEqual([
      'Did you mean "/api/groups/z"?',
      'Correct the link, or add a redirect from that path.',
      'Did you mean "/guides/groups/groups"?',
    ]);
  });

  it('names no page elsewhere whose name is only like that of the link', () => {
    const pages = ['api/orders/create-fee', 'user/create-post'];
    expect(hintsFor(pages, ['/shop/store/create-page', '/user/old/create-pots'])).toEqual([
      'Correct the link, or add a redirect from that path.',
      'Did you mean "/user/create-post"?',
    ]);
  });

  it('takes the folder of an index page for its name', () => {
    const pages = ['articles/index', 'docs/setup/index', 'start/guides'];
    expect(hintsFor(pages, ['/docs/guides/index', '/docs/other/index', '/setup/index'])).toEqual([
      'Did you mean "/start/guides"?',
      'Correct the link, or add a redirect from that path.',
      'Did you mean "/docs/setup/index"?',
    ]);
  });

  it('looks for the page of a link that is written with the extension', () => {
    const hints = hintsFor(['registry/examples', 'b'], ['/old/examples.mdx', '/old/examples.md']);
    expect(hints).toEqual(Array(2).fill('Did you mean "/registry/examples"?'));
  });

  it('looks once for what a link of many pages means', () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `a-page-with-a-long-name-${index}`);
    const spent = processorTime();
    const hints = hintsFor(
      names,
      names.map(() => '/quite-another-long-name-01'),
    );
    expect(spent()).toBeLessThan(1_000);
    expect(hints).toHaveLength(1_000);
  });

  it('looks for what is meant by a limited number of paths, but always finds the same name', () => {
    const names = Array.from({ length: 300 }, (_, index) => `section/page-of-number-${index}`);
    const misspelt = names.map((name) => `/${name}x`);
    const searched = hintsFor(names, misspelt).filter((hint) => hint?.startsWith('Did you mean'));
    expect(searched).toHaveLength(50);
    const moved = names.map((name) => `/old/${name}`);
    expect(hintsFor(names, moved)).toEqual(names.map((name) => `Did you mean "/${name}"?`));
  });

  it('accepts pages, redirects and files', async () => {
    const sources = { a: '[b](/b) [c](/old) [d](/files/d.pdf) ![](/images/e.png)', b: '' };
    expect(await check(sources, ['files/d.pdf', 'images/e.png'])).toEqual([]);
  });

  it('reports a picture that does not exist', async () => {
    const found = await check({ a: '![](/images/e.png)' }, ['img/e.png']);
    expect(found).toEqual([
      'asset-missing | a.mdx:1 | The file images/e.png, which "/images/e.png" names, does not exist. | Did you mean "/img/e.png"?',
    ]);
  });

  it('leaves whole addresses beside the folder of all pages to others that are on the same host', async () => {
    const links = '[](https://a.example/blog/x) [](https://a.example/docs/x) [](/blog/y)';
    const site = 'https://a.example/';
    expect(await check({ 'docs/a': links, 'docs/b/c': '' }, [], site)).toEqual([
      expect.stringContaining('"https://a.example/docs/x" leads to "/docs/x"'),
      expect.stringContaining('"/blog/y" leads to "/blog/y"'),
    ]);
    expect(await check({ 'docs/a': links, 'docs-more/c': '' }, [], site)).toHaveLength(3);
  });

  it('finds pages whose names have the same letters in another form', async () => {
    const sources = { a: '[b](/caf\u00e9) [c](/caf%C3%A9#x)', 'cafe\u0301': '## X' };
    expect(await check(sources)).toEqual([]);
  });

  it('says of a file with the same letters in another form that they are that', async () => {
    const [found] = await check({ a: '![](/caf\u00e9.png)' }, ['cafe\u0301.png']);
    expect(found).toContain('in another form of Unicode');
  });

  it('says of a file that is there why it is not published', async () => {
    expect(await check({ a: '[b](/docs.json)' })).toEqual([
      'asset-missing | a.mdx:1 | "/docs.json" names the file docs.json, which is not published: it holds settings. | Take the link out.',
    ]);
  });

  it('reports fragments that the page or another one does not have', async () => {
    const found = await check({ a: '[b](/b#gone) [own](#instal)\n\n## Install', b: '# B' });
    expect(found).toEqual([
      'link-fragment-missing | a.mdx:1 | The link "/b#gone" leads to "#gone", which the page "b" does not have. | Link to the id of a heading, or to the page without a fragment.',
      'link-fragment-missing | a.mdx:1 | The link "#instal" leads to "#instal", which this page does not have. | Did you mean "#install"?',
    ]);
  });

  it('names the only heading that says more than a fragment', async () => {
    const headings = [
      '## Sum of (beta)',
      '## Sums of',
      '## Run the tests',
      '## Test a',
      '## Test b',
    ];
    const links = '[1](#sum-of) [2](#tests) [3](#test)';
    const hints = (await check({ a: [...headings, links].join('\n\n') })).map(
      (found) => found.split(' | ')[3],
    );
    expect(hints).toEqual([
      'Did you mean "#sum-of-beta"?',
      'Did you mean "#run-the-tests"?',
      'Link to the id of a heading, or to the page without a fragment.',
    ]);
  });

  it('accepts fragments of other pages that are in another form', async () => {
    const sources = {
      a: '[b](/b#Install) [c](/b#whats-new) [d](./b.md?x=1#INSTALL) [e](/b#:~:text=new)',
      b: "## Install\n\n## What's new",
    };
    expect(await check(sources)).toEqual([]);
  });

  it('accepts a chain of accordions', async () => {
    const b = '<Accordion title="One">\n<Accordion title="Two">x</Accordion>\n</Accordion>';
    expect(await check({ a: '[b](/b#one:two)', b })).toEqual([]);
  });

  it('expects nothing of pages whose ids are known only when their code runs', async () => {
    const b = 'export const Box = ({ at }) => <div id={at}>x</div>\n\n<Box at="x" />';
    expect(await check({ a: '[b](/b#x)', b })).toEqual([]);
  });
});

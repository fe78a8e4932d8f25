import { describe, expect, it } from 'vitest';
import { compile, renderPage, testContext } from '../testing/compile-pages.ts';
import { compilePage } from './compile-page.ts';

async function compileAt(source: string, pages: readonly string[]) {
  const context = { ...testContext({}), pages: new Set(pages), base: '/docs' };
  return compilePage('guides/page.mdx', source, context);
}

describe('links of a page', () => {
  it.each([
    ['<Card href="/a" {...p}>x</Card>', '/b'],
    ['<Card {...p} href="/a">x</Card>', '/docs/a'],
    ['<Card href="/a" title="t">x</Card>', '/docs/a'],
  ])('give way to a spread that stands after them: %s', async (element, url) => {
    const source = `export const p = { href: "/b" };\n\n${element}`;
    const context = { ...testContext({}), href: (path: string) => `/docs${path}` };
    const html = renderPage(await compilePage('page.mdx', source, context));
    expect(html).toMatch(new RegExp(`<Card [^>]*href="${url}"`));
  });

  it("to its own headings work in GitHub's form, another letter case and encoded", async () => {
    const source =
      "[a](#whats-new) [b](#WHAT%E2%80%99S-new) [c](#Install)\n\n## What's new\n\n## Install";
    const page = await compile(source);
    const html = renderPage(page);
    expect(html).toContain('href="#whats-new"');
    expect(html).toContain('href="#what%E2%80%99s-new"');
    expect(html).toContain('href="#install">c');
    expect(page.links).toEqual([]);
  });

  it('open a new tab where they leave the origin of the site', async () => {
    const source =
      '[Own](https://acme.dev/about) [Other](https://acme.example)\n\n<Frame caption="[Own](https://acme.dev/a)" />';
    const context = { ...testContext({}), site: 'https://acme.dev' };
    const html = renderPage(await compilePage('page.mdx', source, context));
    expect(html).toContain('<a href="https://acme.dev/about">Own');
    expect(html).toContain('<a href="https://acme.example" target="_blank" rel="noreferrer">Other');
    expect(html.match(/_blank/g)).toHaveLength(1);
  });

  it('that are whole addresses of the site stay as they are, and are listed as their paths', async () => {
    const source =
      '[a](https://acme.dev/docs/b#x) ![](https://acme.dev/docs/e.png) [c](https://acme.dev/docs/c) [ok](https://acme.dev/docs/b) [up](https://acme.dev/c) [other](https://a.dev/docs/c)';
    const site = 'https://acme.dev/docs/';
    const context = { ...testContext({}), pages: new Set(['b']), base: '/docs', site };
    const page = await compilePage('guides/page.mdx', source, context);
    expect(
      page.links.map(({ kind, url, fragment, column }) => [kind, url, fragment, column]),
    ).toEqual([
      ['page', '/b', 'x', 1],
      ['asset', '/e.png', undefined, 32],
      ['missing', '/c', undefined, 65],
    ]);
    expect(renderPage(page)).toContain('href="https://acme.dev/docs/b#x"');
  });

  it('are listed once when the rest of the site decides whether they are right', async () => {
    const source =
      '[a](/b#x) [a](/b#x) [b](./c) <a href="/d">d</a> ![](/e.png) [f](#gone) [ok](/b)';
    const { links } = await compileAt(source, ['b', 'guides/page']);
    expect(links.map(({ kind, url, fragment, column }) => [kind, url, fragment, column])).toEqual([
      ['page', '/b', 'x', 1],
      ['missing', '/guides/c', undefined, 21],
      ['missing', '/d', undefined, 30],
      ['asset', '/e.png', undefined, 49],
      ['page', '', 'gone', 61],
    ]);
  });

  it('find a picture that is written below the base path or from the root, and its size', async () => {
    const files = { 'images/a.png': '', 'docs/own.png': '' };
    const context = {
      ...testContext(files),
      pages: new Set(['guides/page']),
      base: '/docs',
      fileHref: (url: string) => `/docs${url}`,
      href: (url: string) => `/docs${url}`,
      imageSize: (file: string) => (file in files ? { width: 640, height: 320 } : undefined),
    };
    const source = '![a](/docs/images/a.png)\n\n![b](images/a.png)\n\n![c](/docs/own.png)';
    const page = await compilePage('guides/page.mdx', source, context);
    const html = renderPage(page);
    expect(html.match(/src="[^"]*"/g)).toEqual([
      'src="/docs/images/a.png"',
      'src="/docs/images/a.png"',
      'src="/docs/docs/own.png"',
    ]);
    expect(html.match(/width="640"/g)).toHaveLength(3);
    expect(page.links.map(({ url }) => url)).toEqual([
      '/images/a.png',
      '/images/a.png',
      '/docs/own.png',
    ]);
  });

  it('have the form of pages, but where a file without extension is', async () => {
    const folder = testContext({ LICENSE: '' });
    const context = { ...folder, pages: new Set(['b']), href: (url: string) => `${url}/` };
    const source = '[a](/b#x) [b](b.md) [c](/redirected) [d](/LICENSE)';
    const html = renderPage(await compilePage('page.mdx', source, context));
    expect(html).toContain('href="/b/#x"');
    expect(html).toContain('href="/b/"');
    expect(html).toContain('href="/redirected/"');
    expect(html).toContain('href="/LICENSE"');
  });

  it('stand in lists of pictures, styles and properties of their own, too', async () => {
    const source = `<img srcSet="/a.png 1x, /b.png 2x" />

<object data="/c.svg" />

<Link to="/b">b</Link>

<p style="mask:url(/d.svg)">d</p>

<Chart data="/e" />`;
    const context = {
      ...testContext({}),
      pages: new Set(['b']),
      href: (url: string) => `/docs${url}`,
    };
    const page = await compilePage('page.mdx', source, context);
    const html = renderPage(page);
    expect(html).toContain('srcSet="/docs/a.png 1x, /docs/b.png 2x"');
    expect(html).toContain('data="/docs/c.svg"');
    expect(html).toContain('to="/docs/b"');
    expect(html).toContain('mask:url(/docs/d.svg)');
    expect(html).not.toContain('/docs/e');
    expect(page.links.map(({ url }) => url)).toEqual(['/a.png', '/b.png', '/c.svg', '/d.svg']);
  });

  it('may be written with the path that the site is served under', async () => {
    const { links } = await compileAt('[a](/docs/b) [b](/docs/c)', ['b']);
    expect(links.map(({ written }) => written)).toEqual(['/docs/c']);
  });

  it('are not checked on components of the author, whose properties may mean anything', async () => {
    const source = 'export const Pic = (props) => <b>{props.src}</b>\n\n<Pic src="name" />';
    expect((await compile(source)).links).toEqual([]);
  });

  it('are checked where a component of the author before them has the same text', async () => {
    const source = `export const Own = (props) => <b>{props.href}</b>

<Own href="/gone#x" src="" /> <Own href="#none" />

[a](/gone#x) [b](#none) [c]() <Own href="#none" />`;
    const { diagnostics, links } = await compileAt(source, []);
    expect(links.map(({ written, line }) => [written, line])).toEqual([
      ['/gone#x', 5],
      ['#none', 5],
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['link-empty']);
  });

  it('in a caption are resolved too', async () => {
    const { links } = await compileAt('<Frame caption="See [b](/gone)">x</Frame>', []);
    expect(links).toMatchObject([{ kind: 'missing', url: '/gone', line: 1 }]);
  });
});

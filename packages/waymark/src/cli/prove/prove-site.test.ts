import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { decodeHtml } from './decode-html.ts';
import { proveSite } from './prove-site.ts';

const text = 'One two three four five six seven eight nine ten.';
const page = (body: string, head = '<title>T</title>') =>
  `<!doctype html><html><head>${head}</head><body><main><h1>T</h1>${body}</main></body></html>`;

function prove(old: Record<string, string>, now: Record<string, string>, more = {}) {
  const move = { old: tempFolder(old), folder: tempFolder(now), oldBase: '', base: '', most: 2 };
  const { findings, summary } = proveSite({ ...move, ...more });
  return { summary, found: findings.map(({ address, code }) => `${code} ${address}`), findings };
}

const code = (all: ReturnType<typeof prove>, name: string) =>
  all.findings.filter((one) => one.code === name);

describe('An old address', () => {
  it.each([
    ['guide.html', { 'guide/index.html': page('') }],
    ['guide/index.html', { 'guide.html': page('') }],
    ['guide', { 'guide/index.html': page('') }],
    ['guide.html?x=1', { 'guide.html': page('') }],
    ['caf%C3%A9.html', { 'cafe\u0301/index.html': page('') }],
    ['docs.example.com/guide.html', { 'guide.html': page('') }],
  ])('that was saved as %s is answered directly', (file, now) => {
    expect(prove({ [file]: page('') }, now).summary).toMatchObject({ direct: 1, gone: 0 });
  });

  it('is followed over rules and over pages that lead on', () => {
    const now = {
      _redirects:
        '/old/* /new/:splat 301\n/a /b 302\n/c /nowhere 301\n/x /y 301\n/y /x 301\n/o https://a.b/ 301\n',
      'new/page/index.html': page(''),
      'b.html': '<meta http-equiv="refresh" content="0;url=../new/page/">',
    };
    const files = ['old/page.html', 'a.html', 'c.html', 'x.html', 'o.html', 'never.html'];
    const all = prove(Object.fromEntries(files.map((file) => [file, page('')])), now);
    expect(all.summary).toMatchObject({ redirected: 2, elsewhere: 1, gone: 3 });
    expect(code(all, 'move-address-gone').map(({ message }) => message)).toEqual([
      'The old address /c is redirected to where nothing is: /nowhere.',
      'The old address /never.html is not there.',
      'The old address /x is redirected in a circle.',
    ]);
  });

  it('is followed over what a build for a host with other rules keeps', () => {
    const rule = { source: '/old/:rest*', destination: '/new/:rest*', permanent: true };
    const now = {
      '_waymark/redirects.json': JSON.stringify([rule]),
      'new/page/index.html': page(''),
    };
    expect(prove({ 'old/page.html': page('') }, now).summary).toMatchObject({
      redirected: 1,
    });
  });

  it('that is gone names the page most like it, and how to redirect it', () => {
    const all = prove(
      { 'guides/install.html': page('') },
      { 'start/install/index.html': page('') },
    );
    expect(all.findings[0]?.hint).toContain(
      '{"source":"/guides/install.html","destination":"/start/install"}',
    );
  });

  it('at which only the server of a site answers is not led to a page', () => {
    const old = { list: 'https://a.b/docs/mcp\nhttps://a.b/docs/v1/assistant/acme/message\n' };
    const folder = tempFolder(old);
    const now = { 'mcps/index.html': page('') };
    const all = prove({}, now, { old: `${folder}/list`, base: '/docs' });
    for (const { hint, nearest } of all.findings) {
      expect(hint).toBe('The server of the site answers there: `waymark build --server`.');
      expect(nearest).toBeUndefined();
    }
    expect(all.findings).toHaveLength(2);
  });

  it('that is gone names the page of the same title rather than one of a like address', () => {
    const named = (title: string) => page('', `<title>${title}</title>`);
    const all = prove(
      { 'features/environments.html': named('Environments'), 'a.html': named('A') },
      {
        'features/env-variables/index.html': named('Environments'),
        'features/environment/index.html': named('Machines'),
        'features/environs.html': '<meta http-equiv="refresh" content="0;url=/a">',
        'a.html': named('A'),
      },
    );
    expect(all.findings[0]?.hint).toContain('"destination":"/features/env-variables"');
  });

  it('that ends in .html and is gone names the page of that path, and not one beside it', () => {
    const now = { 'guide/one/index.html': page(''), 'guide/two/index.html': page('') };
    const canonical = (name: string) =>
      page('', `<link rel="canonical" href="https://a.b/guide/${name}.html">`);
    const all = prove(
      { 'guide/one.html': canonical('one'), 'guide/two.html': canonical('two') },
      now,
    );
    expect(all.findings.map(({ address, nearest }) => [address, nearest])).toEqual([
      ['/guide/one.html', '/guide/one'],
      ['/guide/two.html', '/guide/two'],
    ]);
  });

  it('that is redirected in a circle is not told to lead to itself', () => {
    const now = { 'a.html': page(''), _redirects: '/b /c 301\n/c /b 301\n' };
    expect(prove({ b: page('') }, now).findings[0]?.nearest).not.toBe('/b');
  });

  it('that is gone below a base is redirected by a rule without the base', () => {
    const bases = { oldBase: '/docs', base: '/docs' };
    const now = { 'start/install/index.html': page('') };
    const [found] = prove({ 'guides/install.html': page('') }, now, bases).findings;
    expect(found?.hint).toContain(
      '{"source":"/guides/install.html","destination":"/start/install"}',
    );
  });

  it('is compared where a redirect leads on from a name that ends in .html', () => {
    const now = {
      'start.html/index.html': '<meta http-equiv="refresh" content="0;url=/begin">',
      'begin/index.html': page(''),
    };
    const { summary } = prove({ 'start.html': page(''), 'gone.html': page('') }, now);
    expect(summary).toMatchObject({ redirected: 1, gone: 1 });
  });

  it.each([['#'], ['?']])('with %s in its path is found, and where it leads on to', (sign) => {
    const file = `api/c${sign}/index.html`;
    const old = { [file]: page('<h2 id="x">x</h2>') };
    expect(prove(old, old)).toMatchObject({ found: [], summary: { direct: 1 } });
    const led = {
      [`d${sign}/e/index.html`]: '<meta http-equiv="refresh" content="0;url=f/">',
      [`d${sign}/f/index.html`]: page(''),
    };
    const { summary } = prove({ [`d${sign}/e/index.html`]: page('') }, led);
    expect(summary).toMatchObject({ redirected: 1, gone: 0 });
  });

  it('in another letter case is another address', () => {
    expect(prove({ 'Guide.html': page('') }, { 'guide.html': page('') }).summary.gone).toBe(1);
  });

  it('counts below the bases of both sites', () => {
    const bases = { oldBase: '/v1', base: '/docs' };
    const now = { 'guide.html': page(''), _redirects: '/v1/* /docs/:splat 301\n' };
    expect(prove({ 'guide.html': page('') }, now, bases).summary).toMatchObject({ redirected: 1 });
  });

  it('is that which the page says of itself', () => {
    const own = page('', '<link rel="canonical" href="https://a.b/guide.html">');
    expect(prove({ 'guide.html': own }, { 'guide/index.html': page('') }).summary.gone).toBe(1);
  });
});

describe('A page', () => {
  it('is compared in folders that are named as versions, which are no hosts', () => {
    const files = { 'v1.0/a.html': page(text), '2.1/a.html': page(text) };
    expect(prove(files, files).summary).toMatchObject({ direct: 2, pages: 2 });
    const one = { 'v1.0/a.html': page(text) };
    expect(prove(one, one).summary).toMatchObject({ direct: 1, gone: 0 });
    const host = { '127.0.0.1/a.html': page(text) };
    expect(prove(host, { 'a.html': page(text) }).summary).toMatchObject({ direct: 1 });
  });

  it('lacks words above the measure, or some', () => {
    const lacking = page(`<p>${text}</p><p>Lost.</p>`);
    const old = { 'a.html': lacking, 'b.html': page(`<p>${text.repeat(9)}</p><p>Lost.</p>`) };
    const now = { 'a.html': page(`<p>${text}</p>`), 'b.html': page(`<p>${text.repeat(9)}</p>`) };
    const all = prove(old, now);
    expect(all.found).toEqual(['move-words-missing /a.html', 'move-words-fewer /b.html']);
    expect(all.findings[0]).toMatchObject({ missing: 1, words: 12, severity: 'error' });
  });

  it('does not count what most old pages have around their content', () => {
    const around = (own: string) => page(`<p>Powered by us and by nobody else</p><p>${own}</p>`);
    const names = ['a', 'b', 'c', 'd'];
    const old = Object.fromEntries(names.map((name) => [`${name}.html`, around(`own ${name}`)]));
    const now = Object.fromEntries(names.map((name) => [`${name}.html`, page(`own ${name}`)]));
    expect(prove(old, now).found).toEqual([]);
  });

  it('lacks anchors of its content and those that links lead to', () => {
    const old = {
      'a.html': page('<h2 id="kept">x</h2><h2 id="lost">x</h2>'),
      'b.html': page('<p>x x</p><a href="c.html#deep">c</a><a href="c.html#never">c</a>'),
      'c.html': `<div id="deep"></div>${page('x')}`,
    };
    const now = {
      'a.html': page('<h2 id="kept">x</h2><h2>x</h2>'),
      'b.html': page('x x c c'),
      'c.html': page('x'),
    };
    const lost = code(prove(old, now), 'move-anchor-missing');
    expect(lost.map(({ address, anchors }) => [address, anchors])).toEqual([
      ['/a.html', ['lost']],
      ['/c.html', ['deep']],
    ]);
  });

  it('keeps its title but for the name of the site, and what its head says', () => {
    const head = (title: string, more: string) => `<title>${title}</title>${more}`;
    const old = {
      'a.html': page(
        'x',
        head('A', '<meta name="description" content="d"><meta property="og:image" content="1">'),
      ),
      'b.html': page('x', head('B', '<link rel="canonical" href="https://old.example/b.html">')),
    };
    const now = {
      'a.html': page('x', head('Other', '<meta name="description" content="e">')),
      'b.html': page(
        'x',
        head(
          'b',
          '<link rel="canonical" href="https://new.example/b"><meta name="robots" content="noindex">',
        ),
      ),
    };
    const all = prove(old, now);
    expect(code(all, 'move-title-changed').map(({ title }) => title)).toEqual([
      { old: 'A', now: 'Other' },
    ]);
    expect(code(all, 'move-meta-changed').map(({ message }) => message)).toEqual([
      'Of the head of /a.html og:image is missing, and description is not as before.',
      'Of the head of /b.html robots is not as before.',
    ]);
  });

  it('that cannot be read, or has no words, is named', () => {
    const old = {
      'a.html': '<div>'.repeat(5_000),
      'b.html': '<html><body><div id="root"></div></body></html>',
    };
    const found = prove(old, { 'a.html': page(''), 'b.html': page('') }).found;
    expect(found).toEqual(['move-page-unread /a.html', 'move-page-unread /b.html']);
  });

  it('is told also where other pages link to its parts, or where what answers now is no page', () => {
    const deep = '<div>'.repeat(5000);
    const link = page('<a href="a.html#x">a</a>');
    const now = { 'a.html': page(text), 'b.html': page('a'), 'c.html': deep };
    const { found } = prove({ 'a.html': deep, 'b.html': link, 'c.html': page(text) }, now);
    expect(found).toEqual(['move-page-unread /a.html', 'move-page-unread /c.html']);
  });

  it('is compared where it documents the status 404', () => {
    expect(
      prove({ 'errors/404/index.html': page(text), '404.html': page('') }, {}).summary.gone,
    ).toBe(1);
  });
});

it('An old site that is none says what to name', () => {
  expect(() => prove({ 'a.png': '' }, {})).toThrow('wget --mirror');
  expect(() => prove({ 'a.b/index.html': '', 'c.d/index.html': '' }, {})).toThrow('a.b, c.d');
  expect(() => prove({}, {}, { old: '/never' })).toThrow('neither a folder nor a file');
  for (const [old, address] of [
    ['docs.acme.example', 'https://docs.acme.example/'],
    ['https://docs.acme.example/en/', 'https://docs.acme.example/en/'],
    ['sitemap.xml', 'https://docs.example.com/'],
  ] as const) {
    const save = `wget --mirror --adjust-extension --no-parent ${address}`;
    expect(() => prove({}, {}, { old }), old).toThrow(save);
  }
});

it.each([
  ['utf-8', Buffer.from('\ufeffgrün')],
  ['latin1', Buffer.from('<meta charset="iso-8859-1">grün', 'latin1')],
  ['unnamed latin1', Buffer.from('grün', 'latin1')],
  ['utf-8 that names another encoding', Buffer.from('<meta charset="iso-8859-1">grün')],
  ['utf-16', Buffer.from('\ufeffgrün', 'utf16le')],
  ['an unknown one', Buffer.from('<meta charset="x-none">grün')],
])('A page in %s is read as it was meant', (_, bytes) => {
  expect(decodeHtml(bytes).replace(/<.*>/, '')).toBe('grün');
});

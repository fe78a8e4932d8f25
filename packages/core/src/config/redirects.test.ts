import { describe, expect, test } from 'vitest';
import { parseFixture, summary } from './fixture.ts';
import { withoutLoops } from './redirect-loops.ts';
import { checkRedirectChains, checkRedirectPages, checkRedirectTargets } from './redirect-pages.ts';
import { checkRedirectPlaces } from './redirect-places.ts';
import { findRedirect } from './redirects.ts';

/** A site with nothing but these. */
const places = (...urls: string[]) => ({
  exists: (path: string) => urls.includes(path),
  known: new Set(urls.map((url) => url.slice(1))),
  unpublished: () => undefined,
});

/** Redirects of a site that has these pages. */
function parsed(redirects: unknown, urls: readonly string[] = []) {
  const { value, diagnostics } = parseFixture({ redirects });
  const usable = withoutLoops(value.redirects, new Set(urls));
  return { redirects: usable.value, diagnostics: [...diagnostics, ...usable.diagnostics] };
}

describe('checks', () => {
  test('exact sources and patterns are told apart, and redirects are permanent by default', () => {
    const { redirects, diagnostics } = parsed([
      { source: '/a/', destination: '/b' },
      { source: '/v1/:slug*', destination: 'https://old.dev/:slug*', permanent: false },
    ]);
    expect(diagnostics).toEqual([]);
    expect(redirects).toMatchObject([
      { source: '/a', destination: '/b', permanent: true, pattern: false },
      { source: '/v1/:slug*', permanent: false, pattern: true, pointer: '/redirects/1' },
    ]);
  });

  test.each([
    '/*a*a*a*b',
    '/:a*/x/:b*/y/:c*',
    '/:a-:b-:c',
    '/*-*/:a-:b',
    '/:a*-:b/:c-:d',
    '/:a-:b/:c-:d',
  ])('a source that a server would have to try in too many ways is refused: %s', (source) => {
    const { redirects, diagnostics } = parsed([{ source, destination: '/b' }]);
    expect([redirects.length, diagnostics.map(({ code }) => code)]).toEqual([
      0,
      ['config-redirect-source'],
    ]);
  });

  test.each(['/*-*', '/:a*/x/:b*', '/:a/:b/:c/:d', '/:a-:b/:c'])(
    'a source with few wildcards that share a text is taken: %s',
    (source) => {
      expect(parsed([{ source, destination: '/b' }]).diagnostics).toEqual([]);
    },
  );

  test.each([
    ['/guides/index', '/guides'],
    ['/index', '/'],
    ['/guides/index#part', '/guides#part'],
    ['/guides/index-of-all', '/guides/index-of-all'],
    ['https://a.dev/index', 'https://a.dev/index'],
  ])('a destination may name a page as the navigation does: %s is %s', (destination, meant) => {
    const { redirects, diagnostics } = parsed([{ source: '/a', destination }]);
    expect(diagnostics).toEqual([]);
    expect(redirects).toMatchObject([{ destination: meant }]);
    expect(checkRedirectTargets(redirects, places('/', '/guides', '/guides/index-of-all'))).toEqual(
      [],
    );
  });

  test.each([
    ['object instead of an array', { '/a': '/b' }],
    [
      'source twice',
      [
        { source: '/a', destination: '/b' },
        { source: '/a/', destination: '/c' },
      ],
    ],
    ['no destination', [{ source: '/a' }]],
    ['empty destination', [{ source: '/a', destination: '' }]],
    ['itself', [{ source: '/a', destination: '/a#top' }]],
    [
      'circle',
      [
        { source: '/a', destination: '/b' },
        { source: '/b', destination: '/c' },
        { source: '/c', destination: '/a' },
      ],
    ],
    ['endless pattern', [{ source: '/:slug*', destination: '/docs/:slug*' }]],
    ['source without slash', [{ source: 'a', destination: '/b' }]],
    ['destination without slash', [{ source: '/a', destination: './b' }]],
    ['both without slash', [{ source: 'a', destination: 'b' }]],
    ['source without slash to no address', [{ source: 'a', destination: '//b' }]],
    ['source with fragment', [{ source: '/a#b', destination: '/c' }]],
    ['source with query', [{ source: '/a?b=c', destination: '/c' }]],
    ['source with address', [{ source: 'https://a.dev/b', destination: '/c' }]],
    ['wildcard in the destination only', [{ source: '/a', destination: '/b/:slug*' }]],
    ['script', [{ source: '/a', destination: 'javascript:alert(1)' }]],
    ['line break in the source', [{ source: '/a\n/b', destination: '/c' }]],
    ['line break in the destination', [{ source: '/a', destination: '/b\n/c /d 301' }]],
    ['address of a host that cannot be', [{ source: '/a', destination: 'https://a{b}*/c' }]],
    ['another site without a scheme', [{ source: '/a', destination: '//other.dev/b' }]],
    ['unknown key', [{ source: '/a', destination: '/b', permanant: true }]],
  ])('%s: %j', (_name, redirects) => {
    expect(summary(parsed(redirects).diagnostics)).toMatchSnapshot();
  });

  test('a redirect that leads to another one is told where both end, unless a page is there', () => {
    const { redirects, diagnostics } = parsed([
      { source: '/a', destination: '/b/#part' },
      { source: '/b', destination: '/c' },
      { source: '/c', destination: '/d' },
      { source: '/x', destination: '/page' },
      { source: '/page', destination: '/d' },
    ]);
    expect(diagnostics).toEqual([]);
    expect(summary(checkRedirectChains(redirects, new Set(['/page', '/d'])))).toBe(
      [
        'docs.json:11:22 warning config-redirect-chain',
        '  "/a" leads to "/b/#part", which is redirected itself.',
        '  > Lead "/a" to "/d" directly.',
        'docs.json:15:22 warning config-redirect-chain',
        '  "/b" leads to "/c", which is redirected itself.',
        '  > Lead "/b" to "/d" directly.',
      ].join('\n'),
    );
  });

  test('what cannot work is left out, the rest keeps its order', () => {
    const { redirects } = parsed([
      { source: '/x', destination: '/x' },
      { source: '/a', destination: '/b' },
      { source: '/a', destination: '/c' },
      5,
      { source: 'd', destination: 'e' },
      { source: '/all/*', destination: '/all/new' },
    ]);
    expect(redirects.map(({ source, destination }) => `${source} → ${destination}`)).toEqual([
      '/a → /b',
      '/d → /e',
      '/all/* → /all/new',
    ]);
  });
});

test('an address is taken as browsers read it, and none that has a line break', () => {
  const { redirects, diagnostics } = parsed([
    { source: '/a/:x', destination: 'https://Other.dev\\b/{env.HOME}?q=`:x`' },
  ]);
  expect(diagnostics).toEqual([]);
  expect(redirects).toMatchObject([
    { destination: 'https://other.dev/b/%7Benv.HOME%7D?q=%60:x%60' },
  ]);
  for (const destination of ['https://other.dev/\n/x', '/b\r\nSet-Cookie: a', '#\u0085']) {
    expect(parsed([{ source: '/a', destination }]).redirects, destination).toEqual([]);
  }
});

describe('matching', () => {
  const { redirects } = parsed([
    { source: '/v1/:slug*', destination: '/v2/:slug*' },
    { source: '/v1/start', destination: '/start', permanent: false },
    { source: '/user/:id/posts', destination: '/people/:id' },
    { source: '/concepts-*', destination: '/ideas/*' },
    { source: '/bare/*', destination: '/ideas/*' },
    { source: '/part/*b', destination: '/ideas/*' },
    { source: '/ext/:path*', destination: 'https://other.dev:8080/:path*' },
  ]);

  test.each([
    ['/v1/start', '/start'],
    ['/v1/start/', '/start'],
    ['/v1/a/b', '/v2/a/b'],
    ['/v1', '/v2/'],
    ['/bare/a/b', '/ideas/a/b'],
    ['/bare', '/ideas/'],
    ['/bare/', '/ideas/'],
    ['/part/b', '/ideas/'],
    ['/part/a/b', '/ideas/a/'],
    ['/partb', undefined],
    ['/v10/a', undefined],
    ['/user/7/posts', '/people/7'],
    ['/user/7/8/posts', undefined],
    ['/concepts-one', '/ideas/one'],
    ['/ext/a', 'https://other.dev:8080/a'],
    ['/none', undefined],
  ])('%s leads to %s', (path, destination) => {
    expect(findRedirect(redirects, path)?.destination).toBe(destination);
  });
});

test('redirects over a page and to no page are warned about', () => {
  const { redirects } = parsed([
    { source: '/start', destination: '/guide/intro' },
    { source: '/old', destination: '/guide/into#x' },
    { source: '/older', destination: '/old' },
    { source: '/out', destination: 'https://a.dev' },
  ]);
  const found = [
    ...checkRedirectPages(redirects, new Set(['/start', '/guide/intro'])),
    ...checkRedirectTargets(redirects, places('/start', '/guide/intro', '/old')),
  ];
  expect(summary(found)).toMatchInlineSnapshot(`
    "docs.json:10:17 warning config-redirect-page
      "/start" is a page, so its redirect to "/guide/intro" has no effect.
      > Remove the redirect or the page.
    docs.json:15:22 warning config-redirect-target
      "/old" is redirected to "/guide/into", where there is no page.
      > Did you mean "/guide/intro"?"
  `);
});

test('redirects from where the site has a file, or no page can be, are warned about', () => {
  const long = `/${'é'.repeat(128)}`;
  const { redirects, diagnostics } = parsed([
    ...['/llms.txt', '/logo.png/x', long, '/nul%00', '/old', '/logo.png-old', '/llms.txt/*'].map(
      (source) => ({ source, destination: '/guide' }),
    ),
  ]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['config-redirect-source']);
  const isFile = (path: string) => ['/llms.txt', '/logo.png'].includes(path);
  expect(
    summary(checkRedirectPlaces(redirects, { isFile, isTaken: isFile })),
  ).toMatchInlineSnapshot(`
    "docs.json:10:17 warning config-redirect-page
      The site has a file at "/llms.txt", so its redirect to "/guide" has no effect.
      > Remove the redirect.
    docs.json:14:17 warning config-redirect-page
      "/logo.png/x" is below the file "/logo.png", so that no page can be there: only servers and hosts with rules for redirects lead on to "/guide".
      > Remove the redirect, if you publish on a host without such rules.
    docs.json:18:17 warning config-redirect-page
      "/ééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé…" has a longer name than files may have, so that no page can be there: only servers and hosts with rules for redirects lead on to "/guide".
      > Remove the redirect, if you publish on a host without such rules."
  `);
});

test('a redirect from the file of the page that it leads to, or that another one writes, is as it is', () => {
  const { redirects } = parsed([
    { source: '/guide/index.html', destination: '/guide' },
    { source: '/next/index.html', destination: '/next/' },
    { source: '/page/index.html', destination: '/moved' },
    { source: '/page/*', destination: '/moved' },
    { source: '/guide/start/index.html', destination: '/guide/start#first' },
    { source: '/out/index.html', destination: 'https://a.dev' },
    { source: '/out', destination: 'https://a.dev' },
    { source: '/other/index.html', destination: '/guide' },
    { source: '/index.html', destination: '/' },
  ]);
  const isTaken = (path: string) => path.endsWith('/index.html');
  const found = checkRedirectPlaces(redirects, { isFile: () => false, isTaken });
  expect(found.map(({ message }) => message)).toEqual([
    // A pattern has no file, so the page that is there comes before it.
    'The site has a file at "/page/index.html", so its redirect to "/moved" has no effect.',
    'The site has a file at "/guide/start/index.html", so its redirect to "/guide/start#first" has no effect.',
    'The site has a file at "/other/index.html", so its redirect to "/guide" has no effect.',
  ]);
});

test('a page that a circle leads over ends it', () => {
  const pairs = [
    { source: '/new', destination: '/old' },
    { source: '/old', destination: '/new' },
    { source: '/same', destination: '/same' },
  ];
  const { redirects, diagnostics } = parsed(pairs, ['/old', '/same']);
  expect(diagnostics).toEqual([]);
  expect(redirects).toHaveLength(3);
  expect(parsed(pairs, ['/elsewhere']).redirects).toEqual([]);
});

test.each([
  ['a pattern to nothing', [['/wild/*', '/gone']], ['config-redirect-target /wild/*']],
  ['a pattern to what it does not know', [['/v1/:slug*', '/v2/:slug*']], []],
  [
    'patterns that lead to each other',
    [
      ['/p/:x', '/q/:x'],
      ['/q/:x', '/p/:x'],
    ],
    ['config-redirect-loop /p/:x'],
  ],
  [
    'a path and a pattern that lead to each other',
    [
      ['/one', '/two/x'],
      ['/two/:y', '/one'],
    ],
    ['config-redirect-loop /one'],
  ],
  [
    'a path to a page below a pattern that leads back',
    [
      ['/one', '/two/page'],
      ['/two/:y', '/one'],
    ],
    [],
  ],
  [
    'a pattern that grows over another one',
    [
      ['/a/:x*', '/b/c/:x*'],
      ['/b/:x*', '/a/:x*'],
    ],
    ['config-redirect-loop /a/:x*', 'config-redirect-loop /b/:x*'],
  ],
  [
    'a path over a pattern to nothing and to a page',
    [
      ['/one', '/old/lost'],
      ['/two', '/old/page'],
      ['/old/:x', '/two/:x'],
    ],
    ['config-redirect-target /one'],
  ],
])('%s: %j', (_name, pairs, expected) => {
  const { redirects } = parsed(pairs.map(([source, destination]) => ({ source, destination })));
  const found = checkRedirectTargets(redirects, places('/two/page'));
  const sources = new Map(redirects.map(({ pointer, source }) => [pointer, source]));
  const said = found.map(
    ({ code, pointer = '' }) => `${code} ${sources.get(pointer.replace(/\/\w+$/, ''))}`,
  );
  expect(said).toEqual(expected);
});

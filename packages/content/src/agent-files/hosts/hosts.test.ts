import { describe, expect, it } from 'vitest';
import { cloudflareFiles } from './cloudflare.ts';
import type { HostFile, HostName, HostRedirect } from './host.ts';
import { addressOfEnvironment, hostOfEnvironment } from './host-of-environment.ts';
import { hostRules } from './host-rules.ts';
import { redirectPattern } from './redirect-pattern.ts';
import {
  documentHeaders,
  documentPaths,
  documentsOf,
  pictureHeaders,
  securityHeaders,
} from './security-headers.ts';

const redirects = [
  { source: '/old', destination: '/guides/start', permanent: true },
  { source: '/v1/:slug*', destination: 'https://old.dev/:slug*', permanent: false },
];
const files = new Map([
  ['/docs/guides/start', ['text/html', '<h1>Start']],
  ['/docs/guides/start.md', ['text/markdown', '# Start']],
  ['/docs/index.md', ['text/markdown', '# Home']],
  ['/docs/_waymark/pages.json', ['application/json', '[{"url":"/guides/start","title":"Start"}]']],
] as const);

function textOf(name: HostName, path: string, base: string, more: HostRedirect[] = []): string {
  const site = {
    base,
    redirects: [...redirects, ...more],
    documents: ['/reports/own.html'],
    folder: '/srv/my docs',
  };
  const { files } = hostRules(name, { ...site, address: new URL('https://docs.dev/docs') });
  return files.find((file) => file.path === path)?.text ?? '';
}

function serve(address: string | URL): Response {
  const file = files.get(new URL(address).pathname as '/docs/index.md');
  if (!file) return new Response('none', { status: 404, headers: { 'content-type': 'text/html' } });
  return new Response(file[1], { headers: { 'content-type': file[0] } });
}

const ask = (path: string, accept: string, method = 'GET') =>
  new Request(`https://example.com${path}`, { method, headers: { accept } });

async function load(found: readonly HostFile[], path: string): Promise<Record<string, unknown>> {
  const text = found.find((file) => file.path === path)?.text ?? '';
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

type Handle = (request: Request) => Promise<Response | undefined>;

async function cloudflare(more: readonly HostRedirect[] = []): Promise<Handle> {
  const site = { base: '/docs', documents: [], redirects: more };
  const worker = (await load(cloudflareFiles(site), '_worker.js')).default as {
    fetch(request: Request, env: unknown): Promise<Response>;
  };
  const ASSETS = { fetch: async ({ url }: Request) => serve(url) };
  return (request) => worker.fetch(request, { ASSETS });
}

describe('the worker of Cloudflare', () => {
  it('says what Workers are to be told, such as to show 404.html', () => {
    const site = { base: '', documents: [], redirects: [] };
    const { text = '' } = cloudflareFiles(site).find(({ path }) => path === '_worker.js') ?? {};
    const said = Array.from(text.matchAll(/^\/\/ {3}(.*)$/gm), ([, line]) => line).join('');
    expect(JSON.parse(`{${said}}`)).toEqual({
      main: '<folder of the site>/_worker.js',
      assets: {
        directory: '<folder of the site>',
        binding: 'ASSETS',
        run_worker_first: true,
        not_found_handling: '404-page',
      },
    });
  });

  it('answers with the twin where Markdown is asked for', async () => {
    const handle = await cloudflare();
    for (const path of ['/docs/guides/start', '/docs/guides/start/']) {
      const response = await handle(ask(path, 'text/markdown'));
      expect(await response?.text()).toBe('# Start');
      expect(response?.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(response?.headers.get('vary')).toBe('Accept');
    }
    expect(await (await handle(ask('/docs/', 'text/markdown')))?.text()).toBe('# Home');
  });

  it('answers with the page otherwise, and says that it depends on the header', async () => {
    const response = await (await cloudflare())(ask('/docs/guides/start', 'text/html'));
    expect(await response?.text()).toBe('<h1>Start');
    expect(response?.headers.get('vary')).toBe('Accept');
  });

  it('names the nearest pages where there is none', async () => {
    const response = await (await cloudflare())(ask('/docs/guide/start', 'text/markdown'));
    expect(response?.status).toBe(404);
    expect(await response?.text()).toBe(
      '# Page not found\n\nPages with similar addresses:\n\n- [Start](https://example.com/docs/guides/start.md)\n\nAll pages of this documentation: <https://example.com/docs/llms.txt>\n',
    );
  });
});

describe('the redirects with wildcards in the worker of Cloudflare', () => {
  const moved = [
    { source: '/guides/:rest*', destination: '/moved/:rest*?from=guides', permanent: false },
    { source: '/v1/:rest*', destination: '/:rest*', permanent: true },
    { source: '/out/*', destination: 'https://old.dev/*#top', permanent: true },
  ];
  const lead = async (path: string, accept: string) => {
    const answer = await (await cloudflare(moved))(ask(path, accept));
    return [answer?.status, answer?.headers.get('location')];
  };

  it.each(['text/html', 'text/markdown'])(
    'lead on from where nothing is, for %s',
    async (accept) => {
      expect(await lead('/docs/guides/none?a=1', accept)).toEqual([
        307,
        '/docs/moved/none?from=guides',
      ]);
      expect(await lead('/docs/v1/a/b?a=1', accept)).toEqual([308, '/docs/a/b?a=1']);
      expect(await lead('/docs/out/a?b', accept)).toEqual([308, 'https://old.dev/a?b#top']);
      expect(await lead('/guides/none', accept)).toEqual([404, null]);
    },
  );

  it.each(['text/html', 'text/markdown'])('never lead away from a page, for %s', async (accept) => {
    expect(await lead('/docs/guides/start', accept)).toEqual([200, null]);
  });

  it('never lead to another host that the path names', async () => {
    const [, location] = await lead('/docs/v1//evil.dev', 'text/html');
    expect(new URL(String(location), 'https://docs.dev').host).toBe('docs.dev');
  });
});

describe('the files of Netlify', () => {
  const { files: found } = hostRules('netlify', {
    base: '/docs',
    redirects,
    documents: [],
    folder: '/srv',
  });

  it('hold a function that answers for Markdown and leaves other requests alone', async () => {
    const module = await load(found, '.netlify/v1/edge-functions/waymark-markdown.js');
    expect(module.config).toMatchObject({ path: '/docs/*', method: ['GET', 'HEAD'] });
    const handle = module.default as (request: Request, context: unknown) => Promise<Response>;
    const next = { next: async () => new Response('', { status: 302 }) };
    expect(await handle(ask('/docs/guides/start', 'text/html'), next)).toBeUndefined();
    expect(await handle(ask('/docs/a.png', 'text/markdown'), next)).toBeUndefined();
    expect(await handle(ask('/docs/start', 'text/markdown', 'POST'), next)).toBeUndefined();
  });

  it('say that pages depend on the header, and put exact redirects before files', () => {
    const { headers, ...others } = JSON.parse(
      textOf('netlify', '.netlify/v1/config.json', '/docs'),
    );
    expect(headers[0]).toEqual({ for: '/docs/*', values: { Vary: 'Accept' } });
    expect(others).toEqual({
      redirects: [{ from: '/docs/old', to: '/docs/guides/start', status: 301, force: true }],
    });
  });
});

describe('the files of Vercel', () => {
  const middleware = '.vercel/output/functions/_middleware.func/middleware.js';

  it('hold a middleware that answers for Markdown, and otherwise goes on', async () => {
    const { copy, files: found } = hostRules('vercel', {
      base: '/docs',
      redirects,
      documents: [],
      folder: '/',
    });
    expect(copy).toBe('.vercel/output/static/docs');
    const handle = (await load(found, middleware)).default as Handle;
    const fetched = globalThis.fetch;
    globalThis.fetch = async (address) => serve(String(address));
    try {
      const twin = await handle(ask('/docs/guides/start', 'text/markdown'));
      expect(await twin?.text()).toBe('# Start');
      expect((await handle(ask('/docs/guides/stat', 'text/markdown')))?.status).toBe(404);
      const other = await handle(ask('/docs/a.png', 'text/markdown'));
      expect(other?.headers.get('x-middleware-next')).toBe('1');
    } finally {
      globalThis.fetch = fetched;
    }
  });

  it('try exact redirects, the middleware, files, patterns and the 404 page in this order', () => {
    const text = textOf('vercel', '.vercel/output/config.json', '/docs', [
      { source: '/x/*', destination: '/y/*', permanent: true },
    ]);
    const { routes } = JSON.parse(text);
    const condition = { type: 'header', key: 'accept', value: '.*text/markdown.*' };
    expect(routes).toEqual([
      { src: '^/docs/old/?$', headers: { Location: '/docs/guides/start' }, status: 308 },
      { src: '^/docs/.*$', headers: { Vary: 'Accept' }, continue: true },
      { src: '^(?:/docs/.*)$', headers: securityHeaders, continue: true },
      {
        src: '^(?:/docs/_astro/.*|/docs/_waymark/handlers/.*|/docs/_waymark/icons/.*|/docs/_waymark/images/.*|/docs/_waymark/texts/.*|/docs/_waymark/search/[^/]+/.*)$',
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
        continue: true,
      },
      {
        src: '^(?:/docs/.*\\.svg|/docs/.*\\.SVG|/docs/.*\\.svgz|/docs/.*\\.SVGZ)$',
        headers: pictureHeaders,
        continue: true,
      },
      {
        src: '^(?:/docs/reports/own\\.html|/docs/reports/own)$',
        headers: documentHeaders,
        continue: true,
      },
      expect.objectContaining({ middlewarePath: '_middleware', has: [condition], continue: true }),
      { handle: 'filesystem' },
      { src: '^/docs/v1(?:/([^?]*))?$', headers: { Location: 'https://old.dev/$1' }, status: 307 },
      { src: '^/docs/x(?:/([^?]*))?$', headers: { Location: '/docs/y/$1' }, status: 308 },
      { src: '/.*', dest: '/docs/404.html', status: 404 },
    ]);
  });
});

describe('the files of nginx and Caddy', () => {
  it('hold redirects', () => {
    const nginx = textOf('nginx', 'nginx.conf', '/docs');
    expect(nginx).toContain(
      'if ($waymark_path ~ "^/docs/old/?$") { return 308 "/docs/guides/start$is_args$args"; }',
    );
    expect(nginx).toContain(
      'if ($waymark_path ~ "^/docs/v1(?:/([^?]*))?$") { return 307 "https://old.dev/$1$is_args$args"; }',
    );
    const caddy = textOf('caddy', 'Caddyfile', '');
    expect(caddy).toContain(
      'vars_regexp waymark_redirect2 {http.request.orig_uri} `^/v1(?:/([^?]*))?(\\?.*)?$`',
    );
    expect(caddy).toContain(
      'redir @waymark_redirect2 `https://old.dev/{re.waymark_redirect2.1}{re.waymark_redirect2.2}` 307',
    );
  });

  it('name the folder of the site, and its address where that is known', () => {
    const nginx = textOf('nginx', 'nginx.conf', '');
    expect(nginx).toContain('root "/srv/my docs";');
    expect(nginx).toContain('server_name docs.dev;');
    const caddy = textOf('caddy', 'Caddyfile', '');
    expect(caddy).toContain('\nhttps://docs.dev {\n\troot * "/srv/my docs"\n');
    const site = { base: '', redirects: [], documents: [], folder: '/srv' };
    expect(hostRules('nginx', site).files[0]?.text).toContain('server_name _;');
    expect(hostRules('caddy', site).files[0]?.text).toContain('\n:80 {\n');
  });
});

it('compresses texts on nginx, which does so only where it is told', () => {
  const text = textOf('nginx', 'nginx.conf', '');
  expect(text).toContain('gzip on;');
  expect(text).toMatch(/gzip_types [^;]*text\/css[^;]*application\/json[^;]*image\/svg\+xml;/);
  expect(text).not.toMatch(/gzip_types [^;]*(?:png|woff|octet-stream|text\/html)/);
});

it('says the same to all sites of one nginx where it is one for all', () => {
  const shared = (documents: readonly string[]) => {
    const site = { base: '/docs', redirects, documents, folder: '/srv' };
    return hostRules('nginx', site).files[0]?.text.split('server {')[0];
  };
  expect(shared(['/reports/own.html'])).toBe(shared([]));
});

it('has no word that is longer than nginx reads, however many documents there are', () => {
  const documents = Array.from(
    { length: 500 },
    (_, index) => `/${'long/'.repeat(40)}${index}.html`,
  );
  const site = { base: '/docs', redirects, documents, folder: '/srv' };
  const text = hostRules('nginx', site).files[0]?.text ?? '';
  expect(text).toContain('/499');
  const words = text.split(/[ \n]/).map((word) => Buffer.byteLength(word));
  expect(Math.max(...words)).toBeLessThan(4096);
});

it('gives nobody the mark of an output on nginx and Caddy', () => {
  expect(textOf('nginx', 'nginx.conf', '/docs')).toContain(
    'location = /docs/.waymark-output { return 404; }',
  );
  expect(textOf('caddy', 'Caddyfile', '/docs')).toMatch(
    /@waymark_hidden path .*\/\.waymark-output\n/,
  );
});

it('keeps the query of a request for the base without its slash on nginx and Caddy', () => {
  expect(textOf('nginx', 'nginx.conf', '/docs')).toContain(
    'location = /docs { return 308 /docs/$is_args$args; }',
  );
  expect(textOf('caddy', 'Caddyfile', '/docs')).toContain(
    '@waymark_base vars_regexp waymark_base {http.request.orig_uri} `^/docs(\\?.*)?$`\n\tredir @waymark_base `/docs/{re.waymark_base.1}` 308\n',
  );
});

describe.each([
  ['netlify', '.netlify/v1/config.json'],
  ['vercel', '.vercel/output/config.json'],
  ['cloudflare', '_headers'],
  ['nginx', 'nginx.conf'],
  ['caddy', 'Caddyfile'],
] as const)('the rules for %s', (name, path) => {
  it('say what browsers may do with files, pictures and documents', () => {
    const text = textOf(name, path, '/docs');
    for (const header of Object.keys(securityHeaders)) expect(text).toContain(header);
    for (const { 'Content-Security-Policy': policy } of [
      securityHeaders,
      pictureHeaders,
      documentHeaders,
    ]) {
      expect(text).toContain(policy);
    }
    expect(text).toContain('/reports/own');
  });

  it('have caches keep what never changes for good', () => {
    const text = textOf(name, path, '/docs');
    expect(text).toContain('public, max-age=31536000, immutable');
    expect(text).toContain('_astro');
    expect(text).toMatch(/_waymark\/search\/(?::part|\[\^\/\]\+)/);
  });
});

it('takes all of the docs that a browser runs scripts of for a document, at its names', () => {
  const documents = documentsOf(['a.html', 'feed.xml', 'b/c.XSL', 'd.rss', 'e.atom', 'f.txt']);
  expect(documents).toEqual(['/a.html', '/feed.xml', '/b/c.XSL', '/d.rss', '/e.atom']);
  expect(documentPaths(documents.slice(0, 2))).toEqual(['/a.html', '/a', '/feed.xml']);
  expect(documentPaths(['/b/index.html', '/index.html'])).toEqual([
    ...['/b/index.html', '/b/index', '/b/', '/b'],
    ...['/index.html', '/index', '/'],
  ]);
});

it('says the same with an answer that a function of a host makes itself', async () => {
  const response = await (await cloudflare())(ask('/docs/none', 'text/markdown'));
  for (const [header, value] of Object.entries(securityHeaders)) {
    expect(response?.headers.get(header)).toBe(value);
  }
});

it('knows a host by the variables that it sets', () => {
  expect(hostOfEnvironment({ NETLIFY: 'true' })).toBe('netlify');
  expect(hostOfEnvironment({ VERCEL: '1' })).toBe('vercel');
  expect(hostOfEnvironment({ CF_PAGES: '1' })).toBe('cloudflare');
  expect(hostOfEnvironment({ WORKERS_CI: '1' })).toBe('cloudflare');
  expect(hostOfEnvironment({ VERCEL: '', HOME: '/root' })).toBeUndefined();
});

it('knows from a host at which address a site will be', () => {
  const netlify = { NETLIFY: 'true', URL: 'https://docs.acme.dev' };
  expect(addressOfEnvironment(netlify)).toBe('https://docs.acme.dev');
  const vercel = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'docs.acme.dev' };
  expect(addressOfEnvironment(vercel)).toBe('https://docs.acme.dev');
  const readTheDocs = {
    READTHEDOCS: 'True',
    READTHEDOCS_CANONICAL_URL: 'https://acme.readthedocs.io/en/latest/',
  };
  expect(hostOfEnvironment(readTheDocs)).toBeUndefined();
  expect(addressOfEnvironment(readTheDocs)).toBe('https://acme.readthedocs.io/en/latest/');
  const gitLab = { CI_JOB_NAME: 'pages', CI_PAGES_URL: 'https://acme.gitlab.io/docs' };
  expect(hostOfEnvironment(gitLab)).toBeUndefined();
  expect(addressOfEnvironment(gitLab)).toBe('https://acme.gitlab.io/docs');
  // What another job makes is not published there.
  expect(addressOfEnvironment({ ...gitLab, CI_JOB_NAME: 'build' })).toBeUndefined();
  // Nor is an address guessed from the name of a repository.
  const gitHub = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/docs' };
  expect(addressOfEnvironment(gitHub)).toBeUndefined();
  // The address of one deployment is not that of the site.
  const cloudflare = { CF_PAGES: '1', CF_PAGES_URL: 'https://abc.docs.pages.dev' };
  expect(addressOfEnvironment(cloudflare)).toBeUndefined();
  expect(addressOfEnvironment({ NETLIFY: 'true', URL: 'docs' })).toBeUndefined();
  expect(addressOfEnvironment({ URL: 'https://elsewhere.dev' })).toBeUndefined();
});

it('reads named and bare wildcards', () => {
  const { expression, target } = redirectPattern({
    ...{ source: '/a.b/:one/*', destination: '/c/*/:one', permanent: true },
  });
  expect(expression).toBe(String.raw`/a\.b/([^/\\?]+)(?:/([^?]*))?`);
  expect(target).toEqual(['/c/', 2, '/', 1]);
});

it('takes the slash before a wildcard as needed where more of its segment follows', () => {
  const { expression } = redirectPattern({
    ...{ source: '/a/*b', destination: '/c', permanent: true },
  });
  const pattern = new RegExp(`^${expression}$`);
  expect(['/a/b', '/a/x/b', '/ab'].map((path) => pattern.test(path))).toEqual([true, true, false]);
});

it('matches requests as they are sent, in each spelling, and keeps what it takes encoded', () => {
  const follow = (source: string, destination: string, path: string) => {
    const { expression, target } = redirectPattern({ source, destination, permanent: true });
    const match = new RegExp(`^${expression}$`).exec(path);
    return match && target.map((piece) => match[Number(piece)] ?? piece).join('');
  };
  expect(follow('/über uns"(1)', '/new', '/%c3%BCber%20uns%22%281)/')).toBe('/new');
  expect(follow('/%C3%BC', '/new', '/%C3%BC')).toBe('/new');
  expect(follow('/user/:id', '/a?id=:id', '/user/x%0d%0aSet-Cookie:%20a')).toBe(
    '/a?id=x%0d%0aSet-Cookie:%20a',
  );
  expect(follow('/docs/:slug*', '/:slug*', '/docs//evil.com')).toBe('/evil.com');
  expect(follow('/docs/:slug*', '/:slug*', '/docs/\\/evil.com')).toBe('/evil.com');
  expect(follow('/docs/:slug*', '/:slug*', '/docs/%5Cevil.com')).toBe('/%5Cevil.com');
  expect(follow('/go*', 'https://other.dev*', '/go.evil.com')).toBe('https://other.dev*');
});

import { describe, expect, it } from 'vitest';
import { caddyFiles } from './caddy.ts';
import { cloudflareFiles } from './cloudflare.ts';
import type { HostFile } from './host.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { redirectPattern } from './redirect-pattern.ts';
import { vercelFiles } from './vercel.ts';

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

async function cloudflare(): Promise<Handle> {
  const worker = (await load(cloudflareFiles({ base: '/docs' }), '_worker.js')).default as {
    fetch(request: Request, env: unknown): Promise<Response>;
  };
  const ASSETS = { fetch: async ({ url }: Request) => serve(url) };
  return (request) => worker.fetch(request, { ASSETS });
}

describe('the worker of Cloudflare', () => {
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

describe('the function of Netlify', () => {
  it('answers for Markdown and leaves other requests alone', async () => {
    const found = netlifyFiles({ base: '/docs' });
    const module = await load(found, 'netlify/edge-functions/markdown.js');
    expect(module.config).toMatchObject({ path: '/docs/*', method: ['GET', 'HEAD'] });
    const handle = module.default as (request: Request, context: unknown) => Promise<Response>;
    const next = { next: async () => new Response('', { status: 302 }) };
    expect(await handle(ask('/docs/guides/start', 'text/html'), next)).toBeUndefined();
    expect(await handle(ask('/docs/a.png', 'text/markdown'), next)).toBeUndefined();
    expect(await handle(ask('/docs/start', 'text/markdown', 'POST'), next)).toBeUndefined();
    expect(found.find(({ path }) => path === '_headers')?.text).toBe('/docs/*\n  Vary: Accept\n');
  });
});

describe('the files of Vercel', () => {
  it('hold a middleware, and redirects as it names them', async () => {
    const found = vercelFiles({
      base: '/docs',
      redirects: [...redirects, { source: '/x/*', destination: '/y/*', permanent: true }],
    });
    expect(Object.keys(await load(found, 'middleware.js'))).toEqual(['config', 'default']);
    const settings = JSON.parse(found.find(({ path }) => path === 'vercel.json')?.text ?? '');
    expect(settings.redirects).toEqual([
      { source: '/docs/old', destination: '/docs/guides/start', permanent: true },
      { source: '/docs/v1/:slug*', destination: 'https://old.dev/:slug*', permanent: false },
      { source: '/docs/x/:rest*', destination: '/docs/y/:rest*', permanent: true },
    ]);
  });
});

it('writes redirects into the files of nginx and Caddy', () => {
  const nginx = nginxFiles({ base: '/docs', redirects })[0]?.text;
  expect(nginx).toContain(
    'location ~ "^/docs/old/?$" { return 308 "/docs/guides/start$is_args$args"; }',
  );
  expect(nginx).toContain(
    'if ($uri ~ "^/v1/(.*)$") { return 307 "https://old.dev/$1$is_args$args"; }',
  );
  const caddy = caddyFiles({ base: '', redirects })[0]?.text;
  expect(caddy).toContain('path_regexp waymark_redirect2 `^/v1/(.*)$`');
  expect(caddy).toContain(
    'redir @waymark_redirect2 `https://old.dev/{re.waymark_redirect2.1}` 307',
  );
});

it('reads named and bare wildcards', () => {
  const { expression, target } = redirectPattern({
    ...{ source: '/a.b/:one/*', destination: '/c/*/:one', permanent: true },
  });
  expect(expression).toBe('^/a\\.b/([^/]+)/(.*)$');
  expect(target).toEqual(['/c/', 2, '/', 1]);
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { astroProject, buildProject, fiveLines } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { docsPages, pagesWithFaults } from '../support/page-policy.ts';
import { cli, type Finished, run, runCli, userEnvironment } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { findProgram, startCaddy, startNginx, type WebServer } from '../support/web-server.ts';

/** Longer than what nginx finds in a table of its own accord. */
const longName = 'what-was-measured-of-all-services-in-the-second-quarter-of-the-year';

/** A folder with docs, where builds run. */
function project(): string {
  return tempFolder({
    'docs/docs.json': docsJson({
      navigation: { pages: ['index', 'guides/start', 'taken'] },
      redirects: [
        { source: '/old', destination: '/guides/start' },
        { source: '/soon', destination: '/guides/start', permanent: false },
        { source: '/guides/:rest*', destination: '/taken' },
        { source: '/v1/:rest*', destination: '/guides/:rest*' },
        { source: '/taken', destination: '/guides/start' },
        { source: '/über "uns"', destination: '/guides/start' },
        { source: '/user/:id', destination: '/guides/start?id=:id' },
        { source: '/ext/*', destination: '/guides/*' },
        { source: '/moved/:slug*', destination: '/:slug*' },
        { source: '/signs', destination: 'https://other.dev/`{env.HOME}`?x=$uri"; {}' },
      ],
    }),
    'docs/reports/own {$HOME}`.html': '<p>Own</p>',
    [`docs/reports/${longName}.html`]: '<p>Own</p>',
    'docs/_headers': '/*\n  X-Own: yes\n',
    'docs/files/manual.pdf': '%PDF-1.4',
    'docs/files/shot.png': 'a picture',
    'docs/files/part.mjs': 'export const part = 1;',
    'docs/files/app.webmanifest': '{}',
    'docs/files/spoken.vtt': 'WEBVTT',
    'docs/files/dates.ics': 'BEGIN:VCALENDAR',
    'docs/index.mdx': page('Home', 'The start.'),
    'docs/guides/start.mdx': page('Start', 'How to start.'),
    'docs/taken.mdx': page('Taken'),
  });
}

async function build(folder: string, ...options: string[]): Promise<Finished> {
  const finished = await runCli(['build', 'docs', ...options], folder);
  expect(finished.exitCode, finished.output).toBe(0);
  return finished;
}

/** The folder that a host publishes has pages, whose policies allow all that stands in them. */
function expectPolicies(...parts: string[]): void {
  const site = builtSite(path.join(...parts));
  expect(docsPages(site)).toHaveLength(4);
  expect(pagesWithFaults(site)).toEqual([]);
}

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

describe('A build for a host', { timeout: 120_000 }, () => {
  test('writes what Netlify reads after a build, beside the redirects of every build', async () => {
    const folder = project();
    const { stdout } = await build(folder, '--host', 'netlify');
    expect(stdout).toContain('Netlify reads .netlify/v1');
    const settings = JSON.parse(read(folder, '.netlify/v1/config.json'));
    expect(settings.redirects).toEqual([
      { from: '/old', to: '/guides/start', status: 301, force: true },
      { from: '/soon', to: '/guides/start', status: 302, force: true },
      { from: '/%C3%BCber%20%22uns%22', to: '/guides/start', status: 301, force: true },
      {
        from: '/signs',
        to: 'https://other.dev/%60%7Benv.HOME%7D%60?x=$uri%22;%20%7B%7D',
        status: 301,
        force: true,
      },
    ]);
    expect(read(folder, '.netlify/v1/edge-functions/waymark-markdown.js')).toContain(
      'export const config',
    );
    expect(read(folder, 'dist/_redirects').trim().split('\n')).toEqual([
      '/old /guides/start 301',
      '/soon /guides/start 302',
      '/%C3%BCber%20%22uns%22 /guides/start 301',
      '/signs https://other.dev/%60%7Benv.HOME%7D%60?x=$uri%22;%20%7B%7D 301',
      '/guides/* /taken 301',
      '/v1/* /guides/:splat 301',
      '/user/:id /guides/start?id=:id 301',
      '/ext/* /guides/:splat 301',
      '/moved/* /:splat 301',
    ]);
    expectPolicies(folder, 'dist');
  });

  test('puts a whole deployment where Vercel looks for one, below the base', async () => {
    const folder = project();
    await build(folder, '--host', 'vercel', '--base', '/docs');
    const output = path.join(folder, '.vercel/output');
    expect(read(output, 'static/docs/guides/start/index.html')).toContain('How to start.');
    expect(existsSync(path.join(output, 'functions/_middleware.func/middleware.js'))).toBe(true);
    const { routes, version } = JSON.parse(read(output, 'config.json'));
    expect(version).toBe(3);
    expect(routes[0]).toMatchObject({ src: '^/docs/old/?$', status: 308 });
    expect(JSON.stringify(routes)).not.toContain('^/docs/taken');
    expectPolicies(output, 'static');
  });

  test('gives Vercel the pages for printing too', async () => {
    const folder = project();
    await build(folder, '--host', 'vercel', '--print-page');
    const printed = read(folder, '.vercel/output/static/print/index.html');
    expect(printed).toBe(read(folder, 'dist/print/index.html'));
    await build(folder, '--host', 'vercel');
    expect(existsSync(path.join(folder, '.vercel/output/static/print'))).toBe(false);
    expect(read(folder, '.vercel/output/static/index.html')).toContain('The start.');
  });

  test('of an Astro project gives Vercel its pages as they are at the end', async () => {
    const folder = astroProject({
      'astro.config.mjs': fiveLines.replace(
        "docs: './docs'",
        "docs: './docs', host: 'vercel', csp: true, printPage: true",
      ),
      'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'docs/index.mdx': page('Home', 'The start.'),
    });
    const { exitCode, output } = await buildProject(folder);
    expect(exitCode, output).toBe(0);
    for (const file of ['index.html', 'print/index.html']) {
      expect(read(folder, '.vercel/output/static', file)).toBe(read(folder, 'dist', file));
    }
    expect(read(folder, 'dist/index.html')).toContain('content-security-policy');
  });

  test.each([
    ['nginx', 'nginx.conf'],
    ['vercel', '.vercel/output/config.json'],
  ])('that fails at the end leaves %s the rules of the site that is there', async (host, file) => {
    const folder = project();
    writeFileSync(path.join(folder, 'had.txt'), '/gone\n');
    await build(folder, '--host', host);
    const rules = read(folder, file);
    const options = ['--host', host, '--base', '/other', '--addresses', 'had.txt'];
    const { exitCode, output } = await runCli(['build', 'docs', ...options], folder);
    expect([exitCode, output]).toEqual([1, expect.stringContaining('/gone')]);
    expect(read(folder, file)).toBe(rules);
  });

  test('puts a worker for Cloudflare into the site', async () => {
    const folder = project();
    await build(folder, '--host', 'cloudflare');
    expect(read(folder, 'dist/_worker.js')).toContain('env.ASSETS');
    // What is there hides pages; the worker tries the others where no page is.
    expect(read(folder, 'dist/_redirects')).toContain('/old /guides/start 301');
    expect(read(folder, 'dist/_redirects')).not.toMatch(/^\S*[*:]\S* /m);
    expect(read(folder, 'dist/_worker.js')).toContain('"^/guides(?:/([^?]*))?$"');
    expect(JSON.parse(read(folder, 'dist/_routes.json')).exclude).toContain('/_astro/*');
    expectPolicies(folder, 'dist');
  });

  test('leaves redirects with wildcards to Cloudflare where the worker is your own', async () => {
    const folder = project();
    writeFileSync(path.join(folder, 'docs/_worker.js'), 'export default {};');
    await build(folder, '--host', 'cloudflare');
    const isOwn = read(folder, 'dist/_worker.js') === 'export default {};';
    expect([isOwn, /^\/guides\/\* /m.test(read(folder, 'dist/_redirects'))]).toEqual([true, true]);
  });

  test('is found out on the machine of the host, unless another is named', async () => {
    const folder = project();
    const env = { ...userEnvironment(), NETLIFY: 'true', URL: 'https://docs.acme.example' };
    const onNetlify = (...options: string[]) =>
      run(process.execPath, [cli, 'build', 'docs', ...options], folder, env);
    expect((await onNetlify('--host', 'none')).exitCode).toBe(0);
    expect(existsSync(path.join(folder, '.netlify'))).toBe(false);
    expect(existsSync(path.join(folder, 'dist/sitemap.xml'))).toBe(false);
    expect((await onNetlify()).exitCode).toBe(0);
    expect(existsSync(path.join(folder, '.netlify/v1/config.json'))).toBe(true);
    expect(read(folder, 'dist/sitemap.xml')).toContain(
      '<loc>https://docs.acme.example/guides/start</loc>',
    );
  });

  test('lies below the path of the GitLab Pages that its job publishes, but not at a domain of its own', async () => {
    const folder = project();
    const job = { CI_JOB_NAME: 'pages', CI_PAGES_URL: 'https://acme.gitlab.io/docs' };
    const env = { ...userEnvironment(), ...job };
    const onGitLab = async (...options: string[]) => {
      const finished = await run(process.execPath, [cli, 'build', 'docs', ...options], folder, env);
      expect(finished.exitCode, finished.output).toBe(0);
      return builtSite(path.join(folder, 'dist')).page('/').html;
    };
    const html = await onGitLab();
    expect(html).toContain('href="/docs/guides/start/"');
    expect(html).toContain('<link rel="canonical" href="https://acme.gitlab.io/docs/"');
    const own = await onGitLab('--site', 'https://docs.acme.example');
    expect(own).toContain('href="/guides/start/"');
    expect(own).toContain('<link rel="canonical" href="https://docs.acme.example/"');
  });

  test('lies below the path that the host says, unless another is named', async () => {
    const folder = project();
    const address = 'https://acme.readthedocs.io/en/latest/';
    const env = { ...userEnvironment(), READTHEDOCS: 'True', READTHEDOCS_CANONICAL_URL: address };
    const onReadTheDocs = async (...options: string[]) => {
      const finished = await run(process.execPath, [cli, 'build', 'docs', ...options], folder, env);
      expect(finished.exitCode, finished.output).toBe(0);
      return builtSite(path.join(folder, 'dist')).page('/').html;
    };
    const html = await onReadTheDocs();
    expect(html).toContain('href="/en/latest/guides/start/"');
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    expect(await onReadTheDocs('--base', '/')).toContain('href="/guides/start/"');
  });

  test('keeps settings that are not its own, and writes its own anew', async () => {
    const folder = project();
    writeFileSync(path.join(folder, 'nginx.conf'), 'http {}\n');
    const { output } = await build(folder, '--host', 'nginx');
    expect(output).toContain('host-file-kept');
    expect(output).not.toContain('include it in the http block');
    expect(read(folder, 'nginx.conf')).toBe('http {}\n');
    await build(folder, '--host', 'caddy');
    const first = read(folder, 'Caddyfile');
    expect((await build(folder, '--host', 'caddy', '--out', 'site')).output).not.toContain(
      'host-file-kept',
    );
    expect(read(folder, 'Caddyfile')).toBe(first.replace('/dist"', '/site"'));
  });

  test('says which hosts there are when one is not known', async () => {
    const { exitCode, output } = await runCli(['build', 'docs', '--host', 'apache'], project());
    expect(exitCode).toBe(1);
    expect(output).toContain('netlify, vercel, cloudflare, nginx, caddy');
  });
});

const servers = [
  { name: 'nginx', file: 'nginx.conf', start: startNginx },
  { name: 'caddy', file: 'Caddyfile', start: startCaddy },
] as const;

describe.each(servers.flatMap((server) => ['', '/docs'].map((base) => ({ ...server, base }))))(
  'The rules for $name of a site at "$base"',
  ({ base, file, name, start }) => {
    const program = findProgram(name);
    let server: WebServer | undefined;

    beforeAll(async () => {
      if (program === undefined) return;
      const folder = project();
      await build(folder, '--host', name, ...(base === '' ? [] : ['--base', base]));
      server = await start(program, path.join(folder, file));
    });
    afterAll(() => server?.stop());

    const ask = (below: string, accept = 'text/html,*/*;q=0.8') =>
      fetch(`${server?.url}${base}${below}`, { redirect: 'manual', headers: { accept } });
    /** Sends a path as it is: `fetch` would change it. */
    const sent = (below: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const options = { path: base + below, agent: false };
        get(server?.url ?? '', options, (answer) => resolve(answer.resume())).on('error', reject);
      });
    const markdown = (below: string) => ask(below, 'text/markdown, text/html;q=0.9, */*;q=0.1');
    const installed = test.skipIf(program === undefined);

    installed('give a page to browsers and its Markdown to whoever prefers it', async () => {
      for (const below of ['/guides/start', '/guides/start/']) {
        const html = await ask(below);
        expect([html.status, html.headers.get('vary')]).toEqual([
          200,
          expect.stringContaining('Accept'),
        ]);
        expect(html.headers.get('content-type')).toMatch(/^text\/html/);
        expect(await html.text()).toContain('<p>How to start.');
        const twin = await markdown(below);
        expect([twin.status, twin.headers.get('vary')]).toEqual([
          200,
          expect.stringContaining('Accept'),
        ]);
        expect(twin.headers.get('content-type')).toMatch(/^text\/markdown; charset=utf-8/i);
        expect(await twin.text()).toMatch(/^---\n[\s\S]*\n# Start\n/);
      }
      expect(await (await markdown('/')).text()).toContain('# Home');
      expect(await (await ask('/')).text()).toContain('<p>The start.');
    });

    installed('give files as they are, whatever is preferred', async () => {
      const twin = await ask('/guides/start.md');
      expect(twin.headers.get('content-type')).toMatch(/^text\/markdown; charset=utf-8/i);
      const types = {
        'llms.txt': /^text\/plain; charset=utf-8$/i,
        'files/manual.pdf': /^application\/pdf$/,
        'files/shot.png': /^image\/png$/,
        'files/part.mjs': /^text\/javascript; charset=utf-8$/i,
        'files/app.webmanifest': /^application\/manifest\+json/,
        'files/spoken.vtt': /^text\/vtt; charset=utf-8$/i,
        'files/dates.ics': /^text\/calendar; charset=utf-8$/i,
      };
      for (const [file, type] of Object.entries(types)) {
        expect((await markdown(`/${file}`)).headers.get('content-type'), file).toMatch(type);
      }
    });

    installed('answer with 404 for what is not there, in the form that is asked for', async () => {
      for (const below of ['/nowhere', '/nowhere.md']) {
        const html = await ask(below);
        expect([html.status, html.headers.get('content-type')], below).toEqual([
          404,
          expect.stringMatching(/^text\/html/),
        ]);
      }
      const twin = await markdown('/nowhere');
      expect([twin.status, twin.headers.get('content-type')]).toEqual([
        404,
        expect.stringMatching(/^text\/markdown/),
      ]);
      expect(await twin.text()).toContain('# Page not found');
    });

    installed('give nobody what only other hosts read', async () => {
      for (const file of ['/_redirects', '/_headers', '/.waymark-output']) {
        expect((await ask(file)).status, file).toBe(404);
      }
    });

    installed('redirect with a status, and never away from a page', async () => {
      const lead = async (below: string) => {
        const response = await ask(below);
        return [response.status, response.headers.get('location')];
      };
      expect(await lead('/old')).toEqual([308, `${base}/guides/start`]);
      expect(await lead('/soon')).toEqual([307, `${base}/guides/start`]);
      expect(await lead('/v1/start')).toEqual([308, `${base}/guides/start`]);
      expect(await lead('/guides/none')).toEqual([308, `${base}/taken`]);
      expect(await lead('/ext/start')).toEqual([308, `${base}/guides/start`]);
      for (const nothing of ['/ext', '/ext/']) {
        expect(await lead(nothing)).toEqual([308, `${base}/guides/`]);
      }
      expect(await lead('/guides/start')).toEqual([200, null]);
      expect(await lead('/taken')).toEqual([200, null]);
      expect((await markdown('/old')).status).toBe(308);
      if (base === '') return;
      expect(await lead('?a=1')).toEqual([308, `${base}/?a=1`]);
      for (const outside of ['/', '/index.html', '/guides/start', '/docsy', '/old']) {
        const answer = await fetch(`${server?.url}${outside}`, { redirect: 'manual' });
        expect(`${outside} ${answer.status}`).toBe(`${outside} 404`);
      }
    });

    installed(
      'read redirects from the request as it was sent, and write them as one line',
      async () => {
        const lead = async (below: string) => (await sent(below)).headers.location;
        expect(await lead('/old?a=1&b')).toBe(`${base}/guides/start?a=1&b`);
        expect(await lead('/v1/start?a=1')).toBe(`${base}/guides/start?a=1`);
        expect(await lead('/%C3%BCber%20%22uns%22')).toBe(`${base}/guides/start`);
        expect(await lead('/%c3%bcber%20%22uns%22/')).toBe(`${base}/guides/start`);
        expect(await lead('/signs')).toMatch(
          /^https:\/\/other\.dev\/%60%7Benv\.HOME%7D%60\?x=(?:\$|%24)uri%22;%20%7B%7D$/,
        );
        const split = await sent('/user/x%0d%0aSet-Cookie:%20evil=1');
        expect(split.headers.location).toBe(`${base}/guides/start?id=x%0d%0aSet-Cookie:%20evil=1`);
        expect(split.headers['set-cookie']).toBeUndefined();
        for (const start of ['/', '\\', '%5C', '/\\', '/%2F']) {
          const location = (await lead(`/moved/${start}evil.com`)) ?? '';
          expect(location, start).toMatch(/^\//);
          expect(new URL(location, 'https://docs.test').host, start).toBe('docs.test');
        }
        expect(await lead('/moved/%7Benv.HOME%7D')).toBe(`${base}/%7Benv.HOME%7D`);
      },
    );

    installed('have caches keep what never changes, and compress texts', async () => {
      const script = /src="([^"]*\/_astro\/[^"]+\.js)"|href="([^"]*\/_astro\/[^"]+\.css)"/;
      const html = await (await ask('/')).text();
      const [, src, href] = script.exec(html) ?? [];
      const file = (src ?? href ?? '').slice(base.length);
      const lasting = await ask(file);
      expect([lasting.status, lasting.headers.get('cache-control')], file).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(lasting.headers.get('content-encoding')).toBe('gzip');
      for (const below of ['/', '/llms.txt', '/_astro/none.js', '/_waymark/search/manifest.json']) {
        const { headers } = await ask(below);
        expect(headers.get('cache-control'), below).toBe('public, max-age=0, must-revalidate');
      }
    });

    installed('keep a document of the docs in a sandbox, however its path is spelt', async () => {
      const name = encodeURIComponent('own {$HOME}`');
      const spelt = [`reports/${name}`, `/reports/${name}.html`, `reports/./${name}.html`];
      for (const path of [...spelt, `reports/${longName}.html`, `reports/${longName}`]) {
        const { headers, statusCode } = await sent(`/${path}`);
        expect([statusCode, headers['content-security-policy']], path).toEqual([
          200,
          expect.stringContaining('sandbox'),
        ]);
      }
    });
  },
);

describe.each(servers.flatMap((server) => ['', '/docs'].map((base) => ({ ...server, base }))))(
  'The rules for $name of a site at "$base" that has no page at its start',
  ({ base, file, name, start }) => {
    const program = findProgram(name);

    test.skipIf(program === undefined)('lead to the first page, in any form', async () => {
      const folder = tempFolder({
        'docs/docs.json': docsJson({ navigation: { pages: ['introduction'] } }),
        'docs/introduction.mdx': page('Introduction', 'What it is.'),
      });
      await build(folder, '--host', name, ...(base === '' ? [] : ['--base', base]));
      const server = await start(program ?? '', path.join(folder, file));
      try {
        for (const accept of ['text/html,*/*;q=0.8', 'text/markdown']) {
          const asked = { redirect: 'manual', headers: { accept } } as const;
          const answer = await fetch(`${server.url}${base}/?a=1`, asked);
          expect([answer.status, answer.headers.get('location')]).toEqual([
            307,
            `${base}/introduction?a=1`,
          ]);
        }
        const twin = await fetch(`${server.url}${base}/`, { headers: { accept: 'text/markdown' } });
        expect(await twin.text()).toContain('# Introduction');
      } finally {
        await server.stop();
      }
    });
  },
);

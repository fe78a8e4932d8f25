import { createHash } from 'node:crypto';
import { realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docsFolder, page } from '../support/docs-folder.ts';
import { cli, run, runCli, userEnvironment } from '../support/run-command.ts';
import { serveSite } from '../support/served-site.ts';
import { copySharedSite } from '../support/shared-site.ts';
import type { StartedServer } from '../support/started-server.ts';

let work: string;
let server: StartedServer;
let key: string;

beforeAll(async () => {
  work = await copySharedSite('atlas');
  const created = await runCli(['keys', 'create', 'docs', '--domain', 'Atlas', '--json'], work);
  key = JSON.parse(created.stdout).key;
  server = await serveSite(['docs', '--domain', 'atlas'], work);
});

afterAll(() => server?.stop());

const question = (text: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/v1/assistant/atlas/message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ fp: 'anonymous', messages: [{ role: 'user', content: text }] }),
  });

describe('waymark serve', () => {
  test('serves the pages, and their Markdown to whoever prefers it', async () => {
    const page = await fetch(`${server.url}/quickstart`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('vary')).toBe('Accept, Accept-Encoding');
    const twin = await fetch(`${server.url}/quickstart`, { headers: { accept: 'text/markdown' } });
    expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(twin.headers.get('vary')).toMatch(/^Accept\b/);
    expect(await twin.text()).toContain('\n# Quickstart\n');
  });

  test('answers for a page that is not there in the form that is asked for', async () => {
    const page = await fetch(`${server.url}/quikstart`);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    const twin = await fetch(`${server.url}/quikstart`, { headers: { accept: 'text/markdown' } });
    expect(twin.status).toBe(404);
    expect(await twin.text()).toContain('[Quickstart](https://atlas.example/quickstart.md)');
  });

  test('leads agents from each page, in either form, to the files for them', async () => {
    for (const accept of ['text/html', 'text/markdown']) {
      const { headers } = await fetch(`${server.url}/quickstart`, { headers: { accept } });
      const links = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="([^"]+)"/g)];
      expect(links.map(([, , relation]) => relation)).toEqual([
        'llms-txt',
        'llms-full-txt',
        'agent-skills',
      ]);
      for (const [, path] of links) expect((await fetch(server.url + path)).status).toBe(200);
    }
    expect((await fetch(`${server.url}/llms.txt`)).headers.get('link')).toBeNull();
  });

  test('serves those files below `.well-known` too, and the skill with its digest', async () => {
    const text = async (path: string) => (await fetch(server.url + path)).text();
    for (const name of ['llms.txt', 'llms-full.txt']) {
      expect(await text(`/.well-known/${name}`)).toBe(await text(`/${name}`));
    }
    const { skills } = JSON.parse(await text('/.well-known/agent-skills/index.json'));
    const digest = createHash('sha256')
      .update(await text('/skill.md'))
      .digest('hex');
    expect(skills).toMatchObject([
      { url: 'https://atlas.example/skill.md', digest: `sha256:${digest}` },
    ]);
  });

  test('says on each page that it answers, and tells the widget how to ask', async () => {
    for (const path of ['/', '/quickstart', '/nothing-here']) {
      const html = await (await fetch(server.url + path)).text();
      expect(html).toMatch(/^<!DOCTYPE html><html data-wm-assistant data-wm-mcp /);
    }
    const response = await fetch(`${server.url}/_waymark/assistant.json`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { endpoint, hasModel, key: own } = await response.json();
    expect([endpoint, hasModel]).toEqual(['/v1/assistant/atlas', false]);
    const answered = await fetch(`${server.url}${endpoint}/message`, {
      method: 'POST',
      headers: { authorization: `Bearer ${own}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fp: 'anonymous', messages: [{ role: 'user', content: 'Why?' }] }),
    });
    expect(answered.status).toBe(200);
    await answered.text();
    const other = await serveSite(['docs', '--domain', 'atlas'], work);
    expect(await (await fetch(`${other.url}/_waymark/assistant.json`)).json()).toMatchObject({
      key: own,
    });
    await other.stop();
  });

  test('no longer offers the assistant once the key of the site is revoked', async () => {
    const other = await serveSite(['docs', '--domain', 'closed'], work);
    const settings = () => fetch(`${other.url}/_waymark/assistant.json`);
    expect((await settings()).status).toBe(200);
    const listed = await runCli(['keys', 'list', 'docs', '--domain', 'closed', '--json'], work);
    const [{ id, kind, hint }] = JSON.parse(listed.stdout).keys;
    expect([kind, hint.slice(0, 10)]).toEqual(['publishable', 'wmpk_site_']);
    await runCli(['keys', 'revoke', 'docs', id], work);
    await expect.poll(async () => (await settings()).status, { timeout: 10_000 }).toBe(404);
    const html = await (await fetch(`${other.url}/quickstart`)).text();
    expect(html).toMatch(/^<!DOCTYPE html><html data-wm-mcp /);
    await other.stop();
    const again = await serveSite(['docs', '--domain', 'closed'], work);
    expect((await fetch(`${again.url}/_waymark/assistant.json`)).status).toBe(404);
    await again.stop();
  });

  test('answers questions with a key, with links to sections that exist', async () => {
    const response = await question('What are the rate limits?');
    expect(response.status).toBe(200);
    const lines = (await response.text()).split('\n');
    const text = lines
      .filter((line) => line.startsWith('0:'))
      .map((line) => JSON.parse(line.slice(2)))
      .join('');
    expect(text).toContain('](https://atlas.example/guides/go-live/rate-limits');
    expect(JSON.parse(lines.find((line) => line.startsWith('d:'))?.slice(2) ?? '{}')).toMatchObject(
      {
        type: 'finish',
        threadId: response.headers.get('x-thread-id'),
      },
    );
  });

  test('refuses questions without a key, and says why in a problem document', async () => {
    const response = await question('Why?', { authorization: '' });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'missing_api_key' });
  });

  test('refuses a key that was revoked', async () => {
    const created = await runCli(['keys', 'create', 'docs', '--domain', 'atlas', '--json'], work);
    const { id, key: other } = JSON.parse(created.stdout);
    const store = path.join(realpathSync(work), 'docs/.waymark/assistant.sqlite');
    expect(created.stderr).toBe(`Servers know it that have their data in ${store}.\n`);
    expect((await question('Why?', { authorization: `Bearer ${other}` })).status).toBe(200);
    expect((await runCli(['keys', 'revoke', 'docs', id], work)).exitCode).toBe(0);
    expect((await question('Why?', { authorization: `Bearer ${other}` })).status).toBe(401);
    expect((await runCli(['keys', 'list', 'docs', '--json'], work)).stdout).not.toContain(other);
  });

  test('tells whether it lives and is ready, and takes no other methods', async () => {
    expect(await (await fetch(`${server.url}/health`)).text()).toBe('ok');
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect((await fetch(`${server.url}/quickstart`, { method: 'DELETE' })).status).toBe(405);
  });

  test('logs a request in one line without what was asked', async () => {
    await (await question('a-very-secret-question')).text();
    await expect.poll(() => server.output()).toContain('"route":"message"');
    expect(server.output()).not.toContain('a-very-secret-question');
  });

  test('lets answers end when it is stopped', async () => {
    const other = await serveSite(['docs', '--domain', 'atlas'], work);
    const answer = fetch(`${other.url}/v1/assistant/atlas/message`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        fp: 'anonymous',
        messages: [{ role: 'user', content: 'How do I start?' }],
      }),
    });
    const response = await answer;
    const code = other.stop();
    expect(await response.text()).toContain('\nd:{"type":"finish"');
    expect(await code).toBe(0);
  });
});

describe('waymark serve with a proxy', () => {
  test.each([
    ['--proxy-private http://10.0.0.5', '`--proxy-private` needs `--proxy`.'],
    ['--proxy --proxy-private 10.0.0.5', '"10.0.0.5" is not the origin of a server'],
    ['--proxy --proxy-private http://10.0.0.5/v1', '"http://10.0.0.5/v1" is not the origin'],
  ])('refuses %s and says why', async (options, reason) => {
    const refused = await runCli(['serve', 'docs', ...options.split(' ')], work);
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain(reason);
  });
});

describe('A language model whose packages are not installed', () => {
  const hook = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'ai') return next(specifier, context);
    const error = new Error("Cannot find package 'ai'");
    throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
  },
});`;

  test.each([
    ['serve', ['serve', 'docs', '--port', '0']],
    ['ask', ['ask', 'docs', 'What are the rate limits?']],
  ])('ends waymark %s at once with the command that installs them', async (_, args) => {
    const file = path.join(work, 'without-ai.mjs');
    writeFileSync(file, hook);
    const model = { OPENAI_BASE_URL: 'http://localhost:9/v1', OPENAI_MODEL: 'fake' };
    const env = { ...userEnvironment(), ...model };
    const { exitCode, stderr, stdout } = await run(
      process.execPath,
      ['--import', pathToFileURL(file).href, cli, ...args],
      work,
      env,
    );
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain('needs the package ai, which is not installed');
    expect(stderr).toContain('`npm install ai @ai-sdk/openai-compatible`');
    expect(stderr).not.toContain('    at ');
  });
});

describe('waymark serve with several sites', () => {
  let several: StartedServer;
  const keys: Record<string, string> = {};

  beforeAll(async () => {
    const blog = docsFolder(['index', 'post'], {
      'index.mdx': page('Blog', 'News of the company.'),
      'post.mdx': page('Zeppelins', 'Our zeppelin is called Heron and carries nine people.'),
    });
    const out = path.join(work, 'blog');
    const built = await runCli(
      ['build', blog, '--out', out, '--site', 'https://blog.example'],
      work,
    );
    expect(built.exitCode, built.output).toBe(0);
    for (const [domain, organization] of [
      ['atlas', 'acme'],
      ['blog', 'acme'],
      ['blog', 'elsewhere'],
    ] as const) {
      const args = ['keys', 'create', 'docs', '--domain', domain, '--organization', organization];
      const { stdout } = await runCli([...args, '--json'], work);
      keys[`${organization} ${domain}`] = JSON.parse(stdout).key;
    }
    several = await serveSite(
      ['docs', '--domain', 'atlas', '--site', 'dist', '--domain', 'blog', '--site', 'blog'].concat(
        '--organization',
        'acme',
      ),
      work,
    );
  }, 120_000);

  afterAll(() => several?.stop());

  const ask = async (domain: string, name: string, body: object = {}) => {
    const content = 'What is our zeppelin called?';
    const response = await fetch(`${several.url}/v1/assistant/${domain}/message`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys[name]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fp: 'anonymous', messages: [{ role: 'user', content }], ...body }),
    });
    const text = await response.text();
    const code = response.ok ? '' : (JSON.parse(text) as { code: string }).code;
    return { status: response.status, text, code, thread: response.headers.get('x-thread-id') };
  };

  test('answers about each from its own pages, and serves those of the first', async () => {
    expect((await ask('blog', 'acme blog')).text).toContain('](https://blog.example/post)');
    expect((await ask('atlas', 'acme atlas')).text).not.toContain('Heron');
    expect((await fetch(`${several.url}/quickstart`)).status).toBe(200);
    expect((await fetch(`${several.url}/post`)).status).toBe(404);
    const { endpoint } = await (await fetch(`${several.url}/_waymark/assistant.json`)).json();
    expect(endpoint).toBe('/v1/assistant/atlas');
  });

  test('refuses the key of another site, and hides sites of another organization', async () => {
    expect(await ask('blog', 'acme atlas')).toMatchObject({
      status: 403,
      code: 'domain_not_allowed',
    });
    expect(await ask('blog', 'elsewhere blog')).toMatchObject({
      status: 404,
      code: 'domain_not_found',
    });
    expect(await ask('other', 'acme blog')).toMatchObject({
      status: 404,
      code: 'domain_not_found',
    });
  });

  test('goes on with no thread of another site', async () => {
    const { thread: threadId } = await ask('atlas', 'acme atlas');
    expect((await ask('atlas', 'acme atlas', { threadId })).status).toBe(200);
    expect(await ask('blog', 'acme blog', { threadId })).toMatchObject({
      status: 404,
      code: 'thread_not_found',
    });
  });
});

describe('waymark search and ask', { timeout: 120_000 }, () => {
  test('find sections and answer in the terminal', async () => {
    const found = await runCli(['search', 'docs', 'rate limits', '--json', '--limit', '2'], work);
    const { results } = JSON.parse(found.stdout);
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({ url: '/guides/go-live/rate-limits' });
    expect(Object.keys(results[0])).toEqual(['url', 'title', 'heading', 'anchor', 'score', 'text']);
    const scoped = await runCli(['search', 'docs', 'tiles', '--language', 'fr', '--json'], work);
    for (const { url } of JSON.parse(scoped.stdout).results) expect(url).toMatch(/^\/fr\//);
    const answer = await runCli(['ask', 'docs', 'What are the rate limits?'], work);
    expect(answer.stdout).toContain('(/guides/go-live/rate-limits');
  });
});

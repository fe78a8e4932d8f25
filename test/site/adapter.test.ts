import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FakeModelServer,
  fakeModelServer,
} from '../../packages/assistant/src/testing/fake-model-server.ts';
import { askWithSdk, widgetSettings } from '../support/ask.ts';
import { astroProject, buildProject, previewProject } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { policyFaults } from '../support/page-policy.ts';
import { repository, runCli } from '../support/run-command.ts';
import { type StartedServer, startAdapterServer, startServer } from '../support/started-server.ts';
import { type Files, tempFolder } from '../support/temp-folder.ts';

/** A configuration of Astro with these integrations and properties. */
function projectConfig(integrations: string, properties: string) {
  return `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  ${properties}
  integrations: [${integrations}],
});
`;
}

/** The same with Waymark, and an assistant. */
function astroConfig(assistant: string, properties = `adapter: node({ mode: 'standalone' }),`) {
  return projectConfig(`waymark({ docs: './docs', assistant: ${assistant} })`, properties);
}

/** A project whose readers can sign in to some of its docs, by `./auth.mjs`. */
function projectWithReaders(integrations: string): Files {
  const properties = `adapter: node({ mode: 'standalone' }), security: { allowedDomains: [{ hostname: '127.0.0.1' }] },`;
  return {
    'astro.config.mjs': projectConfig(integrations, properties),
    'auth.mjs': `export default { passwords: [{ password: 'a long password' }] };\n`,
  };
}

const docs: Files = {
  'docs/docs.json': docsJson({
    navigation: { pages: ['index', 'guides/limits'] },
    contextual: { options: ['copy', 'mcp'] },
    feedback: { thumbsRating: true },
  }),
  'docs/index.mdx': page('Home', 'Welcome to Acme.'),
  'docs/guides/limits.mdx': page('Rate limits', '## Keys\n\nEach key may send 100 requests.'),
};

async function build(files: Files, packages: readonly string[] = []) {
  const project = astroProject({ ...docs, ...files }, ['@astrojs/node', ...packages]);
  const finished = await buildProject(project);
  expect(finished.exitCode, finished.output).toBe(0);
  return { project, output: finished.output };
}

/** The server of a project in a folder where nothing is installed. */
function deployed(project: string): string {
  const folder = tempFolder({ 'package.json': '{ "type": "module" }\n' });
  cpSync(path.join(project, 'dist'), path.join(folder, 'dist'), { recursive: true });
  return folder;
}

describe('A project with an adapter and an assistant', () => {
  let model: FakeModelServer;
  let server: StartedServer;

  beforeAll(async () => {
    model = await fakeModelServer();
    const { project } = await build(
      {
        'astro.config.mjs': astroConfig(
          `{ domain: 'acme', model: './model.mjs', settings: './assistant.mjs' }`,
        ),
        'assistant.mjs': `export default { instructions: 'Speak like a pilot.' };\n`,
        'model.mjs': `import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
export const model = () =>
  createOpenAICompatible({ name: 'own', baseURL: process.env.MODEL_ADDRESS })('own-model');
`,
      },
      ['ai', '@ai-sdk/openai-compatible'],
    );
    server = await startAdapterServer(project, { MODEL_ADDRESS: model.address });
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
    await model?.close();
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/v1/assistant/acme/message`, { method: 'POST', body, headers });

  test('hears what readers think of its pages, from these pages alone', async () => {
    const html = await (await fetch(`${server.url}/guides/limits`)).text();
    expect(html).toMatch(/<html[^>]* data-wm-feedback[ >=]/);
    const vote = { id: 'a'.repeat(32), page: '/guides/limits', rating: 'down' };
    const send = (origin: string, body: object) =>
      fetch(`${server.url}/_waymark/feedback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      });
    expect((await send(server.url, vote)).status).toBe(204);
    expect((await send(server.url, { ...vote, page: '/no' })).status).toBe(404);
    expect((await send('https://evil.example', vote)).status).toBe(403);
  });

  test('says on its pages that it has one', async () => {
    for (const at of ['/', '/guides/limits/', '/nothing']) {
      const html = await (await fetch(server.url + at)).text();
      expect(html).toMatch(/^<!DOCTYPE html><html data-wm-assistant data-wm-mcp /);
    }
  });

  test('tells browsers of its files what all servers of docs do', async () => {
    for (const at of ['/guides/limits/', '/llms.txt', '/nothing']) {
      const { headers } = await fetch(server.url + at);
      expect(headers.get('x-content-type-options'), at).toBe('nosniff');
      expect(headers.get('content-security-policy'), at).toBe("frame-ancestors 'self'");
    }
  });

  test('answers with the model of its own module, twice in one thread', async () => {
    model.answer = { pieces: ['A hundred [1', '].'] };
    const settings = await widgetSettings(server.url);
    expect(settings).toMatchObject({ endpoint: '/v1/assistant/acme', hasModel: true });
    const first = await askWithSdk(server.url, settings, 'How many requests may a key send?');
    expect(first.text).toBe('A hundred [[1]](/guides/limits).');
    expect(first.sources).toEqual(['/guides/limits']);
    const { threadId } = first;
    const second = await askWithSdk(server.url, settings, 'Why?', { threadId });
    expect(second.threadId).toBe(threadId);
    expect(model.asked.at(-1)).toMatchObject({ model: 'own-model' });
    expect(model.asked.at(-1)?.messages[0]?.content).toContain('Speak like a pilot.');
    expect(model.asked.at(-1)?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
  });

  test('sends an answer as it is written', async () => {
    model.answer = { pieces: ['One. ', 'Two. ', 'Three. ', 'Four.'], pause: 150 };
    const settings = await widgetSettings(server.url);
    const { end, first } = await askWithSdk(server.url, settings, 'How many requests?');
    expect(end - first).toBeGreaterThan(300);
  });

  test('stops the model when the reader leaves', async () => {
    model.answer = { pieces: ['One. '], end: 'hang' };
    const settings = await widgetSettings(server.url);
    const before = model.aborted();
    const left = new AbortController();
    const question = 'How many requests may a key send in the end?';
    const asked = askWithSdk(server.url, settings, question, { signal: left.signal });
    await expect.poll(() => model.asked.at(-1)?.messages.at(-1)?.content).toContain(question);
    left.abort();
    await asked.catch(() => undefined);
    await expect.poll(() => model.aborted()).toBe(before + 1);
  });

  test('refuses what it cannot read with a problem document, and other methods', async () => {
    const { key } = await widgetSettings(server.url);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const large = await post(JSON.stringify({ fp: 'x'.repeat(2 ** 21) }), headers);
    expect([large.status, (await large.json()).code]).toEqual([413, 'body_too_large']);
    const other = await fetch(`${server.url}/v1/assistant/acme/message`);
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const preflight = await fetch(`${server.url}/v1/assistant/acme/message`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(preflight.status).toBe(204);
  });

  test('counts readers by their connection, whatever they claim', async () => {
    const left = async (claimed: string) => {
      const { headers } = await post('{}', {
        'content-type': 'application/json',
        'x-forwarded-for': claimed,
      });
      return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
    };
    const first = await left('203.0.113.1');
    expect(first).toBeGreaterThan(0);
    expect(await left('203.0.113.2')).toBe(first - 1);
  });

  test('gives the docs to MCP clients', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
    const found = await client.callTool({
      name: 'search_test_site',
      arguments: { query: 'requests of a key' },
    });
    expect(JSON.stringify(found.content)).toContain('/guides/limits');
    const read = await client.callTool({
      name: 'read_test_site',
      arguments: { page: '/guides/limits' },
    });
    expect(JSON.stringify(read.content)).toContain('Each key may send 100 requests.');
    await client.close();
  });
});

describe('A project whose URLs end with a slash, and whose adapter sends policies', () => {
  let built: Awaited<ReturnType<typeof build>>;

  beforeAll(async () => {
    built = await build({
      'astro.config.mjs': astroConfig(
        'true',
        `adapter: node({ mode: 'standalone', staticHeaders: true }), trailingSlash: 'always',
  base: '/base', security: { csp: true, allowedDomains: [{ hostname: 'docs.example' }] },`,
      ),
      'docs/docs.json': docsJson({ navigation: { pages: ['index', 'guides/limits', 'mcp'] } }),
      'docs/mcp.mdx': page('MCP', 'About MCP.'),
    });
  }, 120_000);

  test('is told at which addresses it answers, and what is unsafe or in the way', () => {
    expect(built.output).toContain('assistant-slash-urls');
    expect(built.output).toContain('The assistant answers at /base/v1/assistant/docs/message/.');
    expect(built.output).toContain('assistant-client-address');
    expect(built.output).toContain('mcp-path-taken');
  });

  test('answers there, where nothing is installed, keeps its page about MCP, and has each page with its own policy', async () => {
    const folder = deployed(built.project);
    const files = globSync('dist/server/**/*.mjs', { cwd: folder });
    const naming = files.filter((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes(`${repository}/packages`),
    );
    expect(naming).toEqual([]);
    const server = await startAdapterServer(folder);
    try {
      const settings = await widgetSettings(server.url, '/base');
      expect(settings).toMatchObject({ endpoint: '/base/v1/assistant/docs', trailingSlash: true });
      const answer = await askWithSdk(server.url, settings, 'How many requests may each key send?');
      expect(answer.text).toContain('(/base/guides/limits');
      const html = await (await fetch(`${server.url}/base/mcp/`)).text();
      expect(html).toContain('About MCP.');
      expect(html).toMatch(/^<!DOCTYPE html><html data-wm-assistant lang/);
      for (const at of ['/base/', '/base/guides/limits/', '/base/mcp/', '/base/nothing/']) {
        const response = await fetch(server.url + at);
        expect(response.headers.get('content-security-policy'), at).toBe("frame-ancestors 'self'");
        expect(policyFaults(await response.text()), at).toEqual([]);
      }
    } finally {
      await server.stop();
    }
  });
});

test('The server of an adapter redirects as docs below a path say, after their pages, and gives Markdown', async () => {
  const { project } = await build({
    'astro.config.mjs': astroConfig('true').replace(
      "docs: './docs'",
      "docs: './docs', path: '/docs'",
    ),
    'docs/docs.json': docsJson({
      navigation: { pages: ['index', 'guides/limits', 'more/notes'] },
      redirects: [
        { source: '/start', destination: '/guides/limits' },
        { source: '/old/:slug*', destination: '/guides/:slug*', permanent: false },
        { source: '/guides/:slug*', destination: '/' },
      ],
    }),
    'docs/more/notes.mdx': '---\ntitle: Notes\n---\n',
    'src/pages/about.astro': '<h1>About</h1>',
    'src/pages/[...slug].astro':
      '---\nexport const prerender = false;\n---\n<h1>{Astro.params.slug}</h1>',
  });
  const server = await startAdapterServer(project);
  try {
    const lead = async (at: string, headers = {}) => {
      const answer = await fetch(server.url + at, { redirect: 'manual', headers });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await lead('/docs/start')).toEqual([308, '/docs/guides/limits/']);
    expect(await lead('/docs/start/?a=b', { range: 'bytes=0-1' })).toEqual([
      308,
      '/docs/guides/limits/?a=b',
    ]);
    expect(await lead('/docs/old/limits')).toEqual([307, '/docs/guides/limits']);
    expect(await lead('/docs/guides/gone')).toEqual([308, '/docs/']);
    expect(await lead('/docs/more')).toEqual([307, '/docs/more/notes/']);
    for (const at of ['/docs/', '/docs/guides/limits', '/docs/llms.txt', '/about'])
      expect(await lead(at), at).toEqual([200, null]);
    expect(await widgetSettings(server.url, '/docs')).toMatchObject({ hasModel: false });
    for (const at of ['/docs/guides/limits', '/docs/guides/limits/', '/docs/']) {
      const twin = await fetch(server.url + at, { headers: { accept: 'text/markdown' } });
      expect(twin.headers.get('content-type'), at).toContain('text/markdown');
    }
    const own = await fetch(`${server.url}/about`, { headers: { accept: 'text/markdown' } });
    expect(await own.text()).toContain('<h1>About</h1>');
    const rest = await fetch(`${server.url}/else/where`);
    expect(await rest.text()).toContain('<h1>else/where</h1>');
    const { headers } = await fetch(`${server.url}/docs/guides/limits/`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  } finally {
    await server.stop();
  }
}, 120_000);

test('Docs for everyone are complete where docs after them are for readers', async () => {
  const { project } = await build({
    ...projectWithReaders(
      "waymark({ docs: './docs' }), waymark({ docs: './inner', path: '/inner', auth: './auth.mjs' })",
    ),
    'docs/docs.json': docsJson({
      navigation: { pages: ['index', 'guides/limits'] },
      redirects: [{ source: '/start', destination: '/guides/limits' }],
    }),
    'inner/docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'inner/index.mdx': page('Inner', 'For readers.'),
  });
  const server = await startAdapterServer(project, { WAYMARK_SESSION_SECRET: 'w'.repeat(40) });
  try {
    const led = await fetch(`${server.url}/start`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([308, '/guides/limits/']);
    const robots = await fetch(`${server.url}/robots.txt`);
    expect(await robots.text()).toContain('User-agent: *');
  } finally {
    await server.stop();
  }
}, 120_000);

test('A link to a page of the project that its server renders is no link to a page that is missing', async () => {
  const { output } = await build({
    'astro.config.mjs': projectConfig(
      "waymark({ docs: './docs' })",
      "adapter: node({ mode: 'standalone' }), output: 'server',",
    ),
    'docs/index.mdx': page('Home', '[About](/about) [Lost](/lost)'),
    'src/pages/about.astro': '<h1>About</h1>',
  });
  expect(output).toContain('The link "/lost"');
  expect(output).not.toContain('The link "/about"');
});

test('Docs for everyone have the page for unknown URLs where docs around them, listed after them, are for readers', async () => {
  const { project } = await build({
    ...projectWithReaders(
      "waymark({ docs: './docs', path: '/docs/api' }), waymark({ docs: './outer', path: '/docs', auth: './auth.mjs' })",
    ),
    'docs/docs.json': docsJson({ name: 'Open', navigation: { pages: ['index', 'guides/limits'] } }),
    'outer/docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'outer/index.mdx': page('Outer', 'For readers.'),
  });
  const html = readFileSync(path.join(project, 'dist/client/404.html'), 'utf8');
  expect(html).toMatch(/<title>[^<]* - Open<\/title>/);
}, 120_000);

test('A project without an adapter is built without the assistant, and told what it lacks', async () => {
  const { output, project } = await build({ 'astro.config.mjs': astroConfig('true', '') });
  expect(output.split('assistant-adapter-missing')).toHaveLength(2);
  expect(output).toContain('npx astro add node');
  const { html } = builtSite(path.join(project, 'dist')).page('/');
  expect(html).not.toContain('data-wm-assistant');
});

test('Docs whose readers sign in are not built where each path needs a slash at its end, and it is said why', async () => {
  const project = astroProject(
    {
      ...docs,
      'astro.config.mjs': astroConfig(
        `true, auth: './auth.mjs'`,
        `adapter: node({ mode: 'standalone' }), trailingSlash: 'always',`,
      ),
      'auth.mjs': `export default { passwords: [{ password: 'a long password' }] };\n`,
    },
    ['@astrojs/node'],
  );
  const { exitCode, output } = await buildProject(project);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/astro\.config\.mjs:1:1 +error +With `trailingSlash: 'always'`/);
  expect(output).toContain('auth-slash-urls');
  expect(output).toContain('auth-allowed-domains');
}, 120_000);

test('An option of the assistant that cannot be used is named', async () => {
  for (const [option, message] of [
    [`{ domain: 'a_b' }`, 'The domain "a_b" must be'],
    [`{ model: './none.mjs' }`, '`assistant.model` is "./none.mjs"'],
    [`{ settings: './none.mjs' }`, '`assistant.settings` is "./none.mjs"'],
    [`{ domian: 'a' }`, 'Unrecognized key: "domian"'],
  ] as const) {
    const project = astroProject({ ...docs, 'astro.config.mjs': astroConfig(option) }, [
      '@astrojs/node',
    ]);
    const { exitCode, output } = await buildProject(project);
    expect(exitCode).toBe(1);
    expect(output).toContain(message);
  }
}, 120_000);

test('The preview of a project answers about the docs as they are at the moment, with keys of the project’s own', async () => {
  const project = astroProject({ ...docs, 'astro.config.mjs': astroConfig('true', '') }, [
    '@astrojs/node',
  ]);
  const server = await startServer({
    args: [path.join(repository, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', '0'],
    cwd: project,
    address: /(http:\/\/localhost:\d+)/,
  });
  try {
    const html = await (await fetch(server.url)).text();
    expect(html).toMatch(/<html data-wm-assistant data-wm-mcp /);
    const list = await fetch(`${server.url}/llms.txt`, { headers: { accept: 'text/html' } });
    expect(list.status).toBe(200);
    expect(server.output()).not.toContain('There is no page at');
    const settings = await widgetSettings(server.url);
    const ask = (key = settings.key) =>
      askWithSdk(server.url, { ...settings, key }, 'How many requests may each key send?');
    expect((await ask()).text).toContain('100 requests');
    await expect(ask('wmsk_live_unknown')).rejects.toThrow('The API key is not known');
    const made = await runCli(['keys', 'create', 'docs', '--domain', 'docs', '--json'], project);
    expect((await ask(JSON.parse(made.stdout).key)).text).toContain('100 requests');
    const file = path.join(project, 'docs/guides/limits.mdx');
    writeFileSync(file, page('Rate limits', '## Keys\n\nEach key may send 250 requests.'));
    await expect
      .poll(async () => (await ask()).text, { timeout: 30_000 })
      .toContain('250 requests');
    expect((await widgetSettings(server.url)).key).toBe(settings.key);
  } finally {
    await server.stop();
  }
});

test('The preview of a project whose URLs end with a slash tells its pages to ask at such a one', async () => {
  const config = astroConfig('true', `trailingSlash: 'always',`);
  const project = astroProject({ ...docs, 'astro.config.mjs': config }, ['@astrojs/node']);
  const server = await previewProject(project);
  try {
    const settings = await widgetSettings(server.url);
    const answer = await askWithSdk(server.url, settings, 'How many requests may each key send?');
    expect(answer.text).toContain('100 requests');
  } finally {
    await server.stop();
  }
});

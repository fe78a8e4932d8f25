import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { docsJson, page } from '../support/docs-folder.ts';
import { cli, run, runOwnCli, userEnvironment } from '../support/run-command.ts';
import { startServer } from '../support/started-server.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const work = tempFolder();
const home = tempFolder();
/** Each attack that runs writes a file here. */
const ran = tempFolder();
const caches = { XDG_CACHE_HOME: home, LOCALAPPDATA: home };
const waymark = (...args: string[]) =>
  run(process.execPath, [cli, ...args], work, { ...userEnvironment(), ...caches });

const attack = (name: string) =>
  `globalThis.process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(path.join(ran, name))}, '')`;
const script = '<script>alert(1)</script>';

const description = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1', description: `Hello ${script}` },
  paths: {
    '/a': {
      get: {
        summary: 'Get a',
        description: `Text {${attack('description')}} ${script} [x](javascript:alert(1))`,
        responses: { 200: { description: `<img src=x onerror=alert(1)>` } },
        'x-mint': { content: `Content {${attack('x-mint')}} ${script}` },
      },
    },
  },
};

const files = {
  'docs.json': docsJson({
    navigation: {
      languages: [
        { language: 'en', pages: ['index', 'parts', { group: 'API', openapi: 'openapi.json' }] },
        { language: 'de', pages: ['de/index'], banner: { content: `Hallo ${script}` } },
      ],
    },
    banner: {
      content: `Hello ${script} <img src="x" onerror="alert(1)"> [a](javascript:alert(1))`,
    },
    errors: { '404': { redirect: false, description: `Gone ${script}` } },
    integrations: { plausible: { domain: 'a.example', server: 'evil.example' } },
    openapi: { code: true },
    mdx: 'trusted',
  }),
  'index.mdx': page(
    `Home ${script}`,
    [
      `{${attack('expression')}}`,
      `export const a = ${attack('export')};`,
      'import Thing from "/snippets/thing.jsx";\n\n<Thing />',
      `<Card title={${attack('attribute')}} href="javascript:alert(1)" onClick="alert(1)">Card text</Card>`,
      `<Snippet file="part.mdx" />`,
      script,
      '<iframe src="https://evil.example" />',
      '<Columns cols={2}>Columns text</Columns>',
    ].join('\n\n'),
  ),
  'parts.mdx': `---\ntitle: Parts\nurl: "javascript:alert(1)"\ndescription: "${script}"\nicon: "<svg onload=alert(1)>"\n---\n\n\`\`\`js twoslash\nimport './x';\n\`\`\`\n`,
  'de/index.mdx': page('Start', `{${attack('translation')}} Text`),
  'snippets/part.mdx': `Snippet text {${attack('snippet')}}`,
  'snippets/thing.jsx': `${attack('component')}; export default () => null;`,
  'custom.js': 'alert(1)',
  'style.css': 'body { display: none }',
  'evil.html': script,
  'evil.svg': `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
  'openapi.json': JSON.stringify(description),
  'questions.json': '[{ "question": "a", "pages": ["/"] }]',
  'node_modules/mermaid/package.json': '{ "name": "mermaid", "version": "9.9.9" }',
  'node_modules/twoslash/package.json': '{ "name": "twoslash", "main": "index.js" }',
  'node_modules/twoslash/index.js': `${attack('twoslash')}`,
  'node_modules/@napi-rs/canvas/package.json': '{ "name": "@napi-rs/canvas", "main": "index.js" }',
  'node_modules/@napi-rs/canvas/index.js': `${attack('canvas')}`,
  'postcss.config.js': `${attack('postcss')}; module.exports = {}`,
  '.waymark/src/pages/own.js': `${attack('astro')}; export const GET = () => new Response('')`,
  '.waymark/public/evil.txt': 'evil',
};

const docs = tempFolder(files);
let output = '';

beforeAll(async () => {
  const built = await waymark(
    'build',
    docs,
    '--untrusted',
    '--lenient',
    '--openapi-code',
    '--out',
    'site',
  );
  output = built.output;
  expect(built.exitCode, output).toBe(0);
});

const read = (file: string) => readFileSync(path.join(work, 'site', file), 'utf8');
const built = () => readdirSync(path.join(work, 'site'), { recursive: true }) as string[];

describe('A site of docs that strangers write', () => {
  it('is built without anything of them having run', () => {
    expect(readdirSync(ran)).toEqual([]);
  });

  it('has their texts, and nothing that runs in a browser', () => {
    const start = read('index.html');
    for (const text of ['Card text', 'Columns text', 'Snippet text']) expect(start).toContain(text);
    for (const file of built().filter((name) => name.endsWith('.html'))) {
      const elements = parse(read(file)).querySelectorAll('*');
      for (const { attributes, rawText, tagName } of elements) {
        expect(['IFRAME', 'OBJECT', 'EMBED'], file).not.toContain(tagName);
        if (tagName === 'SCRIPT') expect(rawText, file).not.toMatch(/^alert/);
        for (const [name, value] of Object.entries(attributes)) {
          expect(name, file).not.toMatch(/^on/i);
          expect(value, file).not.toMatch(/^\s*javascript:|evil\.example/i);
        }
      }
    }
  });

  it('has none of their scripts, stylesheets and documents', () => {
    expect(built().filter((name) => /custom\.js|style\.css|evil/.test(name))).toEqual([]);
  });

  it('keeps nothing in their folder', () => {
    expect(readdirSync(path.join(docs, '.waymark')).toSorted()).toEqual(['public', 'src']);
  });
});

describe('Checking docs that strangers write', () => {
  it('says each thing that is refused, at its place, with what to do', async () => {
    const { exitCode, stdout } = await waymark('check', docs, '--untrusted', '--json');
    expect(exitCode).toBe(1);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Record<string, unknown>[] };
    const found = diagnostics.filter(({ code }) => String(code).startsWith('untrusted'));
    expect(new Set(found.map(({ code, file }) => `${code} ${file}`))).toEqual(
      new Set([
        'untrusted-setting docs.json',
        'untrusted-file custom.js',
        'untrusted-file style.css',
        'untrusted-file evil.html',
        'untrusted-file evil.svg',
        'untrusted-file postcss.config.js',
        'untrusted-file snippets/thing.jsx',
        'untrusted-code index.mdx',
        'untrusted-element index.mdx',
        'untrusted-attribute index.mdx',
        'untrusted-address index.mdx',
        'untrusted-code snippets/part.mdx',
        'untrusted-code de/index.mdx',
      ]),
    );
    for (const one of found) {
      expect(one).toMatchObject({ severity: 'error', hint: expect.stringMatching(/./) });
      expect(Number(one['line'])).toBeGreaterThan(0);
    }
    expect(readdirSync(ran)).toEqual([]);
  });
});

describe('What is bundled by Astro of docs that strangers write', () => {
  it('is the theme alone: neither their pages of Astro nor their settings of tools run', async () => {
    const based = await waymark(
      'build',
      docs,
      '--untrusted',
      '--lenient',
      '--base',
      '/docs',
      '--out',
      'based',
    );
    expect(based.exitCode, based.output).toBe(0);
    expect(readdirSync(ran)).toEqual([]);
    expect(existsSync(path.join(work, 'based/own'))).toBe(false);
    expect(existsSync(path.join(work, 'based/evil.txt'))).toBe(false);
  });
});

describe('A preview of docs that strangers write', () => {
  it('shows a page without anything of it having run, and so after a change', async () => {
    const server = await startServer({
      args: [cli, 'dev', docs, '--untrusted', '--lenient', '--port', '0', '--host', 'localhost'],
      cwd: work,
      address: /(http:\/\/localhost:\d+)/,
      env: caches,
    });
    try {
      expect(await (await fetch(`${server.url}/`)).text()).toContain('Columns text');
      writeFiles(docs, { 'de/index.mdx': page('Start', `{${attack('change')}} Neu`) });
      await expect
        .poll(async () => (await fetch(`${server.url}/de`)).text(), { timeout: 20_000 })
        .toContain('Neu');
      expect((await fetch(`${server.url}/custom.js`)).status).toBe(404);
      expect(readdirSync(ran)).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

it('A trusted build of the same docs runs them, which is what the attacks here are worth', async () => {
  await runOwnCli(['build', docs, '--lenient', '--out', 'run'], work);
  expect(readdirSync(ran)).toContain('expression');
});

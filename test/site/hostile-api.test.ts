import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { type Finished, runCli } from '../support/run-command.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const attack = '<script>window.stolen=1</script><img src=x onerror=stolen()>';
const quoteAttack = `"><svg onload=stolen()>'\`\${stolen()}`;
const link = 'javascript:stolen()';

/** An API description whose author means harm, in every place that takes text. */
const hostile = {
  openapi: '3.1.0',
  info: { title: attack, version: '1', description: attack },
  servers: [{ url: link, description: attack }, { url: `https://x.test/${quoteAttack}` }],
  tags: [{ name: quoteAttack, description: attack }],
  components: {
    securitySchemes: {
      [quoteAttack]: { type: 'apiKey', in: 'header', name: quoteAttack, description: attack },
      flow: {
        type: 'oauth2',
        flows: { implicit: { authorizationUrl: link, scopes: { [attack]: attack } } },
      },
    },
    schemas: {
      Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }] },
      Tree: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
      Alias: { $ref: '#/components/schemas/Other' },
      Other: { $ref: '#/components/schemas/Alias' },
      Address: { $ref: 'http://127.0.0.1:9/secret.json' },
      Metadata: { $ref: 'http://169.254.169.254/latest/meta-data' },
      ...wide(30),
    },
  },
  paths: {
    [`/things/{${quoteAttack}}`]: {
      post: {
        summary: attack,
        description: `${attack}\n\n[click](${link}) <a href="${link}">here</a> ![x](data:text/html,${attack})`,
        tags: [quoteAttack],
        security: [{ [quoteAttack]: [] }, { flow: [attack] }],
        externalDocs: { url: link, description: attack },
        parameters: [
          {
            name: quoteAttack,
            in: 'query',
            description: attack,
            schema: {
              type: 'string',
              enum: [attack, quoteAttack],
              default: attack,
              pattern: attack,
            },
            example: quoteAttack,
          },
        ],
        requestBody: {
          content: {
            [`application/json;${quoteAttack}`]: {
              schema: references(),
              example: { [attack]: attack },
            },
          },
        },
        responses: {
          [quoteAttack]: { description: attack },
          '200': { description: attack, content: { 'application/json': { schema: references() } } },
        },
        'x-codeSamples': [{ lang: quoteAttack, label: attack, source: attack }],
        'x-mint': { pre: [attack], metadata: { title: attack } },
      },
    },
    '/fine': { get: { summary: 'Fine', responses: { '200': { description: 'Fine.' } } } },
  },
};

function references(): object {
  const names = ['Loop', 'Tree', 'Alias', 'Address', 'Metadata', 'Wide0'];
  return {
    type: 'object',
    properties: {
      [attack]: { type: 'string', title: attack, description: attack },
      ...Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }])),
    },
  };
}

/** Alternatives of alternatives: 4 to the power of the levels when drawn out. */
function wide(levels: number): Record<string, object> {
  return Object.fromEntries(
    Array.from({ length: levels }, (_, level) => {
      const inner = { $ref: `#/components/schemas/Wide${level + 1}` };
      const schema = {
        oneOf: [inner, inner, { allOf: [inner, { anyOf: [inner, { type: 'null' }] }] }],
      };
      return [`Wide${level}`, level === levels - 1 ? { type: 'string' } : schema];
    }),
  );
}

const config = {
  theme: 'mint',
  name: 'Hostile',
  colors: { primary: '#2f6b3a' },
  navigation: {
    tabs: [
      { tab: 'Guide', pages: ['index'] },
      { tab: 'API', openapi: 'api.json' },
      { tab: 'Deep', openapi: { source: 'deep.json', directory: 'deep' } },
      { tab: 'Large', openapi: { source: 'large.json', directory: 'large' } },
      { tab: 'Private', openapi: { source: 'https://127.0.0.1:9/a.json', directory: 'private' } },
    ],
  },
};

let site: BuiltSite;
let build: Finished;

beforeAll(async () => {
  const work = tempFolder();
  const docs = path.join(work, 'docs');
  writeFiles(docs, {
    'docs.json': JSON.stringify(config),
    'index.mdx': '---\ntitle: Start\n---\n\nHello.\n',
    'api.json': JSON.stringify(hostile),
    'deep.json': `{"openapi":"3.1.0","info":{"title":"Deep","version":"1"},"paths":{"/a":{"get":{"responses":{"200":{"description":"","content":{"application/json":{"schema":${'{"properties":{"a":'.repeat(10_000)}{}${'}}'.repeat(10_000)}}}}}}}}}`,
  });
  writeFileSync(
    path.join(docs, 'large.json'),
    `{"openapi":"3.1.0","x":"${'a'.repeat(50_000_000)}"}`,
  );
  build = await runCli(['build', '.', '--lenient', '--out', 'dist'], docs);
  expect(build.exitCode, build.output).toBe(0);
  site = builtSite(path.join(docs, 'dist'));
}, 180_000);

/** The pages that the hostile description made. */
const pages = () => site.files.filter((file) => /^api-reference\/.*\.html$/.test(file));

describe('a hostile API description', () => {
  test('does not keep the site from being built', () => {
    expect(build.exitCode, build.output).toBe(0);
    expect(build.output).not.toMatch(/\n\s+at .*\.mjs:\d+/);
    expect(pages().length).toBeGreaterThanOrEqual(2);
    expect(site.read('index.html')).toContain('Hello.');
  });

  test('brings no script, event handler or script address onto a page', () => {
    for (const file of site.files.filter((each) => each.endsWith('.html'))) {
      const { document } = site.page(file.replace(/index\.html$/, '').replace(/\.html$/, ''));
      // Data for search engines is no script; it holds no character that could end it.
      const scripts = document
        .querySelectorAll('script:not([type="application/ld+json"])')
        .map(({ innerHTML }) => innerHTML);
      expect(
        scripts.filter((text) => text.includes('window.stolen')),
        file,
      ).toEqual([]);
      const elements = document.querySelectorAll('*');
      const faults = elements.flatMap(({ attributes }) =>
        Object.entries(attributes).filter(
          ([name, value]) =>
            /^on/i.test(name) ||
            (/^(href|src|action)$/i.test(name) && /^\s*(javascript|data:text)/i.test(value)),
        ),
      );
      expect(faults, file).toEqual([]);
    }
  });

  test('makes pages of a bounded size', () => {
    for (const file of pages()) expect(site.read(file).length, file).toBeLessThan(1_000_000);
  });

  test('is reported: what is refused, too deep or too large, each with its file', () => {
    for (const code of ['openapi-ref-remote', 'openapi-too-large', 'openapi-source-refused']) {
      expect(build.output).toContain(code);
    }
    expect(build.output).toMatch(/deep\.json/);
  });
});

test('An API description that names files outside the docs folder is reported, and none is read', async () => {
  const work = tempFolder({ 'secret.json': '{"type":"string","description":"the-secret-text"}' });
  const docs = path.join(work, 'docs');
  const schema = { $ref: '../secret.json' };
  const content = { 'application/json': { schema } };
  const description = {
    openapi: '3.1.0',
    info: { title: 'Outside', version: '1' },
    paths: { '/a': { get: { responses: { '200': { description: '', content } } } } },
  };
  const tabs = [
    { tab: 'API', openapi: 'api.json' },
    { tab: 'Outside', openapi: { source: '../secret.json', directory: 'outside' } },
  ];
  writeFiles(docs, {
    'docs.json': JSON.stringify({ ...config, navigation: { tabs } }),
    'api.json': JSON.stringify(description),
  });
  const { exitCode, output } = await runCli(['build', '.', '--lenient', '--out', 'dist'], docs);
  expect(exitCode, output).toBe(0);
  expect(output).toContain('openapi-ref-outside');
  expect(output).toContain('openapi-source-outside');
  expect(output).not.toContain('the-secret-text');
  const site = builtSite(path.join(docs, 'dist'));
  expect(site.files.filter((file) => site.read(file).includes('the-secret-text'))).toEqual([]);
});

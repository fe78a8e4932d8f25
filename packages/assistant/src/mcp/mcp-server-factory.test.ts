import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect, test, vi } from 'vitest';
import { contentIndexOf } from '../testing/content-index-of.ts';
import { mcpDocs, wordRetriever } from '../testing/mcp-docs.ts';
import type { McpDocs } from './mcp-docs.ts';
import { mcpServerFactory, type ReportError } from './mcp-server-factory.ts';

async function connect(
  docs: McpDocs = mcpDocs(),
  reportError: ReportError = console.error,
): Promise<Client> {
  const server = await mcpServerFactory(docs, reportError)();
  const client = new Client({ name: 'test', version: '1' });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
  return client;
}

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: args });
  const texts = result.content.map((part) => (part.type === 'text' ? part.text : ''));
  return { isError: result.isError ?? false, text: texts.join('\n---\n'), texts };
}

test('The server says whose documentation it has', async () => {
  const client = await connect();
  expect(client.getServerVersion()).toMatchObject({
    name: 'acme_cloud_documentation',
    title: 'Documentation of Acme Cloud',
    websiteUrl: 'https://docs.test/base/',
  });
  const instructions = client.getInstructions() ?? '';
  expect(instructions).toContain('search_acme_cloud');
  expect(instructions).toContain('version (v1, v2)');
});

test('The tools are named after the site and only read', async () => {
  const { tools } = await (await connect()).listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search_acme_cloud', 'read_acme_cloud']);
  expect(tools[0]?.description).toContain('Hosting for teams.');
  for (const { annotations } of tools) {
    expect(annotations).toMatchObject({
      readOnlyHint: true,
      idempotentHint: true,
      openWorldHint: false,
    });
  }
});

test('A search can be narrowed only by what the site has several of', async () => {
  const { tools } = await (await connect()).listTools();
  const properties = tools[0]?.inputSchema.properties ?? {};
  expect(Object.keys(properties)).toEqual(['query', 'version', 'limit']);
  expect(properties['version']).toMatchObject({ enum: ['v1', 'v2'] });
});

test('A search gives title, heading path, address, place and text', async () => {
  const section = {
    anchor: 'npm',
    heading: 'With npm',
    level: 3,
    headingPath: ['Install'],
    text: 'Run npm.',
  };
  const index = contentIndexOf({ '/start': { title: 'Start', navigation: ['Guides'] } });
  const pages = index.pages.map((page) => ({ ...page, sections: [...page.sections, section] }));
  const client = await connect(mcpDocs({ index: { ...index, pages } }));
  const { text } = await call(client, 'search_test', { query: 'npm' });
  expect(text).toContain('## 1. Start > Install > With npm\nhttps://docs.test/base/start#npm');
  expect(text).toContain('In: Guides');
  expect(text).toContain('Run npm.');
});

test('A heading that repeats the title is not named twice', async () => {
  const index = contentIndexOf({ '/start': { title: 'Start' } });
  const section = {
    anchor: 'start',
    heading: 'Start',
    level: 2,
    headingPath: [],
    text: 'Run npm.',
  };
  const pages = index.pages.map((page) => ({ ...page, sections: [section] }));
  const client = await connect(mcpDocs({ index: { ...index, pages } }));
  const { text } = await call(client, 'search_test', { query: 'npm' });
  expect(text).toContain('## 1. Start\nhttps://docs.test/base/start#start');
});

test('A search keeps to the version and the limit', async () => {
  const client = await connect();
  const narrowed = await call(client, 'search_acme_cloud', { query: 'install', version: 'v2' });
  expect(narrowed.text).toContain('/v2/install');
  expect(narrowed.text).not.toContain('/v1/install');
  const limited = await call(client, 'search_acme_cloud', { query: 'install', limit: 1 });
  expect(limited.text).not.toContain('## 2.');
});

test('A search that finds nothing says where all pages are', async () => {
  const { isError, text } = await call(await connect(), 'search_acme_cloud', { query: 'zebra' });
  expect(isError).toBe(false);
  expect(text).toContain('https://docs.test/base/llms.txt');
});

test('A search that finds little says that the answer may be missing', async () => {
  const docs = mcpDocs();
  const retriever = {
    ...docs.retriever,
    search: async () =>
      (await docs.retriever.search('install')).map((hit) => ({ ...hit, coverage: 0.2 })),
  };
  const client = await connect({ ...docs, retriever });
  const { text } = await call(client, 'search_acme_cloud', { query: 'install' });
  expect(text).toContain('may not cover this');
});

test('The answer of a search stays bounded', async () => {
  const text = 'word '.repeat(20_000);
  const titles = Array.from({ length: 30 }, (_, at) => [`/page-${at}`, { text }] as const);
  const client = await connect(mcpDocs({ index: contentIndexOf(Object.fromEntries(titles)) }));
  const answer = await call(client, 'search_test', { query: 'word', limit: 20 });
  expect(answer.text).toContain('## 20.');
  expect(answer.text.length).toBeLessThan(30_000);
});

test.each([
  { query: '' },
  { query: 'x'.repeat(501) },
  { query: 'install', limit: 21 },
  { query: 'install', version: 'v3' },
  {},
])('A search refuses %j', async (args) => {
  expect((await call(await connect(), 'search_acme_cloud', args)).isError).toBe(true);
});

test('A page is read by the address that a search gives', async () => {
  const { texts } = await call(await connect(), 'read_acme_cloud', {
    page: 'https://docs.test/base/v2/install.md#top',
  });
  expect(texts).toEqual(['# Page /v2/install\n\nText of /v2/install.\n']);
});

test('A page that is missing gives the nearest ones', async () => {
  const { isError, text } = await call(await connect(), 'read_acme_cloud', { page: '/deply' });
  expect(isError).toBe(true);
  expect(text).toContain('- Deploy your site: https://docs.test/base/deploy');
});

test('A long page comes in parts that make it up again', async () => {
  const markdown = Array.from({ length: 4_000 }, (_, at) => `Line ${at} 😀.`).join('\n');
  const client = await connect(mcpDocs({ read: () => markdown }));
  const parts: string[] = [];
  for (let offset = 0; offset < markdown.length; ) {
    const { texts } = await call(client, 'read_acme_cloud', { page: '/deploy', offset });
    const [part = '', note] = texts;
    expect(part.length).toBeLessThanOrEqual(20_000);
    parts.push(part);
    offset += part.length;
    if (offset < markdown.length) expect(note).toContain(`offset ${offset} `);
    else expect(note).toBeUndefined();
  }
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join('')).toBe(markdown);
  const beyond = await call(client, 'read_acme_cloud', { page: '/deploy', offset: 10_000_000 });
  expect(beyond.isError).toBe(true);
});

test('A failure is reported to the server and not to the client', async () => {
  const reportError = vi.fn<ReportError>();
  const failure = new Error('ENOENT: /srv/secret');
  const docs = mcpDocs({
    read: () => Promise.reject(failure),
    retriever: { ...wordRetriever(contentIndexOf({})), search: () => Promise.reject(failure) },
  });
  const client = await connect(docs, reportError);
  for (const answer of [
    await call(client, 'read_acme_cloud', { page: '/deploy' }),
    await call(client, 'search_acme_cloud', { query: 'deploy' }),
  ]) {
    expect(answer.isError).toBe(true);
    expect(answer.text).not.toContain('secret');
  }
  expect(reportError).toHaveBeenCalledTimes(2);
});

test('The skill is a resource', async () => {
  const client = await connect();
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(['skill://acme-cloud/SKILL.md']);
  const { contents } = await client.readResource({ uri: 'skill://acme-cloud/SKILL.md' });
  expect(contents[0]).toMatchObject({ mimeType: 'text/markdown', text: mcpDocs().skill });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AssistantStore, openMemoryStore } from '@waymark/assistant';
import { afterAll, expect, it, vi } from 'vitest';
import { settingsSchema } from '../project/options/assistant-settings.ts';
import { docsApp } from './docs-app.ts';
import { openIndexedSite } from './indexed-site.ts';
import { writeSite } from './testing/written-site.ts';

const site = mkdtempSync(path.join(tmpdir(), 'waymark-app-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** A store whose database does not answer. */
async function lostStore(): Promise<AssistantStore> {
  const store = await openMemoryStore();
  const lose = () => Promise.reject(new Error('The database is away.'));
  return { ...store, counters: { add: lose, subtract: lose, read: lose }, secret: lose };
}

it.each([
  ['MCP', '/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }],
  ['feedback', '/_waymark/feedback', { id: '0'.repeat(32), page: '/moon', rating: 'up' }],
])('While the store is away, %s can be asked for again later', async (_, url, body) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await writeSite(site, { '/moon': 'Rockets fly to the moon.' });
  const { index, ...opened } = await openIndexedSite(site);
  const app = docsApp({
    ...{ ...opened, domain: 'docs', organization: 'docs', base: '', trustedProxies: 0 },
    ...{ store: await lostStore(), model: undefined, settings: {} },
    index: { ...index, site: { ...index.site, feedback: true } },
  });
  const request = new Request(`http://localhost${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify(body),
  });
  const response = await app.handle(request, { address: '192.0.2.1' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).not.toContain('database');
  expect(String(printed.mock.calls)).toContain('The database is away.');
  printed.mockRestore();
});

it('A model may take the time that the settings of the owner give it', async () => {
  await writeSite(site, { '/moon': 'Rockets fly to the moon.' });
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const app = docsApp({
    ...{ ...(await openIndexedSite(site)), domain: 'docs', organization: 'docs', base: '' },
    ...{ store: await openMemoryStore(), trustedProxies: 0 },
    model: {
      name: 'silent',
      load: async () => undefined,
      async *stream() {
        await new Promise(() => undefined);
      },
    },
    settings: settingsSchema.parse({ timeouts: { first: 50 } }),
  });
  const settings = await app.handle(new Request('http://localhost/_waymark/assistant.json'), {
    address: '192.0.2.1',
  });
  const { key } = (await settings.json()) as { key: string };
  const asked = new Request('http://localhost/v1/assistant/docs/message', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ fp: 'a', messages: [{ role: 'user', content: 'What is a moon?' }] }),
  });
  const answer = await app.handle(asked, { address: '192.0.2.1' });
  expect(await answer.text()).toContain('did not answer in time');
  printed.mockRestore();
});

import { request } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DevServer, startDev } from '../support/dev-server.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { writeFiles } from '../support/temp-folder.ts';

const assistant = 'https://ask.acme.dev/v1/assistant/docs';
let docs: string;
let server: DevServer;

beforeAll(async () => {
  docs = docsFolder(['index'], { 'index.mdx': page('Home') });
  const elsewhere = ['--assistant-url', assistant, '--assistant-key', 'wmpk_live_abc'];
  server = await startDev(docs, '--embed', ...elsewhere);
});

afterAll(() => server.stop());

/** Status of an answer to a request that names a host. */
function statusAs(host: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['localhost', 200],
  ['127.0.0.1', 200],
  ['[::1]:4321', 200],
  ['docs.attacker.example', 403],
  ['localhost.attacker.example:4321', 403],
])('A preview that is asked as %s answers with %i', async (host, status) => {
  expect(await statusAs(host)).toBe(status);
});

test('A preview takes nothing but questions for what it shows', async () => {
  const response = await fetch(server.url, { method: 'POST', body: 'text' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('What does not look for a page is told without one that there is nothing', async () => {
  const response = await fetch(`${server.url}/missing.png`, { headers: { accept: 'image/*' } });
  expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
});

test('A preview has the script with which other sites show an assistant elsewhere, as a build does', async () => {
  const script = await (await fetch(`${server.url}/_waymark/assistant.js`)).text();
  expect(script).toContain(`"assistant":"${assistant}"`);
  const settings = await fetch(`${server.url}/_waymark/assistant.json`);
  expect(await settings.json()).toEqual({ endpoint: assistant, key: 'wmpk_live_abc' });
});

test('A preview goes to the next port when the one it is asked for is taken', async () => {
  const taken = createServer();
  const { port } = await new Promise<{ port: number }>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve(taken.address() as { port: number }));
  });
  const second = await startDev(docs, '--port', String(port));
  expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
  await second.stop();
  taken.close();
});

const counter = `export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};
`;

test('A component that runs in the browser is shown as soon as a page has one, at the same address', async () => {
  const folder = docsFolder(['index'], {
    'index.mdx': page('Home'),
    'snippets/counter.jsx': counter,
  });
  const preview = await startDev(folder);
  expect(await (await preview.get('/')).text()).not.toContain('<astro-island');
  const use = "import { Counter } from '/snippets/counter.jsx';\n\n<Counter />";
  writeFiles(folder, { 'index.mdx': page('Home', use) });
  const patience = { timeout: 90_000, interval: 200 };
  await vi.waitFor(async () => {
    const html = await (await preview.get('/')).text();
    expect(html, preview.output()).toContain('<astro-island');
  }, patience);
  expect(preview.output()).toContain('Astro takes over');
  // A page that was opened before has its answer at once, and loads itself again.
  expect((await preview.get('/_waymark/preview/changes?shown=none')).status).toBe(204);
  await preview.stop();
});

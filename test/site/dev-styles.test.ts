import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevServer, startDev } from '../support/dev-server.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { writeFiles } from '../support/temp-folder.ts';

let docs: string;
let server: DevServer;

beforeAll(async () => {
  docs = docsFolder(['index'], { 'index.mdx': page('Home', '<p className="mt-2">Text</p>') });
  server = await startDev(docs);
});

afterAll(() => server.stop());

/** A page as the browser gets it, styles included. */
async function open(): Promise<string> {
  return (await server.get('/')).text();
}

async function save(file: string, text: string): Promise<void> {
  const reloaded = server.next('full-reload');
  writeFiles(docs, { [file]: text });
  await reloaded;
}

test('The preview has the styles of a utility class as soon as a page that uses it is saved', async () => {
  const before = await open();
  expect(before).toContain('.mt-2 {');
  expect(before).not.toContain('.mb-8 {');
  await save('index.mdx', page('Home', '<p className="mb-8">Text</p>'));
  const after = await open();
  expect(after).toContain('.mb-8 {');
  expect(after).not.toContain('.mt-2 {');
});

test('The preview loads a stylesheet as soon as it is added', async () => {
  expect(await open()).not.toContain('href="/own.css"');
  await save('own.css', '.own { color: red }');
  expect(await open()).toContain('href="/own.css"');
  expect(await (await server.get('/own.css')).text()).toBe('.own { color: red }');
});

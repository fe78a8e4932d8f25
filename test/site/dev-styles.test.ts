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

async function open(): Promise<string> {
  return (await server.get('/')).text();
}

/** The stylesheet of the site that a page names. */
async function styles(): Promise<string> {
  const links = (await open()).matchAll(/<link rel="stylesheet" href="(\/_astro\/site[^"]+)"/g);
  const [[, href = ''] = []] = links;
  return (await server.get(href)).text();
}

function save(file: string, text: string): Promise<void> {
  return server.changed(() => writeFiles(docs, { [file]: text }));
}

test('The preview has the styles of a utility class as soon as a page that uses it is saved', async () => {
  const before = await styles();
  expect(before).toContain('.mt-2{');
  expect(before).not.toContain('.mb-8{');
  await save('index.mdx', page('Home', '<p className="mb-8">Text</p>'));
  const after = await styles();
  expect(after).toContain('.mb-8{');
  expect(after).not.toContain('.mt-2{');
});

test('The preview loads a stylesheet as soon as it is added', async () => {
  expect(await open()).not.toContain('href="/own.css"');
  await save('own.css', '.own { color: red }');
  expect(await open()).toContain('href="/own.css"');
  expect(await (await server.get('/own.css')).text()).toBe('.own { color: red }');
});

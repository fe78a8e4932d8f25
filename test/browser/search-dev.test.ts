import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { type DevServer, startDev } from '../support/dev-server.ts';
import { DocsPage } from '../support/docs-page.ts';
import { repository } from '../support/run-command.ts';
import { SearchBox } from '../support/search-box.ts';
import { tempFolder } from '../support/temp-folder.ts';

let server: DevServer;

beforeAll(async () => {
  const docs = tempFolder();
  cpSync(path.join(repository, 'test/fixtures/search'), docs, { recursive: true });
  server = await startDev(docs);
});

afterAll(() => server.stop());

it('finds pages in a preview, and asks no other host for anything', async () => {
  const page = await (await sharedBrowser()).newPage();
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) others.push(request.url());
  });
  const docs = new DocsPage(page, server.url, 'en', false);
  const search = new SearchBox(docs);
  await docs.goto('/hook');
  await search.button.click();
  await search.field.waitFor();
  await search.ask('X-Api-Key');
  await search.options.first().waitFor();
  expect((await search.pages())[0]).toBe('Keys');
  await page.keyboard.press('Enter');
  await docs.arrivesAt('/keys');
  expect(others).toEqual([]);
  await page.close();
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { copyFixture } from '../support/docs-folder.ts';
import type { Listening } from '../support/listen.ts';
import { cli, run, runCli, userEnvironment } from '../support/run-command.ts';
import { SearchBox } from '../support/search-box.ts';
import { type SearchServices, serveSearchServices } from '../support/search-services.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { test } from '../support/visit.ts';

const environment = {
  ALGOLIA_ADMIN_API_KEY: 'admin-key',
  TYPESENSE_ADMIN_API_KEY: 'admin-key',
};

/** Settings that the crawler of DocSearch gives an index. */
const crawled = {
  attributesForFaceting: ['type', 'filterOnly(language)'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  customRanking: ['desc(weight.pageRank)'],
};

describe.each(['algolia', 'typesense'])('A site that %s searches', (name) => {
  let services: SearchServices;
  let site: Listening;
  let docs: string;

  const push = (env: NodeJS.ProcessEnv = environment) =>
    run(process.execPath, [cli, 'search', 'push', '.', '--search-service', 'search.json'], docs, {
      ...userEnvironment(),
      ...env,
    });

  beforeAll(async () => {
    services = await serveSearchServices();
    docs = copyFixture('search');
    const service =
      name === 'algolia'
        ? { service: name, appId: 'APP', apiKey: 'public-key', index: 'docs', url: services.url }
        : { service: name, url: services.url, apiKey: 'public-key', collection: 'docs' };
    writeFileSync(path.join(docs, 'search.json'), JSON.stringify(service));
    const built = await runCli(['build', '.', '--search-service', 'search.json'], docs);
    expect(built.exitCode, built.output).toBe(0);
    site = await serveFolder(`${docs}/dist`);
    // The second answer is none: it is asked for again.
    services.failures.push(503);
    const pushed = await push();
    expect(pushed.exitCode, pushed.output).toBe(0);
    expect(pushed.output).toMatch(/docs now holds \d+ records of \d+ pages\./);
    expect(pushed.output).toContain('Trying again');
  });

  afterAll(async () => {
    await site?.close();
    await services?.close();
  });

  test.runIf(name === 'algolia')('keeps the settings of an index, and adds facets', async () => {
    expect(services.settings.get('docs')).toMatchObject({ attributeForDistinct: 'url' });
    services.settings.set('docs', crawled);
    expect((await push()).exitCode).toBe(0);
    expect(services.settings.get('docs')).toEqual({
      ...crawled,
      attributesForFaceting: ['type', 'filterOnly(language)', 'version', 'product'],
    });
  });

  test('finds pages in the dialog of the theme, for its language and version', async ({
    visit,
  }) => {
    const page = await visit('/hook', { origin: site.url, ally: services.url });
    const search = new SearchBox(page);
    await search.open();
    await search.ask('webhooks');
    expect(await search.pages()).toContain('Webhooks');
    expect(await search.dialog.locator('mark').first().textContent()).toMatch(/webhooks/i);
    await search.ask('install');
    expect(await search.options.filter({ hasText: 'v1' }).count()).toBe(0);
    await search.everywhere.click();
    await search.options.filter({ hasText: 'v1' }).first().waitFor();
    await search.ask('webhooks');
    await search.dialog
      .getByRole('group', { name: 'Webhooks' })
      .getByRole('option')
      .first()
      .click();
    await page.arrivesAt('/webhooks');
  });

  test('says so in the dialog when the service fails', async ({ visit }) => {
    const page = await visit('/hook', {
      origin: site.url,
      ally: services.url,
      failing: /\/(?:query|documents\/search)\b/,
    });
    const search = new SearchBox(page);
    await search.open();
    services.failures.push(429);
    await search.ask('webhooks');
    await search.dialog.getByText(page.text.searchFailed).first().waitFor();
    await search.ask('hook');
    await search.options.first().waitFor();
  });

  test('refuses a key that may write where everybody could read it', async () => {
    const { exitCode, output } = await push({
      ...environment,
      ALGOLIA_ADMIN_API_KEY: 'public-key',
      TYPESENSE_ADMIN_API_KEY: 'public-key',
    });
    expect(exitCode).toBe(1);
    expect(output).toContain('use one that may only search');
  });

  test.runIf(name === 'algolia')(
    'is asked for more hits only while there are some, however few pages they are of',
    async ({ visit }) => {
      const kept = [...services.indexes];
      const [held = ''] = [...services.indexes.keys()];
      const record = (index: number) => ({
        ...{ path: index === 399 ? '/last' : `/page-${index % 3}`, anchor: '', content: 'text' },
        ...{ language: 'all', version: 'all', product: 'all', navigation: [] },
        hierarchy: {
          ...{ lvl0: 'Guides', lvl1: index === 399 ? 'Last' : `Page ${index % 3}` },
          ...{ lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
        },
      });
      services.indexes.set(
        held,
        Array.from({ length: 400 }, (_, index) => record(index)),
      );
      const page = await visit('/hook', { origin: site.url, ally: services.url });
      const search = new SearchBox(page);
      await search.open();
      services.requests.length = 0;
      await search.ask('text');
      await search.options.filter({ hasText: 'Last' }).waitFor();
      await expect.poll(() => search.status.textContent()).toBe('4 results');
      await page.page.waitForTimeout(500);
      const asked = services.requests.length;
      for (const [name, records] of kept) services.indexes.set(name, records);
      expect(asked).toBeLessThan(10);
    },
  );

  test('keeps what readers find until a push is whole', async () => {
    const held = () => services.indexes.get(services.aliases.get('docs') ?? 'docs')?.length;
    const before = held();
    services.failures.push(200, 400);
    const failed = await push();
    expect(failed.exitCode).toBe(1);
    expect(failed.output).toContain('What readers find is as it was.');
    expect(held()).toBe(before);
    expect((await push()).exitCode).toBe(0);
    expect(held()).toBe(before);
    expect(services.indexes.size).toBe(1);
  });
});

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type DevServer, startDev } from '../support/dev-server.ts';
import type { DocsPage } from '../support/docs-page.ts';
import { writeSharedPages } from '../support/shared-pages.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { test } from '../support/visit.ts';
import { choose, click, openDrawer, type Press, pressEnter } from '../support/way.ts';

const site = 'sharedPages';

/** What the chrome of a page says about where it is. */
async function chrome(docs: DocsPage) {
  await docs.page.locator('html:not([data-wm-entering])').waitFor();
  const texts = async (found: Locator) =>
    (await found.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const last = async (found: Locator) => (await texts(found)).at(0);
  return {
    version: await last(docs.switcher('version').locator('span')),
    tab: await last(docs.tabs.locator('[aria-current]')),
    current: await texts(docs.current),
    trail: await texts(docs.breadcrumbs.getByRole('listitem')),
    neighbours: await texts(docs.page.locator('[data-wm-pagination] span')),
  };
}

async function chooseVersion(docs: DocsPage, label: string, press: Press = click): Promise<void> {
  const opener = docs.switcher('version');
  const entry = docs.menuOf(opener).getByRole('link', { name: label });
  const loaded = docs.page.waitForEvent('load');
  await choose(press, opener, entry);
  await loaded;
}

const inFirst = {
  version: 'v1',
  tab: 'Guides',
  current: ['shared'],
  trail: ['Guides', 'Start'],
  neighbours: ['index', 'only1'],
};
const inSecond = {
  version: 'v2',
  tab: 'Guides',
  current: ['shared'],
  trail: ['Guides', 'Begin'],
  neighbours: ['only2'],
};
const inThird = {
  version: 'v3',
  tab: undefined,
  current: ['shared'],
  trail: ['All'],
  neighbours: ['three', 'deep/1'],
};

describe('A page that several versions list', () => {
  test('is shown in the first without a choice', async ({ visit }) => {
    const docs = await visit('/shared', { site });
    expect(await chrome(docs)).toEqual(inFirst);
  });

  test.for([
    { name: 'by pointer', press: click },
    { name: 'by keyboard', press: pressEnter },
  ])('is shown in the version that is chosen $name', async ({ press }, { visit }) => {
    const docs = await visit('/shared', { site });
    await chooseVersion(docs, 'v2', press);
    expect(docs.path()).toBe('/shared');
    expect(await chrome(docs)).toEqual(inSecond);
    await chooseVersion(docs, 'v3', press);
    expect(await chrome(docs)).toEqual(inThird);
    await chooseVersion(docs, 'v1', press);
    expect(await chrome(docs)).toEqual(inFirst);
  });

  test('is shown in a chosen version in the drawer of a phone', async ({ visit }) => {
    const docs = await visit('/shared', { site, phone: true });
    await openDrawer(docs, click);
    const opener = docs.switcher('version');
    const loaded = docs.page.waitForEvent('load');
    await choose(click, opener, docs.menuOf(opener).getByRole('link', { name: 'v2' }));
    await loaded;
    await docs.page.locator('html:not([data-wm-entering])').waitFor();
    await openDrawer(docs, click);
    expect(await docs.link('only2').isVisible()).toBe(true);
    expect(await docs.link('only1').count()).toBe(0);
  });

  test('is shown in a chosen version when another of its pages led there', async ({ visit }) => {
    const docs = await visit('/only2', { site });
    await docs.link('shared').click();
    await docs.arrivesAt('/shared');
    expect(await chrome(docs)).toEqual(inSecond);
    await docs.page.getByRole('link', { name: 'Next' }).click();
    await docs.arrivesAt('/only2');
  });

  test('keeps the version when another tab is chosen', async ({ visit }) => {
    const docs = await visit('/only2', { site });
    await docs.link('API', docs.tabs).click();
    await docs.arrivesAt('/api');
    expect(await chrome(docs)).toMatchObject({ version: 'v2', tab: 'API', neighbours: ['api2'] });
    await docs.link('Guides', docs.tabs).click();
    await docs.arrivesAt('/shared');
    expect(await chrome(docs)).toEqual(inSecond);
  });

  test('opens the large group around it', async ({ visit }) => {
    const docs = await visit('/far', { site });
    expect(await chrome(docs)).toMatchObject({ version: 'v1', current: ['far'] });
    await chooseVersion(docs, 'v3');
    expect(await chrome(docs)).toMatchObject({
      version: 'v3',
      current: ['far'],
      trail: ['All', 'Deep'],
      neighbours: ['deep/35'],
    });
    expect(await docs.link('deep/1').isVisible()).toBe(true);
  });

  test('keeps the choice when it is loaded again', async ({ visit }) => {
    const docs = await visit('/shared', { site });
    await chooseVersion(docs, 'v2');
    await docs.page.reload();
    expect(await chrome(docs)).toEqual(inSecond);
  });

  test('comes back as it was shown', async ({ visit }) => {
    const docs = await visit('/', { site });
    await docs.goto('/shared');
    await docs.goto('/three');
    await docs.page.goBack();
    expect(await chrome(docs)).toEqual(inFirst);
    await docs.link('only1').click();
    await docs.arrivesAt('/only1');
    await docs.page.goBack();
    await docs.arrivesAt('/shared');
    expect(await chrome(docs)).toEqual(inFirst);
    await docs.page.goForward();
    await docs.page.goBack();
    await chooseVersion(docs, 'v3');
    await docs.link('three').click();
    await docs.arrivesAt('/three');
    await docs.page.goBack();
    await docs.arrivesAt('/shared');
    expect(await chrome(docs)).toEqual(inThird);
  });

  test('names the keys of a Mac, in the chrome of another version too', async ({ visit }) => {
    const docs = await visit('/only2', { site });
    const { page } = docs;
    const session = await page.context().newCDPSession(page);
    const userAgent = await page.evaluate(() => navigator.userAgent);
    const mac = { platform: 'MacIntel', userAgent };
    await session.send('Emulation.setUserAgentOverride', mac);
    await docs.goto('/only2');
    const keys = page.locator('.wm-search kbd').first();
    await expect.poll(() => keys.textContent(), { timeout: 5_000 }).toBe('⌘K');
    await docs.link('shared').click();
    await docs.arrivesAt('/shared');
    expect(await chrome(docs)).toEqual(inSecond);
    await expect.poll(() => keys.textContent(), { timeout: 5_000 }).toBe('⌘K');
    await session.detach();
  });

  test('never shows the sidebar of another version', async ({ visit }) => {
    const docs = await visit('/only2', { site });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await docs.page.route('**/_waymark/divisions/**', async (route) => {
      await released;
      await route.continue();
    });
    await docs.link('shared').click();
    await docs.arrivesAt('/shared');
    const sidebar = docs.page.locator('#sidebar');
    expect(await sidebar.evaluate((panel) => getComputedStyle(panel).visibility)).toBe('hidden');
    expect(await docs.title.isVisible()).toBe(true);
    release();
    expect(await chrome(docs)).toEqual(inSecond);
    expect(await sidebar.isVisible()).toBe(true);
  });

  test('is shown in the first when the chrome cannot be fetched', async ({ visit }) => {
    const docs = await visit('/only2', { site, failing: /_waymark\/divisions/ });
    await docs.page.route('**/_waymark/divisions/**', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await docs.link('shared').click();
    await docs.arrivesAt('/shared');
    expect(await chrome(docs)).toEqual(inFirst);
  });

  test('does not carry what is shown only when it is chosen', async ({ visit }) => {
    const docs = await visit('/shared', { site });
    expect(await docs.link('only2').count()).toBe(0);
    expect(await docs.link('three').count()).toBe(0);
  });
});

describe('Without JavaScript, choosing a version', () => {
  test('leads to the first page that only it lists', async ({ visit }) => {
    const docs = await visit('/shared', { site, javaScriptEnabled: false });
    const opener = docs.switcher('version');
    await choose(click, opener, docs.menuOf(opener).getByRole('link', { name: 'v2' }));
    await docs.arrivesAt('/only2');
    expect(await docs.switcher('version').textContent()).toContain('v2');
    expect(await docs.link('only2').getAttribute('aria-current')).toBe('page');
  });
});

test('A site that shares no page has nothing of it', async ({ visit }) => {
  const docs = await visit('/', { site: 'drilldown' });
  expect(await docs.page.content()).not.toMatch(/wm-?place|wmPlace|data-wm-division/i);
});

describe('In the preview', () => {
  let server: DevServer;

  beforeAll(async () => {
    const folder = tempFolder();
    writeSharedPages(folder);
    server = await startDev(folder);
    // Its first page takes longer than a visitor of these tests waits.
    await server.get('/shared');
  });

  afterAll(() => server.stop());

  test('a shared page is shown in the version that is chosen', async ({ visit }) => {
    const docs = await visit('/shared', { origin: server.url });
    await chooseVersion(docs, 'v2');
    expect(await chrome(docs)).toEqual(inSecond);
  });
});

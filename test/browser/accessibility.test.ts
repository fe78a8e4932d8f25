import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { violations } from '../support/axe.ts';
import { auditSite, lookAtAll } from '../support/example-audit.ts';
import { exampleFiles } from '../support/example-files.ts';
import { repository, runCli } from '../support/run-command.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { serveSite } from '../support/served-site.ts';
import type { StartedServer } from '../support/started-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { test } from '../support/visit.ts';

const sites = [
  ['almanac', 7],
  ['api', 15],
  ['atlas', 50],
  ['minimal', 2],
] as const;

test.for(sites)(
  'No page of %s has a fault in light, dark, forced colours, with reduced motion, enlarged or spaced; none asks another host for anything, or reports an error',
  { timeout: 900_000 },
  async ([site, least], { visit }) => {
    const { pages, faults } = await auditSite(visit, site, lookAtAll);
    expect(faults).toEqual({});
    expect(pages).toBeGreaterThanOrEqual(least);
  },
);

test('No page of docs in an Astro site with parts of its own has a fault in light, dark, forced colours, with reduced motion, enlarged or spaced', async ({
  visit,
}) => {
  const project = astroProject(exampleFiles('overrides'));
  const { exitCode, output } = await buildProject(project);
  expect(exitCode, output).toBe(0);
  const { close, url: origin } = await serveFolder(path.join(project, 'dist'));
  try {
    for (const address of ['/docs', '/docs/guides/choose']) {
      const { page } = await visit(address, { origin, blurred: true });
      for await (const [state, found] of lookAtAll(page, true)) {
        expect(found, `${address}, ${state}`).toEqual([]);
      }
    }
  } finally {
    await close();
  }
});

describe('axe finds no fault', () => {
  test('on a page that is not there, light and dark', async ({ visit }) => {
    const { page } = await visit('/no/such/page');
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.dark').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  // The last has a trail of two lines.
  test.for(['/quickstart', '/concepts/tiles', '/concepts/geojson'])(
    'on %s, on a phone',
    async (path, { visit }) => {
      const { page } = await visit(path, { phone: true });
      expect(await violations(page)).toEqual([]);
    },
  );

  // Nothing else of a page has other distances there.
  test('on an endpoint page, on a phone, in forced colours', async ({ visit }) => {
    const { page } = await visit('/reference/plants/create-a-plant', {
      ...{ site: 'api', phone: true, forcedColors: 'active' },
    });
    expect(await violations(page)).toEqual([]);
  });
});

describe('An example of private docs', () => {
  let server: StartedServer;

  beforeAll(async () => {
    const folder = tempFolder();
    cpSync(path.join(repository, 'examples/private'), folder, {
      recursive: true,
      filter: (file) => !/[\\/](?:dist|\.waymark)$/.test(file),
    });
    const built = await runCli(['build', 'docs', '--auth', 'auth.mjs'], folder);
    expect([built.exitCode, built.output]).toEqual([0, expect.not.stringContaining('warning')]);
    server = await serveSite(['docs', '--auth', 'auth.mjs'], folder);
  }, 120_000);
  afterAll(() => server?.stop());

  test('has no faults where readers sign in, light, dark and on a phone, and shows them their pages', async ({
    visit,
  }) => {
    const origin = server.url;
    const failing = /team\/runbook|sign-in/;
    const light = await visit('/', { origin, failing });
    expect(await violations(light.page)).toEqual([]);
    await light.page.getByText('Sign in to see the pages of the team.').waitFor();
    // What is not for everyone answers with the form.
    await light.goto('/team/runbook');
    expect(await violations(light.page)).toEqual([]);
    for (const visitor of [{ colorScheme: 'dark' as const }, { phone: true }]) {
      const { page } = await visit('/_waymark/sign-in?return=/team/runbook', {
        ...{ origin, failing, ...visitor },
      });
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Password').fill('wrong-password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('status').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Password').fill('staff-of-acme');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/team/runbook');
      await page.getByText('Call the person on duty.').waitFor();
      await page.goto(`${origin}/`);
      await page.getByText('What to do when something breaks.').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.context().clearCookies();
    }
  });
});

describe('What is opened', () => {
  test('has no faults on a wide window: menus and groups', async ({ visit }) => {
    const docs = await visit('/sdks/python/install');
    for (const kind of ['version', 'dropdown'] as const) {
      await docs.switcher(kind).click();
      expect(await violations(docs.page)).toEqual([]);
    }
    await docs.tabMenu('Resources').click();
    expect(await violations(docs.page)).toEqual([]);
  });

  test('has no faults on a phone: the drawer', async ({ visit }) => {
    const docs = await visit('/quickstart', { phone: true, colorScheme: 'dark' });
    await docs.menuButton.tap();
    expect(await violations(docs.page)).toEqual([]);
  });

  test('has no faults in another theme, with a large group', async ({ visit }) => {
    const docs = await visit('/recipes/1', { site: 'largeGroup' });
    expect(await violations(docs.page)).toEqual([]);
  });

  test('has no faults where the ends of a long list are not there yet', async ({ visit }) => {
    const docs = await visit('/entries/120', { site: 'longList' });
    expect(await docs.page.locator('#sidebar li[data-wm-fragment]').count()).toBe(2);
    expect(await violations(docs.page)).toEqual([]);
  });

  test('has no faults where lists of a long sidebar are not there yet', async ({ visit }) => {
    const docs = await visit('/chapter-1/1', { site: 'longTree' });
    expect(await docs.page.locator('#sidebar ul[data-wm-fragment]').count()).toBeGreaterThan(0);
    expect(await violations(docs.page)).toEqual([]);
  });
});

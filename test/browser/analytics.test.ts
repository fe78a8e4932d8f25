import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { integrationsOf, type ServiceCase, serviceCases } from '../support/analytics-services.ts';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { sharedBrowser } from '../support/browser.ts';
import { corpusServices } from '../support/corpus-services.ts';
import { startDev } from '../support/dev-server.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { DocsPage } from '../support/docs-page.ts';
import { cli, runCli } from '../support/run-command.ts';
import { SearchBox } from '../support/search-box.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { serveSite } from '../support/served-site.ts';
import { startServer } from '../support/started-server.ts';
import { type Files, tempFolder } from '../support/temp-folder.ts';
import { ThirdParties } from '../support/third-parties.ts';
import { whenQuiet } from '../support/when-quiet.ts';

function docsWith(integrations: object): Files {
  return {
    'docs.json': docsJson({
      integrations,
      contextual: { options: ['copy', 'view', 'chatgpt', 'mcp', 'cursor'] },
      navbar: { links: [{ label: 'Blog', href: '/second' }] },
      navigation: { pages: ['index', 'second', 'api'] },
    }),
    'index.mdx': page(
      'Home',
      '<Accordion title="More">Text.</Accordion>\n\n<Expandable title="child">Text.</Expandable>\n\n' +
        '```js\nconst answer = 42;\n```\n\n[Next](/second)',
    ),
    'second.mdx': page('Second', 'Pears are ripe in autumn.'),
    'api.mdx': '---\ntitle: "API"\napi: "GET https://api.acme.dev/items"\n---\n\nItems.\n',
  };
}

const plausible = { domain: 'docs.acme.dev' };
const plausibleScript = 'https://plausible.io/js/script.manual.js';
const sites = {
  all: integrationsOf(serviceCases),
  none: undefined,
  cookies: { plausible, cookies: { key: 'consent', value: 'yes' } },
  onetrust: { plausible, onetrust: { domainScript: 'onetrust-1', categoryId: 'C0009' } },
  transcend: { plausible, transcend: { bundleId: 'transcend-1' } },
} as const;
type SiteName = keyof typeof sites | 'astro';

const origins = new Map<SiteName, string>();
const stops: (() => Promise<unknown>)[] = [];
const docsOfAll = tempFolder(docsWith(sites.all));
const outOfAll = path.join(tempFolder(), 'dist');
let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
  const names = Object.keys(sites) as (keyof typeof sites)[];
  await Promise.all([buildInAstro(), ...names.map(build)]);
}, 120_000);

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

async function build(name: keyof typeof sites): Promise<void> {
  const docs = name === 'all' ? docsOfAll : tempFolder(docsWith(sites[name] ?? {}));
  const out = name === 'all' ? outOfAll : path.join(tempFolder(), 'dist');
  const built = await runCli(['build', docs, '--out', out], docs);
  expect(built.exitCode, built.output).toBe(0);
  expect(built.output).not.toContain('config-property-unused');
  if (name === 'all') {
    const environment = { WAYMARK_DATA: tempFolder() };
    const served = await serveSite([docs, '--site', out, '--domain', 'acme'], docs, environment);
    stops.push(() => served.stop());
    origins.set(name, served.url);
  } else await serve(name, out);
}

/** In a project of Astro, whose policy lets no script in that it does not know. */
async function buildInAstro(): Promise<void> {
  const docs = Object.entries(docsWith(sites.all)).map(([file, text]) => [`docs/${file}`, text]);
  const config = `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  security: { csp: true },
  integrations: [waymark({ docs: './docs' })],
});
`;
  const project = astroProject({ 'astro.config.mjs': config, ...Object.fromEntries(docs) });
  const built = await buildProject(project);
  expect(built.exitCode, built.output).toBe(0);
  await serve('astro', path.join(project, 'dist'));
}

async function serve(name: SiteName, folder: string): Promise<void> {
  const server = await serveFolder(folder);
  stops.push(() => server.close());
  origins.set(name, server.url);
}

interface Visited {
  readonly context: BrowserContext;
  readonly docs: DocsPage;
  readonly tab: Page;
  readonly others: ThirdParties;
}

/**
 * Opens the home page of a site as a new visitor.
 *
 * @param beforeLoad code that runs before that of the page
 * @param services that the site sets
 */
async function visit(origin: string, beforeLoad = '', services = serviceCases): Promise<Visited> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => context.close());
  const others = new ThirdParties();
  await others.standIn(context, origin, services);
  await context.addInitScript({ content: beforeLoad });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tab = await context.newPage();
  const docs = new DocsPage(tab, origin, 'en', false);
  await docs.goto('/');
  await whenQuiet(tab);
  return { context, docs, others, tab };
}

const originOf = (name: SiteName) => origins.get(name) ?? '';

/** The script of a service was told in some way whatever the site says of itself in texts. */
function expectKnown(
  others: ThirdParties,
  name: string,
  { global, script, settings }: ServiceCase,
) {
  const found = others.told.filter(([, , told = '']) => told === global);
  const own = [script, found, others.told.filter(([, to]) => String(to).startsWith(global))];
  for (const value of Object.values(settings)) {
    if (typeof value === 'string') expect(JSON.stringify(own), name).toContain(value);
  }
  if (settings['sessionRecording'] === false) {
    expect(JSON.stringify(found), name).toContain('"disable_session_recording":true');
  }
}

/** What a service is told of the view of a page. */
function viewOf(view: readonly unknown[], path: string, title: string): readonly unknown[] {
  const told = JSON.stringify([path, ...view]);
  return JSON.parse(told.replace('{path}', path).replace('{title}', title));
}

test('Services are told of every page, on the way back too, and of what readers do', async () => {
  const { others, tab } = await visit(originOf('all'));
  await tab.getByText('More').click();
  await tab.getByRole('link', { name: 'Next', exact: true }).click();
  await tab.waitForURL('**/second/');
  await whenQuiet(tab);
  await tab.goBack();
  await whenQuiet(tab);
  // What a page does that the browser has kept whole.
  await tab.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const viewed = (told: readonly unknown[]) =>
    others.told.filter((entry) => JSON.stringify(entry) === JSON.stringify(told)).length;
  await expect.poll(() => viewed(['/', 'plausible', 'pageview'])).toBe(3);
  for (const [name, service] of Object.entries(serviceCases)) {
    expect(others.asked, name).toContain(service.script);
    expectKnown(others, name, service);
    const { event, view } = service;
    if (view) {
      expect(viewed(viewOf(view, '/', 'Home - Test site')), name).toBe(3);
      expect(viewed(viewOf(view, '/second/', 'Second - Test site')), name).toBe(1);
    }
    if (event) expect(viewed(['/', ...event]), name).toBe(1);
  }
  expect(others.errors).toEqual([]);
});

test('Of the search, the assistant, code and menus, services are told by the names of the format', async () => {
  const { docs, others, tab } = await visit(originOf('all'));
  const events = () =>
    others.told.flatMap(([, to, name, props]) =>
      to === 'plausible' && name !== 'pageview' ? [[name, Object(props).props]] : [],
    );
  const next = async (act: () => Promise<unknown>, count = 1) => {
    const before = events().length;
    await act();
    await expect.poll(() => events().length).toBeGreaterThanOrEqual(before + count);
    return events().slice(before);
  };
  expect(await next(() => tab.getByRole('button', { name: docs.text.copyCode }).click())).toEqual([
    ['docs.code_block.copy', { language: 'js' }],
  ]);
  const expandable = tab.locator('.expandable > summary');
  const title = { title: 'child' };
  expect(await next(() => expandable.click())).toEqual([['docs.expandable.open', title]]);
  expect(await next(() => expandable.click())).toEqual([['docs.expandable.close', title]]);
  const copyPage = tab.getByRole('button', { name: docs.text.copyPage });
  expect(await next(() => copyPage.click())).toEqual([['docs.context_menu.copy_page', {}]]);

  const search = new SearchBox(docs);
  const searchFor = async (query: string, last: string) => {
    await search.open();
    await search.ask(query);
    await tab.keyboard.press(last);
  };
  expect(await next(() => searchFor('pears', 'Escape'), 2)).toEqual([
    ['docs.search.query', { query: 'pears' }],
    ['docs.search.close', {}],
  ]);

  expect(await next(() => searchFor('autumn', 'Enter'), 2)).toEqual([
    ['docs.search.query', { query: 'autumn' }],
    ['docs.search.result_click', { query: 'autumn', url: expect.stringContaining('/second') }],
  ]);
  await tab.waitForURL('**/second/');
  const blog = () => docs.page.getByRole('link', { name: 'Blog' }).click();
  expect(await next(blog)).toEqual([
    ['docs.navitem.click', { label: 'Blog', url: expect.stringContaining('/second') }],
  ]);

  await docs.goto('/api/');
  await tab.getByRole('button', { name: docs.text.tryIt }).click();
  expect(await next(() => tab.locator('.wm-play-send').click())).toEqual([
    ['docs.api_playground.request', { endpoint: 'GET /items' }],
  ]);

  await docs.goto('/');
  const assistant = new AssistantPanel(docs);
  expect(await next(() => assistant.open())).toEqual([['docs.assistant.enter', {}]]);
  expect(await next(() => assistant.ask('Which page has pears?'))).toEqual([
    ['docs.assistant.completed', {}],
  ]);
  expect(await next(() => assistant.button('assistantGood').click())).toEqual([
    ['docs.assistant.thumbs_up', {}],
  ]);
});

describe('Nothing is asked of anyone', () => {
  test.for([
    ['by readers who send Do Not Track', 'doNotTrack', '1'],
    ['by readers who send Global Privacy Control', 'globalPrivacyControl', true],
  ] as const)('%s', async ([, signal, value]) => {
    const refuse = `Object.defineProperty(navigator, '${signal}', { value: ${JSON.stringify(value)} })`;
    for (const name of ['all', 'onetrust'] as const) {
      const { others, tab } = await visit(originOf(name), refuse);
      await tab.getByText('More').click();
      expect(others.asked).toEqual([]);
    }
  });

  test('by a preview of docs', async () => {
    const preview = await startDev(docsOfAll);
    onTestFinished(() => preview.stop());
    const { others, tab } = await visit(preview.url);
    expect(await tab.locator('main').textContent()).toContain('Home');
    expect(await tab.locator('wm-analytics').count()).toBe(0);
    expect(others.asked).toEqual([]);
  });

  test('by a preview of what was built', async () => {
    const args = [cli, 'preview', docsOfAll, '--out', outOfAll, '--port', '0'];
    const address = /The site is at (http:\/\/[^/\s]+)/;
    const preview = await startServer({ args, cwd: docsOfAll, address });
    onTestFinished(async () => void (await preview.stop()));
    const { others, tab } = await visit(preview.url);
    expect(await tab.locator('main').textContent()).toContain('Home');
    expect(others.asked).toEqual([]);
  });

  test('by a site that sets no services, whose pages have nothing of it', async () => {
    const { others, tab } = await visit(originOf('none'));
    await tab.getByText('More').click();
    expect(others.asked).toEqual([]);
    expect((await tab.content()).match(/analytics/gi)).toBeNull();
  });
});

describe('A site that asks for consent', () => {
  test('in its storage loads services from the click that gives it, until it is taken back', async () => {
    const { others, tab } = await visit(originOf('cookies'));
    const store = (value: string) =>
      tab.evaluate((stored) => {
        localStorage.setItem('consent', stored);
        document.querySelector('main')?.click();
      }, value);
    await store('no');
    await tab.getByText('More').click();
    expect(others.asked).toEqual([]);
    await store('yes');
    await expect.poll(() => others.asked).toEqual([plausibleScript]);
    await expect.poll(() => others.told).toContainEqual(['/', 'plausible', 'pageview']);
    await tab.reload();
    await expect.poll(() => others.asked).toEqual([plausibleScript, plausibleScript]);
    const reloaded = tab.waitForEvent('load');
    await store('no');
    await reloaded;
    await whenQuiet(tab);
    expect(others.asked).toHaveLength(2);
  });

  test('with OneTrust loads services for its group alone, until that is taken back', async () => {
    const { others, tab } = await visit(originOf('onetrust'));
    const manager = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js';
    const setGroups = (groups: string) =>
      tab.evaluate((active) => {
        Object.assign(window, { OnetrustActiveGroups: active });
        dispatchEvent(new Event('OneTrustGroupsUpdated'));
      }, groups);
    expect(await tab.locator(`script[src="${manager}"]`).getAttribute('data-domain-script')).toBe(
      'onetrust-1',
    );
    await setGroups(',C0001,C0002,');
    await whenQuiet(tab);
    expect(others.asked).toEqual([manager]);
    await setGroups(',C0001,C0009,');
    await expect.poll(() => others.asked).toEqual([manager, plausibleScript]);
    const reloaded = tab.waitForEvent('load');
    await setGroups(',C0001,');
    await reloaded;
    await whenQuiet(tab);
    expect(others.asked).toEqual([manager, plausibleScript, manager]);
  });

  test('with Transcend loads services once its purpose is agreed to', async () => {
    const { others, tab } = await visit(originOf('transcend'));
    const manager = 'https://transcend-cdn.com/cm/transcend-1/airgap.js';
    expect(others.asked).toEqual([manager]);
    await tab.evaluate(() => {
      const { airgap } = window as unknown as Record<string, { setPurpose(value: boolean): void }>;
      airgap?.setPurpose(true);
    });
    await expect.poll(() => others.asked).toEqual([manager, plausibleScript]);
  });
});

test('In an Astro project with `security.csp`, the policy lets all services in', async () => {
  const { others } = await visit(originOf('astro'));
  const scripts = Object.values(serviceCases).map(({ script }) => script);
  expect(others.asked.toSorted()).toEqual(scripts.toSorted());
  expect(others.errors).toEqual([]);
});

const realSites = corpusServices();

describe.skipIf(realSites.length === 0)('With the settings of real configurations (corpus)', () => {
  test.for(realSites)(
    'each service is loaded as it is set, and nothing else is: site %#',
    async (services) => {
      const docs = tempFolder({
        'docs.json': docsJson({
          integrations: integrationsOf(services),
          navigation: { pages: ['index'] },
        }),
        'index.mdx': page('Home'),
      });
      const built = await runCli(['build', '.'], docs);
      expect(built.exitCode, built.output).toBe(0);
      const server = await serveFolder(path.join(docs, 'dist'));
      onTestFinished(() => server.close());
      const { others } = await visit(server.url, '', services);
      const scripts = Object.values(services).map(({ script }) => script);
      expect(others.asked.toSorted()).toEqual(scripts.toSorted());
      for (const [name, service] of Object.entries(services)) {
        expectKnown(others, name, service);
        const { view } = service;
        if (view) expect(others.told, name).toContainEqual(viewOf(view, '/', 'Home - Test site'));
      }
      expect(others.errors).toEqual([]);
    },
  );
});

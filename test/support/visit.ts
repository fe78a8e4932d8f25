import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { DocsPage } from './docs-page.ts';
import type { Listening } from './listen.ts';
import { serveFolder } from './serve-folder.ts';
import { type SiteName, sharedSite } from './shared-site.ts';

/** What the visitor uses; by default a wide window, light, with script and a mouse. */
export interface Visitor
  extends Pick<
    BrowserContextOptions,
    'colorScheme' | 'forcedColors' | 'javaScriptEnabled' | 'reducedMotion'
  > {
  readonly site?: SiteName;
  /** Address of a server of the test's own that serves the site. */
  readonly origin?: string;
  /** Another address that the page may ask. */
  readonly ally?: string;
  /** Requests that may fail, each of which the browser reports as an error. */
  readonly failing?: RegExp;
  readonly phone?: boolean;
  /** Tag of the language that the site is read in; `en` by default. */
  readonly lang?: string;
}

/** Opens a page of a site as a new visitor; the path starts with a slash. */
export type Visit = (path: string, visitor?: Visitor) => Promise<DocsPage>;

/** The narrowest window that shows all three columns. */
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What a test file has open: a context for each kind of visitor, and the sites that they visit. */
class Opened {
  readonly #browser: Browser;
  readonly #known = new Map<string, BrowserContext>();
  readonly #servers = new Map<SiteName, Promise<Listening>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async context(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const context = this.#known.get(key) ?? (await this.#browser.newContext(options));
    context.setDefaultTimeout(30_000);
    this.#known.set(key, context);
    return context;
  }

  /** Where a site is served. */
  async origin(name: SiteName): Promise<string> {
    const serve = async () => serveFolder((await sharedSite(name)).dist);
    const server = this.#servers.get(name) ?? serve();
    this.#servers.set(name, server);
    return (await server).url;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    for (const server of this.#servers.values()) await (await server).close();
  }
}

/**
 * A test of a site in the browser. Whatever it does, no page may ask another host for anything, and
 * nothing may be reported to the console as an error.
 */
export const test = base.extend<{ opened: Opened; visit: Visit }>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures from the pattern.
    async ({}, use) => {
      const browser = await chromium.connect(inject('browserEndpoint'));
      const opened = new Opened(browser);
      await use(opened);
      await opened.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ opened }, use) => {
    const pages: DocsPage[] = [];
    const faults: string[] = [];
    await use(async (path, visitor = {}) => {
      const docs = await open(opened, visitor);
      pages.push(docs);
      watch(docs, visitor, faults);
      await docs.goto(path);
      return docs;
    });
    await Promise.all(pages.map(forget));
    expect(faults, 'requests to other hosts, and errors in the console').toEqual([]);
  },
});

async function open(opened: Opened, visitor: Visitor): Promise<DocsPage> {
  const {
    ally: _,
    failing: __,
    lang = 'en',
    site = 'atlas',
    origin = await opened.origin(site),
    phone: onPhone = false,
    ...options
  } = visitor;
  const context = await opened.context({
    colorScheme: 'light',
    // Nothing has to wait for what moves.
    reducedMotion: 'reduce',
    ...(onPhone ? phone : desktop),
    ...options,
  });
  const hasScript = options.javaScriptEnabled !== false;
  return new DocsPage(await context.newPage(), origin, lang, onPhone, hasScript);
}

/** The next visitor of the same context is a new one. */
async function forget({ page }: DocsPage): Promise<void> {
  if (!page.url().startsWith('http')) return;
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

function watch({ origin, page }: DocsPage, { ally, failing }: Visitor, faults: string[]): void {
  page.on('request', (request) => {
    const url = request.url();
    const allowed = ['data:', origin, ...(ally === undefined ? [] : [ally])];
    if (!allowed.some((start) => url.startsWith(start))) faults.push(url);
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // The browser reports the status of the page itself as an error, and asks for an icon by itself.
    const isOwn = url === page.url() || url.endsWith('/favicon.ico');
    const isStatus = isOwn && message.text().startsWith('Failed to load resource');
    if (isStatus || failing?.test(url)) return;
    faults.push(`${message.text()} ${url}`);
  });
}

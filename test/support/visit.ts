import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { sharedBrowser } from './browser.ts';
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
  /** Whether the bars of a site blur what lies below them: without a graphics card, the most of what a frame takes. */
  readonly blurred?: boolean;
}

/** Opens a page of a site as a new visitor; the path starts with a slash. */
export type Visit = (path: string, visitor?: Visitor) => Promise<DocsPage>;

/** The narrowest window that shows all three columns. */
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Who visits, to the browser. */
type VisitorOptions = BrowserContextOptions & Required<Pick<Visitor, 'blurred'>>;

/** What the test files of a process have open: a context for each kind of visitor, and the sites that they visit. */
class Opened {
  readonly #browser: Browser;
  readonly #known = new Map<string, BrowserContext>();
  readonly #left = new Map<BrowserContext, Page[]>();
  readonly #servers = new Map<SiteName, Promise<Listening>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async context(options: VisitorOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const { blurred, ...own } = options;
    const context = this.#known.get(key) ?? (await this.#browser.newContext(own));
    context.setDefaultTimeout(30_000);
    this.#known.set(key, context);
    return context;
  }

  /** A page that a visitor before has left, or a new one, in which the browser takes thrice the time for its first document. */
  async page(options: VisitorOptions): Promise<Page> {
    const context = await this.context(options);
    return this.#left.get(context)?.pop() ?? newPage(context, options);
  }

  /** Takes a page back, as if nobody had been there. */
  async leave(page: Page, options: VisitorOptions): Promise<void> {
    const { protocol } = new URL(page.url());
    if (!protocol.startsWith('http')) return page.close();
    const context = page.context();
    // What it has reported by now comes before the answer to this.
    await page.evaluate(() => undefined);
    page.removeAllListeners();
    await page.unrouteAll();
    await page.mouse.move(0, 0);
    await page.goto('about:blank');
    await context.clearCookies();
    await context.clearPermissions();
    const { colorScheme, forcedColors, reducedMotion, viewport } = options;
    await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    this.#left.set(context, [...(this.#left.get(context) ?? []), page]);
  }

  /** Where a site is served. */
  async origin(name: SiteName): Promise<string> {
    const serve = async () => serveFolder((await sharedSite(name)).dist);
    const server = this.#servers.get(name) ?? serve();
    this.#servers.set(name, server);
    return (await server).url;
  }

  async close(): Promise<void> {
    for (const context of this.#known.values()) await context.close();
    for (const server of this.#servers.values()) await (await server).close();
  }
}

async function newPage(context: BrowserContext, { blurred }: VisitorOptions): Promise<Page> {
  const page = await context.newPage();
  if (!blurred) await reduceTransparency(page);
  return page;
}

/** Has the reader of a page prefer less transparency, for as long as the page is open. */
async function reduceTransparency(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
}

/**
 * A test of a site in the browser. Whatever it does, no page may ask another host for anything, and
 * nothing may be reported to the console as an error.
 */
export const test = base.extend<{ opened: Opened; visit: Visit }>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures from the pattern.
    async ({}, use) => {
      const opened = new Opened(await sharedBrowser());
      await use(opened);
      await opened.close();
    },
    // The files that a process runs one after the other share it, as they do its browser.
    { scope: 'worker' },
  ],
  visit: async ({ opened }, use) => {
    const left: (() => Promise<void>)[] = [];
    const faults: string[] = [];
    const contexts = new Set<BrowserContext>();
    await use(async (path, visitor = {}) => {
      const options = contextOptions(visitor);
      const docs = await open(opened, visitor, options);
      left.push(() => opened.leave(docs.page, options));
      watch(docs, visitor, faults);
      const context = docs.page.context();
      await arrive(docs, path, !contexts.has(context));
      contexts.add(context);
      return docs;
    });
    await Promise.all(left.map((leave) => leave()));
    expect(faults, 'requests to other hosts, and errors in the console').toEqual([]);
  },
});

async function open(
  opened: Opened,
  { lang = 'en', site = 'atlas', origin, phone: onPhone = false }: Visitor,
  options: VisitorOptions,
): Promise<DocsPage> {
  const { javaScriptEnabled: hasScript } = options;
  const page = await opened.page(options);
  return new DocsPage(page, origin ?? (await opened.origin(site)), lang, onPhone, hasScript);
}

/**
 * Opens the first page of a visitor without what those before have kept: a page may write something even as it
 * is left.
 *
 * @param isAlone whether no other page of the same test shares what is kept
 */
async function arrive(docs: DocsPage, path: string, isAlone: boolean): Promise<void> {
  await using _ = await docs.page.addInitScript((isAlone) => {
    if (window !== window.top) return;
    sessionStorage.clear();
    if (isAlone) localStorage.clear();
  }, isAlone);
  await docs.goto(path);
}

function contextOptions({
  blurred = false,
  colorScheme = 'light',
  forcedColors = 'none',
  javaScriptEnabled = true,
  phone: onPhone = false,
  // Nothing has to wait for what moves.
  reducedMotion = 'reduce',
}: Visitor): VisitorOptions {
  const media = { colorScheme, forcedColors, reducedMotion };
  return { ...(onPhone ? phone : desktop), ...media, javaScriptEnabled, blurred };
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { colourViolations, violations } from './axe.ts';
import { cutTexts, spacing, tooWide } from './reading-needs.ts';
import { sharedAddress } from './shared-address.ts';
import { type SiteName, sharedSite } from './shared-site.ts';
import type { Visit } from './visit.ts';

/** What is wrong, by page and by the state that it was looked at in. */
export type Faults = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Looks at every page in the sitemap of a site; each look says in which state of the page it was. As `visit`
 * has it, no page may ask another host for anything, nor report an error. The bars, which are the same on all
 * pages, blur what lies below them on the first page alone.
 */
export async function auditSite(
  visit: Visit,
  site: SiteName,
  look: (page: Page, isFirst: boolean) => AsyncGenerator<readonly [string, readonly string[]]>,
): Promise<{ readonly pages: number; readonly faults: Faults }> {
  const addresses = await sitemapOf(site);
  const visitor = { site, ...(site === 'api' && elsewhere) };
  const first = await visit('/', { ...visitor, blurred: true });
  const other = await visit('/', visitor);
  const faults: Record<string, Faults[string]> = {};
  for (const [index, address] of addresses.entries()) {
    const isFirst = index === 0;
    const docs = isFirst ? first : other;
    await docs.goto(address);
    for await (const [state, found] of look(docs.page, isFirst)) {
      if (found.length > 0) faults[address] = { ...faults[address], [state]: found };
    }
  }
  return { pages: addresses.length, faults };
}

/** A form of the example for APIs shows a picture that is meant to lie elsewhere. */
const elsewhere = { ally: 'https://herbarium.example', failing: /herbarium\.example/ };

/** Paths of the pages in the sitemap of a site, in their order. */
export async function sitemapOf(site: SiteName): Promise<string[]> {
  const { dist } = await sharedSite(site);
  const text = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replace(sharedAddress, ''),
  );
}

/** What is wrong with a page in all states that readers put it into; it is loaded once. */
export async function* lookAtAll(
  page: Page,
  isFirst: boolean,
): AsyncGenerator<readonly [string, readonly string[]]> {
  // First, while all is closed that a reader finds closed.
  yield* readingNeeds(page);
  yield* axeInAllModes(page, isFirst);
}

/**
 * What axe finds with reduced motion in light, forced colours and dark. In all but the first, only rules
 * about colours look again, as nothing else changes. What is around the content is looked at in those on the
 * first page alone, and so is motion, of which no page has its own.
 */
async function* axeInAllModes(
  page: Page,
  isFirst: boolean,
): AsyncGenerator<readonly [string, readonly string[]]> {
  const within = isFirst ? 'html' : '[data-wm-content]';
  await drawEverything(page);
  await openEverything(page);
  yield ['light', await violations(page)];
  await page.emulateMedia({ forcedColors: 'active' });
  yield ['forced colours', await colourViolations(page, within)];
  await page.emulateMedia({ forcedColors: 'none' });
  if (isFirst) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    yield ['motion', await colourViolations(page)];
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark').waitFor();
  yield ['dark', await colourViolations(page, within)];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Diagrams are drawn when they come into view. */
async function drawEverything(page: Page): Promise<void> {
  for (const diagram of await page.locator('wm-mermaid').all()) {
    await diagram.scrollIntoViewIfNeeded();
    await diagram.locator('.mermaid-drawing svg, .mermaid-error').waitFor();
  }
}

/** Opens what is closed: axe passes over what is not shown. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = (selector: string) =>
      document.querySelectorAll<HTMLElement>(`[data-wm-content] ${selector}`);
    for (const details of all('details')) details.setAttribute('open', '');
    for (const control of all('[aria-expanded="false"]')) {
      if (control.checkVisibility()) control.click();
    }
    for (const panel of all('[role=tabpanel]')) panel.removeAttribute('hidden');
    for (const view of all('[data-wm-view]')) view.dataset['active'] = 'true';
    for (const tooltip of all('wm-tooltip')) tooltip.dataset['open'] = '';
  });
}

const wide = { width: 1280, height: 800 };
/** The window at 200 % and at 400 %. */
const half = { width: 640, height: 400 };
const quarter = { width: 320, height: 256 };

/** What is lost for readers who enlarge a page or the distances in it. */
async function* readingNeeds(page: Page): AsyncGenerator<readonly [string, readonly string[]]> {
  await page.setViewportSize(half);
  yield ['at 200 %', [...(await tooWide(page)), ...(await cutTexts(page))]];
  await page.setViewportSize(quarter);
  // Whatever is lost without the distances is lost with them.
  yield ['at 400 %, spaced', await withStyle(page, spacing)];
  await page.setViewportSize(wide);
}

/** The policy of a page allows no style element, but this. */
async function withStyle(page: Page, style: string): Promise<string[]> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  const faults = [...(await tooWide(page)), ...(await cutTexts(page))];
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return faults;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { axeUrls } from './serve-folder.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The rules for WCAG 2.2 at level AA, and what is good practice besides, as landmarks and the order of headings. */
const conformance: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** Those whose answer depends on colours. */
const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds on the page as it is now: rule, element, reason.
 *
 * @param within selector of the part that it looks at
 */
export function violations(page: Page, within = 'html'): Promise<string[]> {
  return run(page, conformance, within);
}

/**
 * What it finds in the colours of the page.
 *
 * @param within selector of the part that it looks at
 */
export function colourViolations(page: Page, within = 'html'): Promise<string[]> {
  return run(page, colours, within);
}

async function run(page: Page, options: RunOptions, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await addAxe(page);
  await changesEnd(page);
  const found = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify({ ...options, resultTypes: ['violations'] })}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

async function addAxe(page: Page): Promise<void> {
  const url = axeUrls.get(new URL(page.url()).origin);
  if (url === undefined) await page.evaluate(axeSource);
  else await page.addScriptTag({ url });
  // What has not come into view would only begin to take the colours of another mode when axe asks for them.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.wm-table { content-visibility: visible }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Waits for what moves: a colour on its way to another one is neither. What turns for ever, or moves as the
 * reader scrolls, has no end to wait for.
 */
export async function changesEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

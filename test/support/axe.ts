import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds on the page as it is now: rule, element, reason. */
export function violations(page: Page): Promise<string[]> {
  return run(page, { resultTypes: ['violations'] });
}

/** What it finds of colours alone: all that changes with the mode of a page. */
export function colorViolations(page: Page): Promise<string[]> {
  return run(page, {
    resultTypes: ['violations'],
    runOnly: ['color-contrast', 'link-in-text-block'],
  });
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  // A colour on its way to another one is neither.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const found = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../test/support/browser.ts';
import { largeSearchSite, writeLargeSearch } from '../test/support/large-search.ts';
import { numberArgument } from './arguments.ts';
import { percentile, spread } from './assistant/percentiles.ts';
import { serve, waymark } from './assistant/processes.ts';
import { clearSites, print, sitesFolder } from './build-trial.ts';
import { generateSite, writeDocs } from './generate.ts';

/**
 * `npm run bench -- browser [--queries 40]`: opens a site in Chromium and searches 10,000 generated
 * pages as a reader does, whose words are as common as those of a language are: what a first query
 * transfers, how long the browser works for a query, and how long a reader waits from the last
 * letter to the results.
 */
const queryCount = numberArgument('--queries', 40);

/** What the dialog waits for another letter, as it is in `client/search/dialog.ts`. */
const pause = 90;

const work = path.join(sitesFolder, 'browser');
clearSites();
writeDocs(generateSite(10), path.join(work, 'docs'));
waymark(['build', 'docs', '--out', 'dist'], work);
await writeLargeSearch(path.join(work, 'dist'));
const server = await serve(['docs', '--site', 'dist', '--domain', 'bench'], work);
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('The bench needs Chromium: see WAYMARK_BROWSER.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

const queries = queriesOf(queryCount);
const first: Searched[] = [];
const further: Searched[] = [];
for (const [index, query] of queries.entries()) {
  // A new context has an empty cache: each is some reader's first query.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/section-0/page-0`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await openSearch(page);
  first.push(await search(page, session, query));
  further.push(await search(page, session, queries.at(index - 1) ?? ''));
  await context.close();
}
await browser.close();
await server.stop();

const report = (name: string, all: readonly Searched[]) => {
  const found = all.filter(({ results }) => results > 0).length;
  print(
    `${name}: ${found} of ${all.length} find something; work of its main thread ${spread(all.map(({ work: ms }) => ms))}; last letter to results ${spread(all.map(({ wait }) => wait))}, ${pause} ms of it waiting for another letter`,
  );
};
report('first query  ', first);
report('second query ', further);
const bytes = first.map((searched) => searched.kilobytes);
print(
  `transferred  ${percentile(bytes, 0.5).toFixed(0)} kB for a first query, at most ${percentile(bytes, 1).toFixed(0)} kB (target 150 kB)`,
);

/** Titles, addresses of endpoints, words and questions, of frequent and of seldom words. */
function queriesOf(count: number): string[] {
  const { index, vocabulary } = largeSearchSite();
  const page = (number: number) => index.pages[number % index.pages.length];
  const word = (rank: number) => vocabulary[rank % vocabulary.length] ?? '';
  const kinds = [
    (number: number) => page(number * 977)?.title ?? '',
    (number: number) => `POST ${page(number * 977)?.operation?.path ?? '/'}`,
    (number: number) => `${word(number)} ${word(20 + number)} ${word(50 + 3 * number)}`,
    (number: number) =>
      `how do I ${word(500 + number)} the ${word(40 + number)} in ${word(90 + 7 * number)}`,
    (number: number) => word(number * 31),
  ];
  return Array.from({ length: count }, (_, number) => kinds[number % kinds.length]?.(number) ?? '');
}

interface Searched {
  /** Milliseconds that the page's main thread was busy, drawing included. */
  readonly work: number;
  /** Milliseconds from the last letter to the results. */
  readonly wait: number;
  readonly results: number;
  /** Of files of the search, since the page was loaded. */
  readonly kilobytes: number;
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] [role=combobox]').waitFor();
  // What the dialog loads when it opens is there before a reader has typed a word.
  await page.waitForLoadState('networkidle');
}

async function search(page: Page, session: CDPSession, query: string): Promise<Searched> {
  const before = await busyTime(session);
  const { results, wait } = await page.evaluate(async (text) => {
    const dialog = document.querySelector('dialog[open]');
    const field = dialog?.querySelector<HTMLInputElement>('[role=combobox]');
    const status = dialog?.querySelector('[role=status]');
    if (!dialog || !field || !status) throw new Error('There is no search.');
    status.textContent = '';
    const answered = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (status.textContent === '') return;
        observer.disconnect();
        requestAnimationFrame(() => resolve());
      });
      observer.observe(status, { childList: true, characterData: true, subtree: true });
    });
    const started = performance.now();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await answered;
    return {
      wait: performance.now() - started,
      results: dialog.querySelectorAll('[role=option]').length,
    };
  }, query);
  const kilobytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_waymark/search/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize / 1000, 0),
  );
  return { work: (await busyTime(session)) - before, wait, results, kilobytes };
}

/** How long the page's main thread has been busy so far, in milliseconds. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

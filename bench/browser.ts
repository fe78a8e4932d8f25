import path from 'node:path';
import { pause } from '../packages/waymark/src/client/search/pause.ts';
import { largeSearchSite, writeLargeSearch } from '../test/support/large-search.ts';
import { numberArgument } from './arguments.ts';
import { percentile, spread } from './assistant/percentiles.ts';
import { serve, waymark } from './assistant/processes.ts';
import { type MeasuredPage, quiet, startBrowser } from './browser/devtools.ts';
import { clearSites, print, sitesFolder } from './build-trial.ts';
import { generateSite, writeDocs } from './generate.ts';

/**
 * `npm run bench -- browser [--queries 40]`: opens a site in Chromium and searches 10,000 generated
 * pages as a reader does, whose words are as common as those of a language are: what a first query
 * transfers, how long the page works for a query, and how long a reader waits for the results.
 */
const queryCount = numberArgument('--queries', 40);

const work = path.join(sitesFolder, 'browser');
clearSites();
writeDocs(generateSite(10), path.join(work, 'docs'));
waymark(['build', 'docs', '--out', 'dist'], work);
await writeLargeSearch(path.join(work, 'dist'));
const server = await serve(['docs', '--site', 'dist', '--domain', 'bench'], work);
const browser = await startBrowser();

const queries = queriesOf(queryCount);
const first: Searched[] = [];
const further: Searched[] = [];
for (const [index, query] of queries.entries()) {
  // A page has an empty cache: each is some reader's first query.
  const page = await browser.open(`${server.url}/section-0/page-0`);
  await openSearch(page);
  first.push(await search(page, query));
  further.push(await search(page, queries.at(index - 1) ?? ''));
  await page.close();
}
await browser.stop();
await server.stop();

const report = (name: string, all: readonly Searched[]) => {
  const found = all.filter(({ results }) => results > 0).length;
  const waits = spread(all.map(({ wait }) => wait));
  const works = spread(all.map((searched) => searched.work));
  print(`${name}  ${found} of ${all.length} find something; results after ${waits}; work ${works}`);
};
report('first query ', first);
report('second query', further);
print(
  `"after" is from the end of the ${pause} ms in which a reader may go on typing (target 100 ms);`,
);
print('"work" is time of the processor on the main thread of the page, drawing included');
const bytes = first.map((searched) => searched.kilobytes);
print(
  `transferred  ${percentile(bytes, 0.5).toFixed(0)} kB for a first query, at most ${percentile(bytes, 1).toFixed(0)} kB (target 150 kB)`,
);

/** Titles, addresses of endpoints, words and questions, of frequent and of seldom words. */
function queriesOf(count: number): string[] {
  const { pages, vocabulary } = largeSearchSite();
  const page = (number: number) => pages[number % pages.length];
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
  /** Milliseconds that the page's main thread worked, drawing included. */
  readonly work: number;
  /** Milliseconds from the end of the pause to the frame with the results. */
  readonly wait: number;
  readonly results: number;
  /** Of files of the search, since the page was loaded. */
  readonly kilobytes: number;
}

async function openSearch(page: MeasuredPage): Promise<void> {
  await page.run(() => {
    performance.setResourceTimingBufferSize(1000);
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }),
    );
  });
  // What the dialog loads when it opens is there before a reader has typed a word.
  await quiet(page);
}

async function search(page: MeasuredPage, query: string): Promise<Searched> {
  const before = await page.work();
  const { results, wait, kilobytes } = await page.run(async (text) => {
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
      kilobytes: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/_waymark/search/'))
        .reduce(
          (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize / 1000,
          0,
        ),
    };
  }, query);
  await quiet(page);
  return { work: (await page.work()) - before, wait: wait - pause, results, kilobytes };
}

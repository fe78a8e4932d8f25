import path from 'node:path';
import { pause } from '../../packages/waymark/src/client/search/pause.ts';
import { largeSearchSite, writeLargeSearch } from '../../test/support/large-search.ts';
import { type MeasuredPage, quiet, startBrowser } from '../browser/devtools.ts';
import { command, waymark } from '../peers/waymark.ts';
import { bytes, milliseconds } from '../report/figures.ts';
import { atMost } from '../report/goal.ts';
import { percentile } from '../report/statistics.ts';
import { allPages, buildCold, placeSite } from '../run/place.ts';
import { startServer } from '../run/start-server.ts';
import { generateSite, pagesOf } from '../sites/generated-site.ts';
import type { Case } from './case.ts';

const minutes = 10;

/** The search as a reader has it. */
export const browser: Case = {
  name: 'browser',
  about: `A page is opened in Chromium with an empty cache, and 10,000 generated pages are searched as a reader does, whose words are as common as those of a language are. "Results" is from the end of the ${pause} ms in which a reader may go on typing to the frame with the results, "work" is time of the processor on the main thread of the page, drawing included.`,
  runs: 'in full',
  isTriedOnce: true,
  async run(bench) {
    const site = generateSite(10);
    const place = placeSite(waymark, 'browser', site);
    await buildCold(place, allPages(site), minutes);
    await writeLargeSearch(path.join(place.folder, 'dist'));
    const args = [command, 'serve', '.', '--site', 'dist', '--domain', 'bench', '--port', '0'];
    const server = await startServer({ args, folder: place.folder }, minutes);
    try {
      const url = `${server.url}/${pagesOf(site)[0]?.path}`;
      const searched = await searchAll(url, queriesOf(bench.isQuick ? 10 : 40));
      return reportSearches(searched);
    } finally {
      await server.stop();
    }
  },
};

interface Searches {
  readonly first: readonly Searched[];
  readonly further: readonly Searched[];
}

async function searchAll(url: string, queries: readonly string[]): Promise<Searches> {
  const chromium = await startBrowser();
  const first: Searched[] = [];
  const further: Searched[] = [];
  try {
    for (const [index, query] of queries.entries()) {
      // A page has an empty cache: each is some reader's first query.
      const page = await chromium.open(url);
      await openSearch(page);
      first.push(await search(page, query));
      further.push(await search(page, queries.at(index - 1) ?? ''));
      await page.close();
    }
  } finally {
    await chromium.stop();
  }
  return { first, further };
}

function reportSearches({ first, further }: Searches) {
  const at = (all: readonly Searched[], of: (one: Searched) => number, part: number) =>
    percentile(all.map(of), part);
  const wait = ({ wait }: Searched) => wait;
  const work = ({ work }: Searched) => work;
  const sent = ({ kilobytes }: Searched) => kilobytes * 1000;
  const row = (name: string, all: readonly Searched[]) => [
    name,
    `${all.filter(({ results }) => results > 0).length} of ${all.length}`,
    ...[0.5, 0.99].map((part) => milliseconds(at(all, wait, part))),
    ...[0.5, 0.99].map((part) => milliseconds(at(all, work, part))),
    bytes(at(all, sent, 1)),
  ];
  return {
    tables: [
      {
        head: [
          '',
          'find something',
          'results, p50',
          'p99',
          'work, p50',
          'p99',
          'transferred, most',
        ],
        rows: [row('first query', first), row('second query', further)],
      },
    ],
    goals: [
      atMost('results of a first query, p99', at(first, wait, 0.99), 100, milliseconds),
      atMost('transferred for a first query', at(first, sent, 1), 150_000, bytes),
    ],
  };
}

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

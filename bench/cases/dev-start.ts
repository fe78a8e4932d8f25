import type { Browser } from 'playwright-core';
import type { CaseReport } from '../report/case-report.ts';
import { barsOf, type Column, comparison, failuresOf, medianOf } from '../report/comparison.ts';
import { count, megabytes, milliseconds, seconds, times } from '../report/figures.ts';
import { atLeast, atMost } from '../report/goal.ts';
import { median } from '../report/statistics.ts';
import { inTurn, type Tried } from '../run/in-turn.ts';
import { makeCold, type Place, placeSite } from '../run/place.ts';
import { withPreview } from '../run/preview.ts';
import { show, withBrowser } from '../run/reader.ts';
import {
  type GeneratedPage,
  type GeneratedSite,
  generateSite,
  pagesOf,
} from '../sites/generated-site.ts';
import type { Case } from './case.ts';

const furtherPages = 5;

/** From the command to the first page. */
export const devStart: Case = {
  name: 'dev-start',
  about:
    'The preview is started, and a page opened in Chromium as soon as it says that it is ready; then five other pages. Cold, with nothing kept, and warm, right after that. A page is shown when all that it asks for at once is loaded.',
  runs: 'always',
  async run(bench) {
    const size = bench.isQuick ? 100 : 1000;
    const site = generateSite(size);
    const peers = await bench.peers();
    const places = peers.map((peer) => placeSite(peer, 'dev-start', site));
    const tried = await withBrowser((browser) =>
      inTurn(places, bench.rounds, async (place) => {
        makeCold(place);
        const cold = await start(browser, place, site);
        const warm = await start(browser, place, site);
        bench.say(
          `${place.name}: first page after ${seconds(cold.firstPage)} cold, ${seconds(warm.firstPage)} warm`,
        );
        return { cold, warm };
      }),
    );
    return reportStarts(size, tried);
  },
};

interface Start {
  /** Seconds from the command. */
  readonly ready: number;
  readonly firstPage: number;
  /** Milliseconds, the median of some. */
  readonly anotherPage: number;
  readonly megabytes: number;
}

function start(browser: Browser, place: Place, site: GeneratedSite): Promise<Start> {
  const pages = pagesOf(site);
  const [first, ...others] = Array.from(
    { length: furtherPages + 1 },
    (_, index) => pages[Math.floor((index * pages.length) / (furtherPages + 1))],
  ).filter((page): page is GeneratedPage => page !== undefined);
  if (!first) throw new Error('The site has no pages.');
  return withPreview(browser, place, first, async ({ firstPage, page, ready, server }) => {
    const times: number[] = [];
    for (const { path, title } of others) {
      const started = performance.now();
      await show(page, `${server.url}/${path}`, title);
      times.push(performance.now() - started);
    }
    return { ready, firstPage, anotherPage: median(times), megabytes: server.peakMegabytes() };
  });
}

interface Starts {
  readonly cold: Start;
  readonly warm: Start;
}

const states = ['cold', 'warm'] as const;

function reportStarts(size: number, tried: readonly Tried<Place, Starts>[]): CaseReport {
  const first = (state: (typeof states)[number]): Column<Starts> => ({
    name: 'first page',
    unit: seconds,
    of: (starts) => starts[state].firstPage,
    isCompared: true,
  });
  const [ours, ...others] = tried;
  return {
    tables: states.map((state) => ({
      title: `${count(size)} pages, ${state}`,
      ...comparison(tried, [
        first(state),
        { name: 'ready', unit: seconds, of: (starts) => starts[state].ready },
        {
          name: 'another page',
          unit: milliseconds,
          of: (starts) => starts[state].anotherPage,
          isCompared: true,
        },
        { name: 'peak memory', unit: megabytes, of: (starts) => starts[state].megabytes },
      ]),
    })),
    bars: states.map((state) =>
      barsOf(`Preview, ${state}: to the first page`, tried, first(state)),
    ),
    goals: ours
      ? states.flatMap((state) => [
          atMost(
            `first page, ${state}`,
            medianOf(ours, (starts) => starts[state].firstPage),
            2,
            seconds,
          ),
          ...others
            .filter(({ subject }) => subject.name === 'Starlight')
            .map((one) =>
              atLeast(
                `first page, ${state}, against ${one.subject.name}`,
                medianOf(one, (starts) => starts[state].firstPage) /
                  medianOf(ours, (starts) => starts[state].firstPage),
                4,
                times,
              ),
            ),
          atMost(
            `another page, ${state}`,
            medianOf(ours, (starts) => starts[state].anotherPage),
            150,
            milliseconds,
          ),
        ])
      : [],
    notes: failuresOf(tried),
  };
}

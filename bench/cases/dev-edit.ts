import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { waymark } from '../peers/waymark.ts';
import type { CaseReport, Goal } from '../report/case-report.ts';
import { barsOf, type Column, failuresOf, medianOf, medians } from '../report/comparison.ts';
import { count, megabytes, milliseconds } from '../report/figures.ts';
import { atMost } from '../report/goal.ts';
import { median } from '../report/statistics.ts';
import { inTurn, type Tried } from '../run/in-turn.ts';
import { makeCold, type Place, placeSite } from '../run/place.ts';
import { withPreview } from '../run/preview.ts';
import { waitForWords, withBrowser } from '../run/reader.ts';
import {
  type GeneratedSite,
  generateSite,
  pagesOf,
  withFirstGroupNamed,
} from '../sites/generated-site.ts';
import type { Case } from './case.ts';

/** Milliseconds between two edits, in which a tool comes to rest. */
const rest = 1000;

/** From saving a file to its change seen. */
export const devEdit: Case = {
  name: 'dev-edit',
  about:
    'A page is open in Chromium while its source is saved with one more paragraph, twenty times (five in a quick run), and then the label of a group is changed in `docs.json`, or where a tool has it, five times (two): from saving to the change seen, in the page that is open.',
  runs: 'always',
  isTriedOnce: true,
  async run(bench) {
    const all = await bench.peers();
    const sizes = bench.isQuick
      ? [{ pages: 100, peers: all }]
      : [
          { pages: 1000, peers: all },
          { pages: 10_000, peers: [waymark] },
        ];
    const reports: CaseReport[] = [];
    for (const { pages, peers } of sizes) {
      const site = generateSite(pages);
      const places = peers.map((peer) => placeSite(peer, `dev-edit-${pages}`, site));
      const edits = bench.isQuick ? { ofPage: 5, ofLabel: 2 } : { ofPage: 20, ofLabel: 5 };
      const tried = await withBrowser((browser) =>
        inTurn(places, bench.rounds, async (place) => {
          const seen = await edit(browser, place, site, edits);
          bench.say(
            `${place.name}: a page seen after ${milliseconds(median(seen.page))}, a label after ${milliseconds(median(seen.label))}`,
          );
          return seen;
        }),
      );
      reports.push(reportEdits(pages, tried));
    }
    return {
      tables: reports.flatMap(({ tables }) => tables),
      bars: reports.flatMap(({ bars = [] }) => bars),
      goals: reports.flatMap(({ goals = [] }) => goals),
      notes: reports.flatMap(({ notes = [] }) => notes),
    };
  },
};

interface Seen {
  /** Milliseconds of each edit. */
  readonly page: readonly number[];
  readonly label: readonly number[];
  /** At its highest. */
  readonly megabytes: number;
}

async function edit(
  browser: Browser,
  place: Place,
  site: GeneratedSite,
  edits: { readonly ofPage: number; readonly ofLabel: number },
): Promise<Seen> {
  const { folder, peer } = place;
  const [first] = pagesOf(site);
  if (!first) throw new Error('The site has no pages.');
  makeCold(place);
  return withPreview(browser, place, first, async ({ page, server }) => {
    const seenAfter = async (words: string, save: () => void) => {
      await delay(rest);
      const started = performance.now();
      save();
      await waitForWords(page, words);
      return performance.now() - started;
    };
    const source = path.join(folder, peer.pageFile(first.path));
    const ofPage: number[] = [];
    for (let index = 1; index <= edits.ofPage; index++) {
      const words = `Paragraph number ${index} of the edits.`;
      ofPage.push(
        await seenAfter(words, () => writeFileSync(source, `${first.text}\n\n${words}\n`)),
      );
    }
    const ofLabel: number[] = [];
    for (let index = 1; index <= edits.ofLabel; index++) {
      const words = `Label ${index} of the edits`;
      const renamed = withFirstGroupNamed(site, words);
      ofLabel.push(await seenAfter(words, () => peer.writeNavigation(renamed, folder)));
    }
    return { page: ofPage, label: ofLabel, megabytes: server.peakMegabytes() };
  });
}

function reportEdits(size: number, tried: readonly Tried<Place, Seen>[]): CaseReport {
  const page: Column<Seen> = {
    name: 'a page, median',
    unit: milliseconds,
    of: (seen) => median(seen.page),
    isCompared: true,
  };
  const table = medians(tried, [
    page,
    { name: 'slowest', unit: milliseconds, of: (seen) => Math.max(...seen.page) },
    {
      name: 'a label, median',
      unit: milliseconds,
      of: (seen) => median(seen.label),
      isCompared: true,
    },
    { name: 'slowest', unit: milliseconds, of: (seen) => Math.max(...seen.label) },
    { name: 'peak memory', unit: megabytes, of: (seen) => seen.megabytes },
  ]);
  const [ours] = tried;
  const goals: Goal[] = ours
    ? [
        atMost(`a page seen, of ${count(size)}`, medianOf(ours, page.of), 300, milliseconds),
        atMost(
          `a label seen, of ${count(size)} pages`,
          medianOf(ours, (seen) => median(seen.label)),
          600,
          milliseconds,
        ),
      ]
    : [];
  return {
    tables: [{ title: `${count(size)} pages`, ...table }],
    bars: [barsOf(`Preview, ${count(size)} pages: an edit seen`, tried, page)],
    goals,
    notes: failuresOf(tried),
  };
}

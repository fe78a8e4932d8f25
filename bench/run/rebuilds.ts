import type { Bench } from '../cases/case.ts';
import { waymark } from '../peers/waymark.ts';
import type { CaseReport, Goal } from '../report/case-report.ts';
import { barsOf, type Column, comparison, failuresOf, medianOf } from '../report/comparison.ts';
import { count, megabytes, seconds, times } from '../report/figures.ts';
import { type GeneratedSite, generateSite } from '../sites/generated-site.ts';
import { inTurn, type Tried } from './in-turn.ts';
import {
  allPages,
  type BuildFigures,
  build,
  buildCold,
  nextSecond,
  type Place,
  placeSite,
} from './place.ts';
import { TrialFailure } from './trial-failure.ts';

/** A change of a site. */
export interface Edit {
  /** Writes it, with words that no other edit has. */
  write(place: Place, site: GeneratedSite, words: string): void;
  /** Whether the words are in the output. */
  isSeen(place: Place, site: GeneratedSite, words: string): boolean;
}

/** A build after an edit, beside the build from nothing before all edits. */
export type Rebuild = BuildFigures & { readonly coldSeconds: number };

/** What the rebuilds of a site of one size gave. */
export interface Rebuilds {
  readonly pages: number;
  readonly tried: readonly Tried<Place, Rebuild>[];
}

const minutes = 45;

const time: Column<Rebuild> = {
  name: 'rebuild',
  unit: seconds,
  of: (rebuild) => rebuild.seconds,
  isCompared: true,
};

const columns: readonly [Column<Rebuild>, ...Column<Rebuild>[]] = [
  time,
  { name: 'build from nothing', unit: seconds, of: ({ coldSeconds }) => coldSeconds },
  { name: 'against the rebuild', unit: times, of: timesFaster },
  { name: 'peak memory', unit: megabytes, of: (rebuild) => rebuild.megabytes },
];

/** How many times as long the build from nothing takes. */
export function timesFaster({ coldSeconds, ...rebuild }: Rebuild): number {
  return coldSeconds / rebuild.seconds;
}

/** All tools at 1,000 pages, and Waymark at 10,000; all at 100 in a quick run. */
export async function rebuildAll(bench: Bench, name: string, edit: Edit): Promise<Rebuilds[]> {
  const all = await bench.peers();
  const sizes = bench.isQuick
    ? [{ pages: 100, peers: all }]
    : [
        { pages: 1000, peers: all },
        { pages: 10_000, peers: [waymark] },
      ];
  const rebuilds: Rebuilds[] = [];
  for (const { pages, peers } of sizes) {
    const site = generateSite(pages);
    const places = peers.map((peer) => placeSite(peer, `${name}-${pages}`, site));
    rebuilds.push({ pages, tried: await rebuild(bench, places, site, edit) });
  }
  return rebuilds;
}

async function rebuild(
  bench: Bench,
  places: readonly Place[],
  site: GeneratedSite,
  edit: Edit,
): Promise<Tried<Place, Rebuild>[]> {
  const expected = allPages(site);
  const cold = await inTurn(places, { ...bench.rounds, count: 1 }, (place) =>
    buildCold(place, expected, minutes),
  );
  const coldSeconds = new Map(
    cold.map((one) => [one.subject, medianOf(one, ({ seconds }) => seconds)]),
  );
  const built = cold.filter(({ failure }) => failure === undefined).map(({ subject }) => subject);
  const tried = await inTurn(built, bench.rounds, async (place, round): Promise<Rebuild> => {
    const words = `Edited ${['once', 'twice'][round] ?? `${round + 1} times`}`;
    await nextSecond();
    edit.write(place, site, words);
    const figures = await build(place, expected, minutes);
    bench.say(`${place.name}: ${seconds(figures.seconds)} after an edit`);
    if (!edit.isSeen(place, site, words)) throw new TrialFailure('shows nothing of the edit');
    return { ...figures, coldSeconds: coldSeconds.get(place) ?? Number.NaN };
  });
  const failed = cold.filter(({ failure }) => failure !== undefined);
  return [...tried, ...failed.map((one) => ({ ...one, figures: [] }))];
}

/** The report of rebuilds. */
export function reportRebuilds(
  what: string,
  rebuilds: readonly Rebuilds[],
  goals: readonly Goal[],
): CaseReport {
  return {
    tables: rebuilds.map(({ pages, tried }) => ({
      title: `${count(pages)} pages`,
      ...comparison(tried, columns),
    })),
    bars: rebuilds.map(({ pages, tried }) => barsOf(`${count(pages)} pages, ${what}`, tried, time)),
    goals,
    notes: rebuilds.flatMap(({ tried }) => failuresOf(tried)),
  };
}

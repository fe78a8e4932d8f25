import type { Bench } from '../cases/case.ts';
import type { Peer } from '../peers/peer.ts';
import type { Bars, CaseReport, Goal } from '../report/case-report.ts';
import { barsOf, type Column, comparison, failuresOf } from '../report/comparison.ts';
import { bytes, megabytes, milliseconds, seconds } from '../report/figures.ts';
import { generateSite } from '../sites/generated-site.ts';
import { inTurn, type Tried } from './in-turn.ts';
import {
  allPages,
  type BuildFigures,
  buildCold,
  type Expected,
  type Place,
  placeSite,
} from './place.ts';

/** A site that is to be built, and what of it has to be there then. */
export interface BuiltPlace extends Place {
  readonly expected: Expected;
}

/** What the builds of sites gave. */
export type Builds = readonly Tried<BuiltPlace, BuildFigures>[];

const time: Column<BuildFigures> = {
  name: 'time',
  unit: seconds,
  of: (build) => build.seconds,
  isCompared: true,
};

const memory: Column<BuildFigures> = {
  name: 'peak memory',
  unit: megabytes,
  of: (build) => build.megabytes,
  isCompared: true,
};

const columns: readonly [Column<BuildFigures>, ...Column<BuildFigures>[]] = [
  time,
  { name: 'time a page', unit: milliseconds, of: timePerPage },
  memory,
  { name: 'output', unit: bytes, of: (build) => build.bytes, isCompared: true },
  { name: 'HTML a page', unit: bytes, of: (build) => build.htmlBytes },
];

/** Milliseconds that a build took for each page. */
export function timePerPage(build: BuildFigures): number {
  return (build.seconds * 1000) / build.pages;
}

/** Puts the same generated site where each tool builds it. */
export function placeGenerated(
  peers: readonly Peer[],
  caseName: string,
  pages: number,
): BuiltPlace[] {
  const site = generateSite(pages);
  const expected = allPages(site);
  return peers.map((peer) => ({ ...placeSite(peer, caseName, site), expected }));
}

/** Builds sites in turn, each time from nothing. */
export function coldBuilds(
  bench: Bench,
  places: readonly BuiltPlace[],
  minutes: number,
): Promise<Builds> {
  return inTurn(places, bench.rounds, async (place) => {
    const built = await buildCold(place, place.expected, minutes);
    bench.say(`${place.name}: ${seconds(built.seconds)}, ${megabytes(built.megabytes)}`);
    return built;
  });
}

/** Their memory as bars. */
export function memoryBars(title: string, builds: Builds): Bars {
  return barsOf(title, builds, memory);
}

/** The report of builds. */
export function reportBuilds(
  title: string,
  builds: Builds,
  goals: readonly Goal[] = [],
): CaseReport {
  const sizes = builds.flatMap(({ figures }) => figures.map(({ pages }) => pages));
  return {
    tables: [comparison(builds, columns)],
    bars: [barsOf(title, builds, time)],
    goals,
    notes: [
      `${[...new Set(sizes)].map((size) => size.toLocaleString('en')).join(' and ')} pages.`,
      ...failuresOf(builds),
    ],
  };
}

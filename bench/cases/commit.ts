import { waymark } from '../peers/waymark.ts';
import { waymarkAt } from '../peers/waymark-at.ts';
import { medianOf } from '../report/comparison.ts';
import { times } from '../report/figures.ts';
import { atMost } from '../report/goal.ts';
import { coldBuilds, placeGenerated, reportBuilds } from '../run/cold-builds.ts';
import type { BuildFigures } from '../run/place.ts';
import { TrialFailure } from '../run/trial-failure.ts';
import type { Case } from './case.ts';

const minutes = 20;

/** What two builds of one commit may differ by. */
const noise = 1.05;

const figures: readonly (readonly [what: string, of: (build: BuildFigures) => number])[] = [
  ['time', ({ seconds }) => seconds],
  ['peak memory', ({ megabytes }) => megabytes],
  ['HTML a page', ({ htmlBytes }) => htmlBytes],
];

/** Whether what has come since a commit costs a site anything that does not use it. */
export const commit: Case = {
  name: 'commit',
  about: 'A plain site of 1,000 pages is built from nothing, now and as of another commit.',
  runs: 'when named',
  async run(bench) {
    const { commit: name } = bench.arguments;
    if (name === undefined) throw new TrialFailure('needs --commit, a name that Git knows');
    const pages = bench.isQuick ? 100 : 1000;
    const peers = [waymark, await waymarkAt(name, bench.say)];
    const builds = await coldBuilds(bench, placeGenerated(peers, 'commit', pages), minutes);
    const [now, before] = builds;
    if (!now || !before) throw new Error('Nothing was built.');
    const goals = figures.map(([what, of]) =>
      atMost(`${what}, against ${name}`, medianOf(now, of) / medianOf(before, of), noise, times),
    );
    return reportBuilds(`${pages} pages, cold build`, builds, goals);
  },
};

import { waymark } from '../peers/waymark.ts';
import { medianOf } from '../report/comparison.ts';
import { megabytes, milliseconds } from '../report/figures.ts';
import { atMost } from '../report/goal.ts';
import { coldBuilds, placeGenerated, reportBuilds, timePerPage } from '../run/cold-builds.ts';
import type { Case } from './case.ts';

const minutes = 45;

/** Ten times as many pages, which are not to take more than ten times as long. */
export const site10000: Case = {
  name: 'site-10000',
  about:
    'A site of 10,000 pages is built from nothing, by each tool as it comes, and one of 1,000 by Waymark in between. What the others do at this size is told as it is.',
  runs: 'in full',
  async run(bench) {
    const large = placeGenerated(await bench.peers(), 'site-10000', 10_000);
    const [small] = placeGenerated([waymark], 'site-10000-small', 1000);
    const [largeOurs, ...theirs] = large;
    if (!largeOurs || !small) throw new Error('Nothing can be built.');
    const named = { ...small, name: 'Waymark, 1,000 pages' };
    const builds = await coldBuilds(bench, [largeOurs, named, ...theirs], minutes);
    const [ours, smaller, ...others] = builds;
    if (!ours || !smaller) throw new Error('Nothing was built.');
    const memory = medianOf(ours, (build) => build.megabytes);
    return {
      ...reportBuilds('', builds, [
        atMost(
          'time a page, as at 1,000 pages',
          medianOf(ours, timePerPage),
          medianOf(smaller, timePerPage),
          milliseconds,
        ),
        atMost('peak memory', memory, 1200, megabytes),
      ]),
      bars: reportBuilds('10,000 pages, cold build', [ours, ...others]).bars,
    };
  },
};

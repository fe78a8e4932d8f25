import { medianOf } from '../report/comparison.ts';
import { megabytes, times } from '../report/figures.ts';
import { atLeast, atMost } from '../report/goal.ts';
import { coldBuilds, memoryBars, placeGenerated, reportBuilds } from '../run/cold-builds.ts';
import type { Case } from './case.ts';

const minutes = 20;

/** A site as large as those that people leave tools for. */
export const site1000: Case = {
  name: 'site-1000',
  about: 'A site of 1,000 pages is built from nothing, by each tool as it comes.',
  runs: 'in full',
  async run(bench) {
    const places = placeGenerated(await bench.peers(), 'site-1000', 1000);
    const builds = await coldBuilds(bench, places, minutes);
    const [ours, ...theirs] = builds;
    if (!ours) throw new Error('Nothing was built.');
    const time = medianOf(ours, ({ seconds }) => seconds);
    const memory = medianOf(ours, (build) => build.megabytes);
    const report = reportBuilds('1,000 pages, cold build', builds, [
      ...theirs.map((one) =>
        atLeast(
          `speed, against ${one.subject.name}`,
          medianOf(one, ({ seconds }) => seconds) / time,
          8,
          times,
        ),
      ),
      atMost('peak memory', memory, 600, megabytes),
    ]);
    const bars = [...(report.bars ?? []), memoryBars('1,000 pages, peak memory', builds)];
    return { ...report, bars };
  },
};

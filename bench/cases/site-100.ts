import { coldBuilds, placeGenerated, reportBuilds } from '../run/cold-builds.ts';
import type { Case } from './case.ts';

const minutes = 10;

/** A small site. */
export const site100: Case = {
  name: 'site-100',
  about: 'A site of 100 pages is built from nothing, by each tool as it comes.',
  runs: 'always',
  async run(bench) {
    const places = placeGenerated(await bench.peers(), 'site-100', 100);
    const builds = await coldBuilds(bench, places, minutes);
    return reportBuilds('100 pages, cold build', builds);
  },
};

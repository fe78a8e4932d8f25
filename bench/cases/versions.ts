import { versionedNavigation, waymark, writeConfig } from '../peers/waymark.ts';
import { medianOf } from '../report/comparison.ts';
import { bytes, megabytes, seconds } from '../report/figures.ts';
import { atMost } from '../report/goal.ts';
import { coldBuilds, reportBuilds } from '../run/cold-builds.ts';
import { allPages, placeSite } from '../run/place.ts';
import { countPages, generateVersions, largestShape } from '../sites/versioned-site.ts';
import type { Case } from './case.ts';

const minutes = 30;
const quickShape = { languages: ['en', 'fr'], versions: 4, pages: 40 };

/** The largest sites are large by their versions. */
export const versions: Case = {
  name: 'versions',
  about:
    'A site in the shape of the largest real one is built from nothing: 4 languages, 34 versions, 23,052 pages of which most are the same text as in the version before. Waymark alone: Starlight has no versions, and what becomes of the others at such a size is told by site-10000.',
  runs: 'in full',
  async run(bench) {
    const editions = generateVersions(bench.isQuick ? quickShape : largestShape);
    const site = { tabs: editions.flatMap((edition) => edition.site.tabs) };
    const place = placeSite(waymark, 'versions', site);
    writeConfig(place.folder, versionedNavigation(editions));
    const builds = await coldBuilds(bench, [{ ...place, expected: allPages(site) }], minutes);
    const [ours] = builds;
    if (!ours) throw new Error('Nothing was built.');
    const { pages, texts } = countPages(editions);
    const report = reportBuilds(`${pages.toLocaleString('en')} pages in versions`, builds, [
      atMost(
        'time',
        medianOf(ours, (build) => build.seconds),
        240,
        seconds,
      ),
      atMost(
        'peak memory',
        medianOf(ours, (build) => build.megabytes),
        1500,
        megabytes,
      ),
      atMost(
        'output',
        medianOf(ours, (build) => build.bytes),
        1.2e9,
        bytes,
      ),
    ]);
    return {
      ...report,
      notes: [`${texts.toLocaleString('en')} different texts.`, ...(report.notes ?? [])],
    };
  },
};

import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { medianOf } from '../report/comparison.ts';
import { times } from '../report/figures.ts';
import { atLeast } from '../report/goal.ts';
import { builtPage } from '../run/place.ts';
import { type Edit, rebuildAll, reportRebuilds, timesFaster } from '../run/rebuilds.ts';
import { type GeneratedSite, pagesOf } from '../sites/generated-site.ts';
import type { Case } from './case.ts';

/** What people do most. */
export const editOnePage: Case = {
  name: 'edit-one-page',
  about:
    'A paragraph is added to a page in the middle of a site that is built, and it is built again, with what each tool keeps. The build from nothing is one trial.',
  runs: 'always',
  async run(bench) {
    const rebuilds = await rebuildAll(bench, 'edit-one-page', edit);
    const [compared, large] = rebuilds;
    const [ours, ...others] = compared?.tried ?? [];
    const goals = others
      .filter(({ subject }) => ours && subject.name === 'Starlight')
      .map((one) =>
        atLeast(
          `rebuild, against ${one.subject.name}`,
          medianOf(one, ({ seconds }) => seconds) /
            (ours ? medianOf(ours, ({ seconds }) => seconds) : Number.NaN),
          20,
          times,
        ),
      );
    const largest = large?.tried[0];
    return reportRebuilds('a page edited', rebuilds, [
      ...goals,
      ...(largest
        ? [
            atLeast(
              'rebuild at 10,000 pages, against a build from nothing',
              medianOf(largest, timesFaster),
              20,
              times,
            ),
          ]
        : []),
    ]);
  },
};

const edit: Edit = {
  write: ({ folder, peer }, site, words) =>
    appendFileSync(path.join(folder, peer.pageFile(editedPage(site))), `\n\n${words}.\n`),
  isSeen: (place, site, words) => builtPage(place, editedPage(site)).includes(words),
};

function editedPage(site: GeneratedSite): string {
  const pages = pagesOf(site);
  return pages[Math.floor(pages.length / 2)]?.path ?? '';
}

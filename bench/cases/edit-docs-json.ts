import { medianOf } from '../report/comparison.ts';
import { times } from '../report/figures.ts';
import { atLeast } from '../report/goal.ts';
import { builtPage } from '../run/place.ts';
import { type Edit, rebuildAll, reportRebuilds, timesFaster } from '../run/rebuilds.ts';
import { pagesOf, withFirstGroupNamed } from '../sites/generated-site.ts';
import type { Case } from './case.ts';

/** A change that many pages show. */
export const editDocsJson: Case = {
  name: 'edit-docs.json',
  about:
    'The label of a group of the sidebar is changed in `docs.json`, or where a tool has it, and the site is built again, with what each tool keeps. The build from nothing is one trial.',
  runs: 'always',
  async run(bench) {
    const rebuilds = await rebuildAll(bench, 'edit-docs-json', edit);
    const largest = rebuilds[1]?.tried[0];
    return reportRebuilds('a label edited', rebuilds, [
      ...(largest
        ? [
            atLeast(
              'rebuild at 10,000 pages, against a build from nothing',
              medianOf(largest, timesFaster),
              3,
              times,
            ),
          ]
        : []),
    ]);
  },
};

const edit: Edit = {
  write: ({ folder, peer }, site, words) =>
    peer.writeNavigation(withFirstGroupNamed(site, words), folder),
  isSeen: (place, site, words) => builtPage(place, pagesOf(site)[0]?.path ?? '').includes(words),
};

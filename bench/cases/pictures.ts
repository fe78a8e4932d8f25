import { waymark } from '../peers/waymark.ts';
import { medianOf } from '../report/comparison.ts';
import { milliseconds } from '../report/figures.ts';
import { coldBuilds, placeGenerated, reportBuilds, timePerPage } from '../run/cold-builds.ts';
import type { Case } from './case.ts';

const minutes = 20;

const published = [...waymark.build, '--site', 'https://docs.example.com'];

/** What pictures for links cost. */
export const pictures: Case = {
  name: 'pictures',
  about:
    'A site of 1,000 pages (100 in a quick run) is built from nothing, without pictures for the links to its pages and with one for each.',
  runs: 'in full',
  async run(bench) {
    const count = bench.isQuick ? 100 : 1000;
    const places = [
      { ...waymark, name: 'Without pictures', build: [...published, '--no-pictures'] },
      { ...waymark, name: 'With pictures', build: published },
    ].flatMap((peer, index) => placeGenerated([peer], `pictures-${index}`, count));
    const builds = await coldBuilds(bench, places, minutes);
    const report = reportBuilds(`${count.toLocaleString('en')} pages with pictures`, builds);
    const [plain = Number.NaN, drawn = Number.NaN] = builds.map((build) =>
      medianOf(build, timePerPage),
    );
    const cost = `A picture costs ${milliseconds(drawn - plain)} a page.`;
    return { ...report, notes: [...(report.notes ?? []), cost] };
  },
};

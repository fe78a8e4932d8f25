import path from 'node:path';
import { command, waymark } from '../peers/waymark.ts';
import { coldBuilds, reportBuilds } from '../run/cold-builds.ts';
import { emptyFolder } from '../run/work-folder.ts';
import { copyDocs } from '../search/built-index.ts';
import { corpusSites } from '../search/corpus.ts';
import type { Case } from './case.ts';

const minutes = 30;

/** Pages that people wrote. */
export const realSite: Case = {
  name: 'real-site',
  about:
    'A real site is built from nothing: the docs folder that `--docs` names, or an open one of the corpus, if it is there. Waymark alone, as it is written for `docs.json`.',
  runs: 'always',
  async run(bench) {
    const docs = bench.arguments.docs ?? [...corpusSites(bench)][0]?.docs;
    if (docs === undefined) return { tables: [], notes: ['Skipped: there is no real site here.'] };
    const name = path.basename(path.resolve(docs));
    const folder = emptyFolder(waymark.home, 'sites', 'real-site');
    copyDocs(docs, folder);
    const peer = { ...waymark, build: [command, 'build', '.', '--lenient', '--out', 'dist'] };
    const expected = { isPage: () => true };
    const builds = await coldBuilds(bench, [{ name, peer, folder, expected }], minutes);
    return reportBuilds(`${name}, cold build`, builds);
  },
};

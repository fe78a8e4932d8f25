import path from 'node:path';
import { blumeOpenApi } from '../peers/blume.ts';
import type { Peer } from '../peers/peer.ts';
import { starlightOpenApi } from '../peers/starlight.ts';
import { waymark, waymarkOpenApi } from '../peers/waymark.ts';
import { coldBuilds, reportBuilds } from '../run/cold-builds.ts';
import { placeSite } from '../run/place.ts';
import { write } from '../run/work-folder.ts';
import { generateApiDescription } from '../sites/api-description.ts';
import type { Case } from './case.ts';

const minutes = 20;

/** Each tool by how it makes pages of an API description, and where those lie in its output. */
const reading = new Map<string, { readonly peer: Peer; readonly pages: RegExp }>([
  [waymark.name, { peer: waymarkOpenApi, pages: /^api-reference\// }],
  ['Starlight', { peer: starlightOpenApi, pages: /^api\/operations\/(?!tags\/)/ }],
  ['Blume', { peer: blumeOpenApi, pages: /^api\/[^/]+\/[^/]+/ }],
]);

/** Pages that are made of a description. */
export const openapi: Case = {
  name: 'openapi',
  about:
    'An API description of 1,000 operations (100 in a quick run) is built from nothing, a page for each, by each tool with what it has for that.',
  runs: 'always',
  async run(bench) {
    const operations = bench.isQuick ? 100 : 1000;
    const description = JSON.stringify(generateApiDescription(operations));
    const peers = await bench.peers();
    const places = peers.flatMap(({ name }) => {
      const read = reading.get(name);
      if (!read) return [];
      const place = placeSite(read.peer, 'openapi', { tabs: [] });
      const start = path.join(place.folder, read.peer.pageFile('index'));
      write(start, '---\ntitle: Start\n---\n\nHello.\n');
      write(path.join(place.folder, 'openapi.json'), description);
      const isPage = (file: string) => read.pages.test(file);
      return [{ ...place, expected: { pages: operations, isPage } }];
    });
    const builds = await coldBuilds(bench, places, minutes);
    return reportBuilds(`${operations.toLocaleString('en')} operations, cold build`, builds);
  },
};

import path from 'node:path';
import type { Browser, Request } from 'playwright-core';
import { whenQuiet } from '../../test/support/when-quiet.ts';
import { barsOf, type Column, failuresOf, medians } from '../report/comparison.ts';
import { bytes, count } from '../report/figures.ts';
import { inTurn } from '../run/in-turn.ts';
import { allPages, buildCold, type Place, placeSite } from '../run/place.ts';
import { newReader, show, withBrowser } from '../run/reader.ts';
import { serveFolder } from '../run/serve-folder.ts';
import { type GeneratedPage, generateSite, pagesOf } from '../sites/generated-site.ts';
import type { Case } from './case.ts';

const minutes = 20;

/** What a reader's browser has to load. */
export const pageWeight: Case = {
  name: 'page-weight',
  about:
    'What Chromium loads for a text page with three code blocks of a built site of 1,000 pages (100 in a quick run), with an empty cache, until nothing is loading any more. All sites are served by the same server, text compressed with gzip.',
  runs: 'always',
  isTriedOnce: true,
  async run(bench) {
    const site = generateSite(bench.isQuick ? 100 : 1000);
    const [first] = pagesOf(site);
    if (!first) throw new Error('The site has no pages.');
    const peers = await bench.peers();
    const places = peers.map((peer) => placeSite(peer, 'page-weight', site));
    const tried = await withBrowser((browser) =>
      inTurn(places, bench.rounds, async (place) => {
        await buildCold(place, allPages(site), minutes);
        const weight = await weigh(browser, place, first);
        bench.say(`${place.name}: ${bytes(weight.transferred)} in ${weight.requests} requests`);
        return weight;
      }),
    );
    return {
      tables: [medians(tried, columns)],
      bars: [barsOf('Loaded for a text page', tried, transferred)],
      notes: failuresOf(tried),
    };
  },
};

interface Weight {
  /** Bytes of all answers, as they are sent. */
  readonly transferred: number;
  readonly requests: number;
  /** Bytes of the document, not compressed. */
  readonly document: number;
  /** Bytes as they are sent, by kind. */
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  /** Elements of the document once it is shown. */
  readonly elements: number;
}

const transferred: Column<Weight> = {
  name: 'transferred',
  unit: bytes,
  of: (weight) => weight.transferred,
  isCompared: true,
};

const columns: readonly Column<Weight>[] = [
  transferred,
  { name: 'requests', unit: count, of: (weight) => weight.requests },
  { name: 'scripts', unit: bytes, of: (weight) => weight.scripts },
  { name: 'styles', unit: bytes, of: (weight) => weight.styles },
  { name: 'fonts', unit: bytes, of: (weight) => weight.fonts },
  { name: 'HTML, not compressed', unit: bytes, of: (weight) => weight.document },
  { name: 'elements', unit: count, of: (weight) => weight.elements },
];

async function weigh(browser: Browser, place: Place, first: GeneratedPage): Promise<Weight> {
  const server = await serveFolder(path.join(place.folder, 'dist'));
  const page = await newReader(browser);
  try {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await show(page, `${server.url}/${first.path}`, first.title);
    await whenQuiet(page);
    const sent = await Promise.all(
      finished.map(async (request) => ({
        kind: request.resourceType(),
        size: (await request.sizes()).responseBodySize,
      })),
    );
    const sizeOf = (kind?: string) =>
      sent
        .filter((one) => kind === undefined || one.kind === kind)
        .reduce((sum, { size }) => sum + size, 0);
    const answer = await page.request.get(`${server.url}/${first.path}`);
    return {
      transferred: sizeOf(),
      requests: sent.length,
      scripts: sizeOf('script'),
      styles: sizeOf('stylesheet'),
      fonts: sizeOf('font'),
      document: (await answer.body()).byteLength,
      elements: await page.locator('*').count(),
    };
  } finally {
    await page.context().close();
    await server.close();
  }
}

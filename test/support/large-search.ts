import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildSearchFiles, writeSearchFiles } from '../../packages/search/src/index.ts';
import { type LargeSite, largeSite } from '../../packages/search/src/testing/large-site.ts';

// What queries take at ten thousand is tried without a browser.
const pages = 3_000;

let site: LargeSite | undefined;

/** The generated pages that the site `largeSearch` finds; it has none of them itself. */
export function largeSearchSite(): LargeSite {
  site ??= largeSite(pages, 30);
  return site;
}

/** Puts the search files of a large site into a small one that is built. */
export async function writeLargeSearch(dist: string): Promise<void> {
  const folder = path.join(dist, '_waymark/search');
  rmSync(folder, { recursive: true, force: true });
  await writeSearchFiles(folder, await buildSearchFiles(largeSearchSite().pages));
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenDocs } from '../../project/open-docs.ts';
import { outputFile, type PageFormat } from './output-file.ts';
import { loadRenderer } from './renderer.ts';
import { assetsFolder, browserFolder, rendererFile } from './renderer-files.ts';
import { siteStylesheet } from './site-stylesheet.ts';

/** Where the files of a site go, and what those of pages are called. */
export interface SiteOutput {
  readonly folder: string;
  readonly format: PageFormat;
}

/** Pages that are rendered at once: while one is written, the next is made. */
const concurrency = 4;

/**
 * Renders all pages of a site with the theme as this package brings it, and writes them with what
 * they need in a browser.
 *
 * @throws what a page throws that cannot be shown
 */
export async function renderSite(docs: OpenDocs, { folder, format }: SiteOutput): Promise<void> {
  await writeBrowserFiles(path.join(folder, assetsFolder));
  const stylesheet = await siteStylesheet(docs.project);
  const name = `${assetsFolder}/site.${contentHash(stylesheet)}.css`;
  await writeFile(path.join(folder, name), stylesheet);
  const renderer = await loadRenderer(docs, name);
  for (const route of renderer.routes) {
    await inParallel(await renderer.paths(route), async (pathname) => {
      const response = await renderer.render(route, pathname);
      const file = outputFile(pathname, route.type, format);
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, Buffer.from(await response.arrayBuffer()));
    });
  }
}

/** Written and not copied: where this package lies, its files may be ones that nobody may change. */
async function writeBrowserFiles(folder: string): Promise<void> {
  const source = rendererFile(browserFolder);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(source)) {
    await writeFile(path.join(folder, name), await readFile(path.join(source, name)));
  }
}

/** @throws the first failure, once nothing is at work any more */
async function inParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items].reverse();
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      try {
        await run(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  const failed = workers.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenDocs } from '../../project/open-docs.ts';
import { pagesAtOnce } from '../render/pages-at-once.ts';
import { outputFile, type PageFormat } from './output-file.ts';
import { loadRenderer } from './renderer.ts';
import { assetsFolder, browserFolder, rendererFile } from './renderer-files.ts';
import { siteStylesheet } from './site-stylesheet.ts';

/** Where the files of a site go, and what those of pages are called. */
export interface SiteOutput {
  readonly folder: string;
  readonly format: PageFormat;
}

/**
 * Renders all pages of a site with the theme as this package brings it, and writes them with what
 * they need in a browser.
 *
 * @throws what a page throws that cannot be shown
 */
export async function renderSite(docs: OpenDocs, { folder, format }: SiteOutput): Promise<void> {
  writeBrowserFiles(path.join(folder, assetsFolder));
  const stylesheet = await siteStylesheet(docs.project);
  const name = `${assetsFolder}/site.${contentHash(stylesheet)}.css`;
  writeFileSync(path.join(folder, name), stylesheet);
  const renderer = await loadRenderer(docs, name);
  for (const route of renderer.routes) {
    await inParallel(await renderer.paths(route), async (pathname) => {
      const response = await renderer.render(route, pathname);
      const file = outputFile(pathname, route.type, format);
      const target = path.join(folder, file);
      const content = Buffer.from(await response.arrayBuffer());
      // One system call after the other costs less than to hand each to another thread.
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    });
  }
}

/** Written and not copied: where this package lies, its files may be ones that nobody may change. */
function writeBrowserFiles(folder: string): void {
  const source = rendererFile(browserFolder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(source)) {
    writeFileSync(path.join(folder, name), readFileSync(path.join(source, name)));
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
  const workers = await Promise.allSettled(Array.from({ length: pagesAtOnce }, worker));
  const failed = workers.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

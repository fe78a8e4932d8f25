import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSource } from '@waymark/core';
import { passOver } from '../../project/compile-pages.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { pagesInOrder } from '../../project/page-order.ts';
import type { Project } from '../../project/project.ts';
import type { KeptPages } from '../record/kept-pages.ts';
import type { OutputWriter } from '../record/output-writer.ts';
import { createPageKeys } from '../record/page-key.ts';
import { routePath } from '../render/page-route.ts';
import { pagesAtOnce } from '../render/pages-at-once.ts';
import { outputFile, type PageFormat } from './output-file.ts';
import { loadRenderer } from './renderer.ts';
import { assetsFolder, browserFolder, loadingScript, rendererFile } from './renderer-files.ts';
import { createStylesheetMaker } from './site-stylesheet.ts';

/** Where the files of a site go, and what those of pages are called. */
interface SiteOutput {
  readonly folder: string;
  readonly format: PageFormat;
  readonly writer: OutputWriter;
}

/**
 * Renders all pages of a site with the theme as this package brings it, and writes them with what
 * they need in a browser. What is made from the same as in the last build is taken from there.
 *
 * @throws what a page throws that cannot be shown
 */
export async function renderSite(
  docs: OpenDocs,
  kept: KeptPages,
  { folder, format, writer }: SiteOutput,
): Promise<void> {
  writeBrowserFiles(path.join(folder, assetsFolder), docs.project.settings.urls.base);
  const makeStylesheet = createStylesheetMaker(docs.project.settings.docsFolder);
  const stylesheet = await makeStylesheet(docs.project);
  writeFileSync(path.join(folder, stylesheet.file), stylesheet.content);
  const renderer = await loadRenderer(docs, stylesheet.file);
  const keyOf = createPageKeys(docs, stylesheet.file);
  const pages = routedPages(docs.project);
  for (const route of renderer.routes) {
    const isOfPages = route.component.endsWith(pageRoute);
    await inParallel(await renderer.paths(route), async (pathname) => {
      const file = outputFile(pathname, route.type, format);
      const page = isOfPages ? pages.get(pathname) : undefined;
      const key = page === undefined ? undefined : await keyOf(page);
      if (page && key && kept.take(page.path, key.key, file)) {
        if (key.outline) passOver(docs, page.file, key.outline);
        return;
      }
      const response = await renderer.render(route, pathname);
      const html = new Uint8Array(await response.arrayBuffer());
      if (page && key) kept.keep(page.path, key.key, file, html);
      else writer.write(file, [html]);
    });
  }
}

const pageRoute = 'routes/page.astro';

/** The pages of a site by the paths of their route. */
function routedPages(project: Project): ReadonlyMap<string, PageSource> {
  return new Map(
    pagesInOrder(project).map((page) => [routePath(project.site.page(page.path).url), page]),
  );
}

/** Written and not copied: where this package lies, its files may be ones that nobody may change. */
function writeBrowserFiles(folder: string, base: string): void {
  const source = rendererFile(browserFolder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(source)) {
    const content = readFileSync(path.join(source, name));
    const isLoading = name.startsWith(loadingScript.name);
    writeFileSync(
      path.join(folder, name),
      isLoading ? content.toString().replace(loadingScript.base, () => addressBase(base)) : content,
    );
  }
}

function addressBase(base: string): string {
  return `return${JSON.stringify(`${base}/`)}+`;
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

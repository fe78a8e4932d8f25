import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openResultCache } from '@waymark/content';
import { passOver } from '../../project/compile-pages.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { editedFirst } from '../../project/paths/page-order.ts';
import { resultsFolder } from '../../project/paths/results-folder.ts';
import type { Project } from '../../project/project.ts';
import type { KeptPages } from '../record/kept-pages.ts';
import type { OutputWriter } from '../record/output-writer.ts';
import { createSiteKeys } from '../record/page-key.ts';
import { type FragmentPath, fragmentPaths } from '../render/group-fragments.ts';
import { pagesAtOnce } from '../render/pages-at-once.ts';
import { routedPages } from '../render/paths.ts';
import { fragmentsFolder } from '../render/shown-tree.ts';
import { outputFile, type PageFormat } from './output-file.ts';
import { loadRenderer } from './renderer.ts';
import { assetsFolder, browserFolder, pageScript, rendererFile } from './renderer-files.ts';
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
  const results = openResultCache(resultsFolder(docs.project.settings));
  const makeStylesheet = createStylesheetMaker(docs.project.settings.docsFolder, results);
  const stylesheet = await makeStylesheet(docs.project);
  writeFileSync(path.join(folder, stylesheet.file), stylesheet.content);
  const renderer = await loadRenderer(docs, stylesheet.file);
  const keys = createSiteKeys(docs, stylesheet.file);
  const pages = routedPages(docs.project);
  const lists = routedLists(docs.project);
  for (const route of renderer.routes) {
    const isOfPages = route.component.endsWith(pageRoute);
    const paths = await renderer.paths(route);
    const pageOf = (pathname: string) => (isOfPages ? pages.get(pathname) : undefined);
    const fileOf = (pathname: string) => pageOf(pathname)?.file;
    await inParallel(editedFirst(paths, fileOf, docs.project), async (pathname) => {
      const file = outputFile(pathname, route.type, format);
      const page = pageOf(pathname);
      const key = page === undefined ? undefined : await keys.page(page);
      if (page && key && kept.take(page.path, key.key, leaveOrWrite(writer, file, key.key))) {
        if (key.outline) passOver(docs, page.file, key.outline);
        return;
      }
      const list = lists.get(pathname);
      const listKey = list && keys.list(list);
      if (listKey !== undefined && writer.keep(file, listKey)) return;
      const response = await renderer.render(route, pathname);
      const html = new Uint8Array(await response.arrayBuffer());
      const isKept = page !== undefined && kept.mayKeep(page.path);
      writer.write(file, [html], isKept ? key?.key : listKey);
      if (isKept && key) kept.keep(page.path, key.key, html);
    });
  }
  results.flush();
}

const pageRoute = 'routes/page.astro';

/** Lists of the sidebar that are fetched, by the paths of their files. */
function routedLists({ site }: Project): ReadonlyMap<string, FragmentPath> {
  return new Map(
    fragmentPaths(site).map((list) => [`${fragmentsFolder}/${list.params.group}`, list]),
  );
}

/** Mostly the file is in the last output still. */
function leaveOrWrite(writer: OutputWriter, file: string, key: string) {
  return (html: () => Uint8Array | undefined): boolean => {
    if (writer.keep(file, key)) return true;
    const last = html();
    if (last !== undefined) writer.write(file, [last], key);
    return last !== undefined;
  };
}

/** Written and not copied: where this package lies, its files may be ones that nobody may change. */
function writeBrowserFiles(folder: string, base: string): void {
  const source = rendererFile(browserFolder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(source)) {
    const content = readFileSync(path.join(source, name));
    const isLoading = base !== '' && name.startsWith(pageScript.name);
    writeFileSync(
      path.join(folder, name),
      isLoading ? content.toString().replace(pageScript.base, () => addressBase(base)) : content,
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

import path from 'node:path';
import { siteHref } from '@waymark/core';
import { outputFile, type PageFormat } from '../../build/renderer/output-file.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { astroBase } from '../../project/paths/mount.ts';
import { pagesInOrder } from '../../project/paths/page-order.ts';
import { pdfPath } from '../../project/paths/print-path.ts';
import type { Project } from '../../project/project.ts';
import { pagesInPlace } from '../../routes/print/pages-in-place.ts';
import { printFiles } from '../../routes/print/print-files.ts';
import { printPages } from '../../routes/print/print-pages.ts';
import { writeSiteFiles } from '../../routes/site-files.ts';
import { findBrowser } from './find-browser.ts';
import { writePdfs } from './write-pdfs.ts';

/** How a site is printed. */
export interface PrintSettings {
  /** Folder of the whole site, of which docs may be a part. */
  readonly folder: string;
  readonly format: PageFormat;
  /** Path of a Chromium that makes PDF files; without one there are only pages for printing. */
  readonly browser?: string | undefined;
}

/**
 * Prints docs of an Astro project, if it wants that, in a folder that is named once the site is in it.
 *
 * @param pdf whether there are PDF files of them
 * @throws CommandFailure when there is no browser for these
 */
export function sitePrinter(
  docs: OpenDocs,
  pdf: boolean,
  format: PageFormat,
): (folder: string) => Promise<void> {
  const browser = pdf ? findBrowser() : undefined;
  return async (folder) => {
    const { project } = docs;
    if (project.settings.hasPrintPage) await printSite(project, { folder, format, browser });
  };
}

/**
 * Adds to a built site the pages that hold all of it and, with a browser, a PDF of each of these and
 * of each page.
 *
 * @throws CommandFailure when the browser does not print a page
 */
export async function printSite(project: Project, settings: PrintSettings): Promise<void> {
  const { folder, format, browser } = settings;
  const { mount, urls } = project.settings;
  const output = path.join(folder, mount);
  for (const message of pagesInPlace(project)) console.warn(message);
  writeSiteFiles(
    printFiles(project, output, (pathname) => outputFile(pathname, 'page', format)),
    output,
  );
  if (browser === undefined) return;
  const ofPages = pagesInOrder(project).map(({ path }) => project.site.page(path).url);
  const ofSite = printPages(project).map(({ url }) => url);
  // Docs may have a page of their own in the place of the one for printing.
  const jobs = [...new Set([...ofPages, ...ofSite])].map((url) => ({
    href: siteHref(url, urls),
    file: mount + decodeURIComponent(pdfPath(url)),
  }));
  const isDense = project.settings.images !== undefined;
  await writePdfs(jobs, { base: astroBase(project.settings), browser, folder, isDense });
}

import { readFileSync } from 'node:fs';
import { siteHref } from '@waymark/core';
import { pagesInOrder } from '../../project/page-order.ts';
import { pdfPath, printUrl } from '../../project/print-path.ts';
import type { Project } from '../../project/project.ts';
import type { SiteFile } from '../../project/site-file.ts';
import { htmlFile } from '../html-file.ts';
import { type PrintedPage, printHtml } from './print-html.ts';

/** A page for printing: what it holds, and where it is below the base. */
interface PrintPage {
  readonly url: string;
  readonly title: string;
  /** Paths of pages. */
  readonly paths: readonly string[];
}

/**
 * The pages for printing of a site: one for each language, version and product, the first of them at
 * `/print`. Each holds the pages that the navigation shows.
 */
export function printPages(project: Project): PrintPage[] {
  const { config, site } = project;
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  const editions = new Map<string, { readonly names: string[]; readonly paths: string[] }>();
  for (const { path } of pagesInOrder(project)) {
    const route = routes.get(path);
    if (!route || route.hidden) continue;
    const names = [route.product, route.version, route.language].flatMap((name) => name ?? []);
    const key = names.join('\n');
    const edition = editions.get(key) ?? { names, paths: [] };
    editions.set(key, edition);
    edition.paths.push(path);
  }
  return [...editions.values()].map(({ names, paths }, index) => ({
    url: index === 0 ? printUrl : [printUrl, ...names.map(slug)].join('/'),
    title: [config.name, ...names].join(' – '),
    paths,
  }));
}

/**
 * The pages for printing as files, made from the pages of a built site.
 *
 * @param output folder of the docs
 * @param nameFile names the file of a page, by its path without slashes around it
 */
export function printFiles(
  project: Project,
  output: string,
  nameFile: (pathname: string) => string,
): SiteFile[] {
  const { settings, site } = project;
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  const printed = (path: string): PrintedPage[] => {
    const { title, url } = site.page(path);
    const file = htmlFile(output, url);
    if (file === undefined) return [];
    const href = siteHref(url, settings.urls).replace(/\/$/, '');
    const html = readFileSync(file, 'utf8');
    return [{ title, breadcrumbs: routes.get(path)?.breadcrumbs ?? [], href, html }];
  };
  return printPages(project).map(({ paths, title, url }) => ({
    path: `/${nameFile(url.slice(1))}`,
    content: printHtml(title, paths.flatMap(printed)),
  }));
}

/** URLs of what a command adds to a built site, to which pages may link. */
export function printedUrls(project: Project): ReadonlySet<string> {
  const { hasPdf, hasPrintPage } = project.settings;
  const pages = hasPrintPage ? printPages(project).map(({ url }) => url) : [];
  const all = hasPdf
    ? [...pages, ...pagesInOrder(project).map(({ path }) => project.site.page(path).url)]
    : [];
  return new Set([...pages, ...all.map(pdfPath)]);
}

/** A name of a version or product as a part of a URL. */
function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}.-]+/gu, '-');
}

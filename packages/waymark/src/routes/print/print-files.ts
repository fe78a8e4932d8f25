import { readFileSync } from 'node:fs';
import { siteHref } from '@waymark/core';
import type { SiteFile } from '../../project/folder/site-file.ts';
import type { Project } from '../../project/project.ts';
import { htmlFile } from '../html-file.ts';
import { type PrintedPage, printHtml } from './print-html.ts';
import { printPages } from './print-pages.ts';

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

import { pageLink, pageUrl } from '@waymark/core';
import type { Project } from '../project.ts';
import { decodedPath } from './request-path.ts';
import { sitePath } from './site-path.ts';

/**
 * URL of the page at a path below the home page. Entries that only lead elsewhere are no pages.
 *
 * @param asked decoded
 */
export function urlOfPage({ site }: Pick<Project, 'site'>, asked: string): string | undefined {
  const name = asked.slice(1);
  const pages = [name, `${name}/index`].flatMap((path) => site.pages.get(path) ?? []);
  const urls = pages
    .filter(({ frontmatter }) => pageLink(frontmatter) === undefined)
    .map(({ path }) => pageUrl(path));
  // The page at `guides/index` is at `guides` alone.
  return urls.find((url) => decodedPath(url) === asked);
}

/** Whether a decoded path is that of the file of a page in its folder, as `/guides/index` of `/guides`. */
export function isFileOfPage(project: Pick<Project, 'site'>, asked: string): boolean {
  const folder = /^(.*)\/index(?:\.html)?$/.exec(asked)?.[1];
  if (folder === undefined) return false;
  return folder === '' ? hasStartPage(project) : urlOfPage(project, folder) !== undefined;
}

/** Whether `/` is a page of the docs, and does not only lead to one. */
export function hasStartPage({ site: { home } }: Pick<Project, 'site'>): boolean {
  return home !== undefined && !('redirect' in home);
}

/** Paths of pages by what `sitePath` gives of their URLs. */
export function pagesByUrl({ pages }: Pick<Project, 'pages'>): ReadonlyMap<string, string> {
  return new Map(pages.map(({ path }) => [sitePath(pageUrl(path)), path]));
}

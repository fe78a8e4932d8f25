import { pageLink, pageUrl } from '@waymark/core';
import type { Project } from './project.ts';
import { decodedPath } from './request-path.ts';
import { sitePath } from './site-path.ts';

/**
 * URL of the page at a path below the home page. Entries that only lead elsewhere are no pages.
 *
 * @param asked decoded
 */
export function urlOfPage({ site }: Project, asked: string): string | undefined {
  const name = asked.slice(1);
  const pages = [name, `${name}/index`].flatMap((path) => site.pages.get(path) ?? []);
  const urls = pages
    .filter(({ frontmatter }) => pageLink(frontmatter) === undefined)
    .map(({ path }) => pageUrl(path));
  // The page at `guides/index` is at `guides` alone.
  return urls.find((url) => decodedPath(url) === asked);
}

/** Paths of pages by what `sitePath` gives of their URLs. */
export function pagesByUrl({ pages }: Pick<Project, 'pages'>): ReadonlyMap<string, string> {
  return new Map(pages.map(({ path }) => [sitePath(pageUrl(path)), path]));
}

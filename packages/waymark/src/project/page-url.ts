import { pageLink, pageUrl } from '@waymark/core';
import type { Project } from './project.ts';
import { decodedPath } from './request-path.ts';
import { sitePath } from './site-path.ts';

/** URL of the page at a decoded path. Entries that only lead elsewhere are no pages. */
export function urlOfPage({ site }: Project, asked: string): string | undefined {
  for (const { frontmatter, path: page } of site.pages.values()) {
    const url = pageUrl(page);
    if (pageLink(frontmatter) === undefined && decodedPath(url) === asked) return url;
  }
  return undefined;
}

/** Paths of pages by what `sitePath` gives of their URLs. */
export function pagesByUrl({ pages }: Pick<Project, 'pages'>): ReadonlyMap<string, string> {
  return new Map(pages.map(({ path }) => [sitePath(pageUrl(path)), path]));
}

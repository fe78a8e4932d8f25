import type { PageSource, Site } from '@waymark/core';

/**
 * Every page that is rendered, in the order of the navigation, so that pages of one section follow
 * each other. Entries that only lead elsewhere (frontmatter `url`) are no pages.
 */
export function pagesInOrder(site: Site): PageSource[] {
  const listed = site.routes.flatMap(({ path }) => site.pages.get(path) ?? []);
  return [...new Set([...listed, ...site.pages.values()])].filter(
    ({ frontmatter }) => frontmatter.url === undefined,
  );
}

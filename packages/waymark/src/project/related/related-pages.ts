import { type PageView, type RelatedLink, remember } from '@waymark/core';
import type { Project } from '../project.ts';

/** As many as fit under a page without taking over from its end. */
const mostSuggestions = 3;

/**
 * The links that end a page: those it names, or else the pages of its language, version and product
 * that are most like it, where the site asks for those (docs/format/docs-json.md#related-pages). The
 * neighbours of a page stand below it anyway.
 */
export async function relatedPages(
  project: Project,
  view: PageView,
): Promise<readonly RelatedLink[]> {
  const { page, previous, next, related } = view;
  if (!project.settings.suggestsPages || page.frontmatter.related !== undefined) return related;
  const similar = await similarPages(project);
  const neighbours = new Set([previous?.url, next?.url]);
  return similar(page.path)
    .map((path) => project.site.page(path))
    .filter(({ url }) => !neighbours.has(url))
    .slice(0, mostSuggestions)
    .map(({ description, title, url }) => ({
      label: title,
      url,
      ...(description === undefined ? {} : { description }),
    }));
}

/** What compares them is loaded for sites that ask for it. */
const similarPages = remember(async (project: Project) => {
  const { findSimilar } = await import('./similar-pages.ts');
  return findSimilar(project);
});

import { type PageSource, pageLink, pageUrl, remember } from '@waymark/core';
import type { Project } from '../project.ts';
import { createOwnUrlFinder } from './own-urls.ts';

/**
 * Every page that is rendered, in the order of the navigation, so that pages of one section follow
 * each other. Entries that only lead elsewhere (frontmatter `url`) are no pages, and neither are those in
 * whose place the Astro project has one of its own.
 */
export const pagesInOrder = remember(({ own, site }: Project): readonly PageSource[] => {
  const isOwn = createOwnUrlFinder(own);
  return site.order.flatMap((path) => {
    const page = site.pages.get(path);
    return page && pageLink(page.frontmatter) === undefined && !isOwn(pageUrl(path)) ? page : [];
  });
});

/**
 * Puts edited pages first: most has to be made of them, which other threads do while all that is as
 * before is passed over.
 *
 * @param fileOf the file of the page that an item is of, if it is of one
 */
export function editedFirst<Item>(
  items: readonly Item[],
  fileOf: (item: Item) => string | undefined,
  { edited }: Pick<Project, 'edited'>,
): readonly Item[] {
  if (edited.size === 0) return items;
  const isEdited = (item: Item) => edited.has(fileOf(item) ?? '');
  return [...items.filter(isEdited), ...items.filter((item) => !isEdited(item))];
}

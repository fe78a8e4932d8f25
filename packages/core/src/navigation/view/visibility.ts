import type { PageFacts } from '../../page/facts.ts';
import type { NavNode } from '../node.ts';

/** Where a page is told of, besides standing at its own URL. */
export interface Visibility {
  /** Search engines are not to show it. */
  readonly noindex: boolean;
  /** In the navigation, and not only hidden in it. */
  readonly listed: boolean;
  /** Sitemap, feeds and what is made for agents speak of it. */
  readonly indexed: boolean;
  /** The site's search finds it, and the assistant answers from it. */
  readonly searchable: boolean;
}

/**
 * The one place that decides where a page is told of (docs/format/docs-json.md#hidden). A page that
 * is not listed has its URL and nothing else, unless the whole site is indexed.
 *
 * @param node where the navigation names the page; absent when it does not
 * @param indexAll `seo.indexing` is `all`
 */
export function visibilityOf(
  page: PageFacts,
  node: NavNode | undefined,
  indexAll: boolean,
): Visibility {
  const hidden = isHidden(page, node);
  const listed = node !== undefined && !hidden;
  const noindex = page.noindex || node?.noindex === true;
  const forbidden = noindex || /\b(?:noindex|none)\b/i.test(page.robots ?? '');
  // What stands for a missing translation is found where it is written.
  const indexed = !forbidden && !page.isFallback && (listed || indexAll);
  return {
    noindex: noindex || (hidden && !indexAll),
    listed,
    indexed,
    searchable: indexed && page.searchable && node?.searchable !== false,
  };
}

/** Whether a page is hidden: by itself, else by the nearest element that is not `searchable`. */
export function isHidden(page: PageFacts, node: NavNode | undefined): boolean {
  if (page.hidden !== undefined) return page.hidden;
  return node?.hidden === true && node.searchable !== true;
}

/**
 * Ids of parts of a page that stylesheets and scripts of docs know, besides those that are kept from
 * headings (docs/format/pages.md#hooks).
 */
export type HookId =
  | 'assistant-entry'
  | 'assistant-entry-mobile'
  | 'banner'
  | 'body-content'
  | 'changelog-filters'
  | 'changelog-filters-content'
  | 'content'
  | 'content-container'
  | 'content-side-layout'
  | 'feedback-form'
  | 'feedback-form-input'
  | 'feedback-form-submit'
  | 'feedback-thumbs-down'
  | 'feedback-thumbs-up'
  | 'navigation-items'
  | 'page-context-menu'
  | 'page-context-menu-button'
  | 'pagination'
  | 'search-bar-entry'
  | 'search-bar-entry-mobile'
  | 'sidebar-content'
  | 'table-of-contents-content'
  | 'table-of-contents-layout'
  | 'topbar-cta-button';

/** Gives a part its id; none where the text of the page has that one, to which links lead. */
export type FindHookId = (id: HookId) => HookId | undefined;

/** @param ids those of the text of a page */
export function createHookIds(ids: Iterable<string>): FindHookId {
  const taken = new Set(ids);
  return (id) => (taken.has(id) ? undefined : id);
}

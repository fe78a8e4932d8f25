import type { Messages } from '@waymark/core';
import type { PageScope } from '../page-scope.ts';

/** Texts of the search dialog. */
export const searchLabels = [
  'askAssistant',
  'search',
  'close',
  'searchPlaceholder',
  'searchResults',
  'searchResultCount',
  'searchNoResults',
  'searchNoResultsHint',
  'searchScope',
  'searchEverywhere',
  'searchRecent',
  'searchClearRecent',
  'searchFailed',
  'searchSelect',
  'searchMove',
  'opensInNewTab',
] as const satisfies readonly (keyof Messages)[];

/** What the search dialog of a page is made from. */
export interface SearchSettings extends PageScope {
  /** A page's URL as it stands in a link, with `*` for the path. */
  readonly link: string;
  /** What the reader knows the language, version and product by. */
  readonly scope: readonly string[];
  readonly labels: Readonly<Record<(typeof searchLabels)[number], string>>;
}

import { type Messages, pickMessages } from '@waymark/core';
import type { WaymarkLocals } from '../render/locals.ts';
import { type PageScope, pageScope } from './page-scope.ts';

/** Texts of the search dialog. */
const labelNames = [
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
  readonly labels: Readonly<Record<(typeof labelNames)[number], string>>;
}

const scopeKinds: readonly string[] = ['product', 'version', 'language'];

export function searchSettings({ config, href, text, view }: WaymarkLocals): SearchSettings {
  const scope = view.switchers
    .filter(({ kind }) => scopeKinds.includes(kind))
    .flatMap(({ entries }) => entries.filter(({ active }) => active))
    .map(({ label }) => label);
  return {
    link: href('/*'),
    ...pageScope(view),
    scope,
    labels: {
      ...pickMessages(text, labelNames),
      ...(config.search.prompt !== undefined && { searchPlaceholder: config.search.prompt }),
    },
  };
}

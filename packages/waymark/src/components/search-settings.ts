import type { Messages } from '@waymark/core';
import type { WaymarkLocals } from '../render/locals.ts';

/** Texts of the search dialog. */
const labelNames = [
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

type SearchLabels = Readonly<Record<(typeof labelNames)[number], string>>;

/** What the search dialog of a page is made from. */
export interface SearchSettings {
  /** A page's URL as it stands in a link, with `*` for the path. */
  readonly link: string;
  /** BCP 47 tag, as in the content index. */
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
  /** What the reader knows the language, version and product by. */
  readonly scope: readonly string[];
  readonly labels: SearchLabels;
}

const scopeKinds: readonly string[] = ['product', 'version', 'language'];

export function searchSettings({ config, href, text, view }: WaymarkLocals): SearchSettings {
  const { lang, language, version, product, switchers } = view;
  const labels = Object.fromEntries(labelNames.map((name) => [name, text[name]]));
  const scope = switchers
    .filter(({ kind }) => scopeKinds.includes(kind))
    .flatMap(({ entries }) => entries.filter(({ active }) => active))
    .map(({ label }) => label);
  return {
    link: href('/*'),
    ...(language !== undefined && { language: lang }),
    ...(version !== undefined && { version }),
    ...(product !== undefined && { product }),
    scope,
    labels: {
      // Every name is in the list.
      ...(labels as SearchLabels),
      ...(config.search.prompt !== undefined && { searchPlaceholder: config.search.prompt }),
    },
  };
}

import { pickMessages } from '@waymark/core';
import { type SearchSettings, searchLabels } from '../../client/search/settings.ts';
import type { WaymarkLocals } from '../locals.ts';
import { pageScope } from './page-scope.ts';

const scopeKinds: readonly string[] = ['product', 'version', 'language'];

/** What the search dialog of a page is made from. */
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
      ...pickMessages(text, searchLabels),
      ...(config.search.prompt !== undefined && { searchPlaceholder: config.search.prompt }),
    },
  };
}

import type { SearchSettings } from '../../client/search/settings.ts';
import type { WaymarkLocals } from '../locals.ts';
import { pageScope } from './page-scope.ts';

const scopeKinds: readonly string[] = ['product', 'version', 'language'];

/** What the search dialog is told of a page. */
export function searchSettings({ config, href, view }: WaymarkLocals): SearchSettings {
  const scope = view.switchers
    .filter(({ kind }) => scopeKinds.includes(kind))
    .flatMap(({ entries }) => entries.filter(({ active }) => active))
    .map(({ label }) => label);
  return {
    link: href('/*'),
    ...pageScope(view),
    scope,
    ...(config.search.prompt !== undefined && { prompt: config.search.prompt }),
  };
}

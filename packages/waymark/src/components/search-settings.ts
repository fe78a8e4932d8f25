import type { WaymarkLocals } from '../render/locals.ts';
import { type PageScope, pageScope } from './page-scope.ts';

/** What the search dialog of a page is made from. */
export interface SearchSettings extends PageScope {
  /** A page's URL as it stands in a link, with `*` for the path. */
  readonly link: string;
  /** What the reader knows the language, version and product by. */
  readonly scope: readonly string[];
  /** What the site asks for, in place of the text of the language. */
  readonly prompt?: string;
}

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

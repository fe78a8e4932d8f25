import type { PageScope } from '../page-scope.ts';

/** What the search dialog of a page is made from. */
export interface SearchSettings extends PageScope {
  /** A page's URL as it stands in a link, with `*` for the path. */
  readonly link: string;
  /** What the reader knows the language, version and product by. */
  readonly scope: readonly string[];
  /** What the site asks for, in place of the text of the language. */
  readonly prompt?: string;
}

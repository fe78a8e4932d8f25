import type { PageScope } from '../page-scope.ts';

/** What the panel of the assistant is made from. */
export interface AssistantSettings extends PageScope {
  /** A page's URL as it stands in a link, with `*` for the path. */
  readonly link: string;
  /** Address that the site is published at, where that is known. */
  readonly site?: string;
}

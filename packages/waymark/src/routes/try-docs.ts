import { tryPages } from '../build/render/try-pages.ts';
import { expectPages } from '../project/compile-pages.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { hasConfiguration } from '../project/reading/has-configuration.ts';
import { checkPlaces } from './check-places.ts';

/**
 * Reports what is wrong with the pages of docs that no build renders since there are errors already, so
 * that whoever mends them is told all at once. Of docs without a configuration, nothing is.
 *
 * @param knowsPlaces whether all that is at addresses of the site is known yet
 */
export async function tryDocs(docs: OpenDocs, knowsPlaces: boolean): Promise<void> {
  if (!hasConfiguration(docs.project)) return;
  expectPages(docs);
  await tryPages(docs);
  if (knowsPlaces) checkPlaces(docs);
}

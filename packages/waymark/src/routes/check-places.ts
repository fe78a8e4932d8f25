import type { PageLink } from '@waymark/content';
import { checkRedirectPlaces } from '@waymark/core';
import { checkLinks } from '../project/checks/check-links.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { isOwnUrl } from '../project/paths/own-urls.ts';
import { encodedSegments } from '../project/paths/request-path.ts';
import { placesBeforeBuild } from './write-redirects.ts';
import { writtenFiles, writtenUrls } from './written-urls.ts';

/** What is around docs, and is not known from their folder. */
interface Around {
  /** Whether the project has a page of its own at a decoded URL. */
  readonly isRoute?: ((url: string) => boolean) | undefined;
  readonly beside?: ((url: string) => string | undefined) | undefined;
}

/**
 * Checks where links and redirects lead, before anything of a site is written. All pages are compiled
 * by then.
 *
 * @param described links in descriptions of APIs
 */
export function checkPlaces(
  docs: OpenDocs,
  { beside, isRoute = () => false }: Around = {},
  described: readonly PageLink[] = [],
): void {
  const { findings, project } = docs;
  const files = writtenFiles(docs);
  const written = writtenUrls(docs, files);
  const isServed = (url: string) =>
    written.has(url) || isOwnUrl(project.own, encodedSegments(url)) || isRoute(url);
  checkLinks(docs, { isServed, beside }, described);
  findings.report(checkRedirectPlaces(project.config.redirects, placesBeforeBuild(project, files)));
}

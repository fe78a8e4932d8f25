import { lazily } from '@waymark/core';
import type { LinkedPlaces } from '../project/checks/check-links.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { feedPath } from '../project/paths/feed-path.ts';
import { isOwnUrl } from '../project/paths/own-urls.ts';
import { pagesInOrder } from '../project/paths/page-order.ts';
import { decodedPath, encodedSegments } from '../project/paths/request-path.ts';
import { writtenUrls } from './written-urls.ts';

/**
 * What links of a preview may lead to besides pages: what a build would write, as far as that is known
 * without the text of all pages, and what the project around the docs has.
 */
export function previewPlaces(docs: OpenDocs, around: LinkedPlaces): LinkedPlaces {
  const written = lazily(() => new Set([...writtenUrls(docs), ...possibleFeeds(docs)]));
  return {
    ...around,
    isServed: (url) =>
      isOwnUrl(docs.project.own, encodedSegments(url)) ||
      around.isServed?.(url) === true ||
      written().has(url),
  };
}

/** Which pages are changelogs, and have a feed, only those tell that were compiled. */
function possibleFeeds({ findings, project }: OpenDocs): string[] {
  return pagesInOrder(project)
    .filter(({ file }) => !findings.compiled.has(file))
    .map(({ path }) => decodedPath(feedPath(project.site.page(path).url)));
}

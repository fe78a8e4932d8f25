import type { PageLink } from '@waymark/content';
import { checkRedirectTargets, encodedUrl } from '@waymark/core';
import { publishedFiles } from '../folder/published-files.ts';
import type { OpenDocs } from '../open-docs.ts';
import {
  checkFrontmatterLinks,
  checkNavigationLinks,
  sitePlaces,
} from './check-navigation-links.ts';
import { checkSiteLinks, type SiteSurroundings } from './site-links.ts';

/** What is at URLs, decoded, besides the pages of the docs. */
export interface LinkedPlaces {
  /** Whether something that is neither a page nor a file of the docs is there. */
  readonly isServed?: (url: string) => boolean;
  /** The path at which the project around docs under a path has what would be there without that path. */
  readonly beside?: ((url: string) => string | undefined) | undefined;
}

/**
 * Checks the links of the navigation, of frontmatter, of redirects and of all pages compiled so far,
 * and reports what is wrong with them.
 *
 * @param described links in descriptions of APIs
 */
export function checkLinks(
  docs: OpenDocs,
  places: LinkedPlaces = {},
  described: readonly PageLink[] = [],
): void {
  const { findings, project } = docs;
  const surroundings = siteSurroundings(docs, places);
  const targets = sitePlaces(project, surroundings.isServed);
  findings.report([
    ...checkSiteLinks(project, findings.compiled, surroundings, described),
    ...checkRedirectTargets(project.config.redirects, targets),
    ...checkNavigationLinks(project, targets),
    ...checkFrontmatterLinks(project, targets),
  ]);
}

/** What links of pages may lead to besides pages. */
export function siteSurroundings(
  docs: OpenDocs,
  { isServed = () => false, beside = () => undefined }: LinkedPlaces,
): SiteSurroundings {
  const files = new Set(publishedFiles(docs));
  const { site = 'https://acme.example' } = docs.project.settings;
  return {
    isServed: (url) => files.has(url.slice(1)) || isServed(url),
    beside(url) {
      const path = beside(url);
      return path === undefined
        ? undefined
        : `The project has it beside the docs, to which such links lead. Write the whole address: ${site}${encodedUrl(path)}`;
    },
  };
}

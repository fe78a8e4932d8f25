import type { PageLink } from '@waymark/content';
import { checkRedirectTargets, encodedUrl } from '@waymark/core';
import {
  checkFrontmatterLinks,
  checkNavigationLinks,
  sitePlaces,
} from './check-navigation-links.ts';
import type { OpenDocs } from './open-docs.ts';
import { publishedFiles } from './published-files.ts';
import { checkSiteLinks } from './site-links.ts';

interface LinkedPlaces {
  readonly isServed?: (url: string) => boolean;
  readonly beside?: ((url: string) => string | undefined) | undefined;
}

/**
 * Checks the links of the navigation, of frontmatter, of redirects and of all pages compiled so far,
 * and reports what is wrong with them.
 *
 * @param isServed whether something that is neither a page nor a file of the docs is at a URL, decoded
 * @param beside the path at which the project around docs under a path has what would be at a URL, decoded, without that path
 * @param described links in descriptions of APIs
 */
export function checkLinks(
  docs: OpenDocs,
  { isServed = () => false, beside = () => undefined }: LinkedPlaces = {},
  described: readonly PageLink[] = [],
): void {
  const { findings, project } = docs;
  const files = new Set(publishedFiles(docs));
  const { site = 'https://acme.example' } = project.settings;
  const hintBeside = (url: string) => {
    const path = beside(url);
    return path === undefined
      ? undefined
      : `The project has it beside the docs, to which such links lead. Write the whole address: ${site}${encodedUrl(path)}`;
  };
  const isThere = (url: string) => files.has(url.slice(1)) || isServed(url);
  findings.report([
    ...checkSiteLinks(
      project,
      findings.compiled,
      { isServed: isThere, beside: hintBeside },
      described,
    ),
    ...checkRedirectTargets(project.config.redirects, sitePlaces(project, isThere)),
    ...checkNavigationLinks(project, isThere),
    ...checkFrontmatterLinks(project, isThere),
  ]);
}

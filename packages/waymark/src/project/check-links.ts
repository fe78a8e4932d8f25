import type { PageLink } from '@waymark/content';
import { checkRedirectTargets } from '@waymark/core';
import { checkNavigationLinks, checkRelatedLinks, sitePlaces } from './check-navigation-links.ts';
import type { OpenDocs } from './open-docs.ts';
import { checkSiteLinks } from './site-links.ts';

/**
 * Checks the links of the navigation, of frontmatter, of redirects and of all pages compiled so far,
 * and reports what is wrong with them.
 *
 * @param isServed whether something that is neither a page nor a file of the docs is at a URL, decoded
 * @param described links in descriptions of APIs
 */
export function checkLinks(
  { findings, project }: OpenDocs,
  isServed: (url: string) => boolean = () => false,
  described: readonly PageLink[] = [],
): void {
  findings.report([
    ...checkSiteLinks(project, findings.compiled, isServed, described),
    ...checkRedirectTargets(project.config.redirects, sitePlaces(project, isServed)),
    ...checkNavigationLinks(project, isServed),
    ...checkRelatedLinks(project, isServed),
  ]);
}

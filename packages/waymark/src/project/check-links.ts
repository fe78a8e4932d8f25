import type { PageLink } from '@waymark/content';
import { checkRedirectTargets } from '@waymark/core';
import {
  checkFrontmatterLinks,
  checkNavigationLinks,
  sitePlaces,
} from './check-navigation-links.ts';
import type { OpenDocs } from './open-docs.ts';
import { publishedFiles } from './published-files.ts';
import { checkSiteLinks } from './site-links.ts';

/**
 * Checks the links of the navigation, of frontmatter, of redirects and of all pages compiled so far,
 * and reports what is wrong with them.
 *
 * @param isServed whether something that is neither a page nor a file of the docs is at a URL, decoded
 * @param described links in descriptions of APIs
 */
export function checkLinks(
  docs: OpenDocs,
  isServed: (url: string) => boolean = () => false,
  described: readonly PageLink[] = [],
): void {
  const { findings, project } = docs;
  const files = new Set(publishedFiles(docs));
  const isThere = (url: string) => files.has(url.slice(1)) || isServed(url);
  findings.report([
    ...checkSiteLinks(project, findings.compiled, isThere, described),
    ...checkRedirectTargets(project.config.redirects, sitePlaces(project, isThere)),
    ...checkNavigationLinks(project, isThere),
    ...checkFrontmatterLinks(project, isThere),
  ]);
}

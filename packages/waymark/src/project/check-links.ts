import type { PageLink } from '@waymark/content';
import { checkNavigationLinks, checkRelatedLinks } from './check-navigation-links.ts';
import type { OpenDocs } from './open-docs.ts';
import { checkSiteLinks } from './site-links.ts';

/**
 * Checks the links of the navigation, of frontmatter and of all pages compiled so far, and reports
 * what is wrong with them.
 *
 * @param isServed whether something that is not of the docs folder is at a URL
 * @param described links in descriptions of APIs
 */
export function checkLinks(
  { findings, project }: OpenDocs,
  isServed: (url: string) => boolean = () => false,
  described: readonly PageLink[] = [],
): void {
  findings.report([
    ...checkSiteLinks(project, findings.compiled, isServed, described),
    ...checkNavigationLinks(project, isServed),
    ...checkRelatedLinks(project, isServed),
  ]);
}

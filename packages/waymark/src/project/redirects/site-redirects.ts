import {
  type Checked,
  type Redirect,
  redirectFinder,
  type Site,
  withoutLoops,
} from '@waymark/core';
import { redirectsOfFolders } from './folder-redirects.ts';
import { redirectsOfLeadingPages } from './leading-pages.ts';
import { openRedirects } from './open-redirects.ts';

/** The redirects of a site. */
export interface SiteRedirects {
  /** Those that the configuration has, without loops. */
  readonly written: readonly Redirect[];
  /** Those that have an effect, and what pages and folders add to them. */
  readonly all: readonly Redirect[];
}

/**
 * Finds out what redirects.
 *
 * @param written in the configuration
 * @param urls those of all pages and files
 */
export function siteRedirects(
  written: readonly Redirect[],
  site: Site,
  urls: ReadonlySet<string>,
): Checked<SiteRedirects> {
  const { diagnostics, value } = withoutLoops(openRedirects(written, site), urls);
  // Where a page is, it comes first.
  const effective = value.filter(({ pattern, source }) => pattern || !urls.has(source));
  const named = [...effective, ...redirectsOfLeadingPages([...site.pages.values()], urls)];
  const redirected = redirectFinder(named);
  const folders = redirectsOfFolders(site, urls, (url) => redirected(url) !== undefined);
  return { value: { written: value, all: [...named, ...folders] }, diagnostics };
}

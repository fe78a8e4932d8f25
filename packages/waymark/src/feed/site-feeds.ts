import type { PageUpdate } from '@waymark/content';
import { type Diagnostic, diagnostic, type PageSummary, siteHref } from '@waymark/core';
import type { Project } from '../project/project.ts';
import { feedPath, feedXml } from './feed.ts';

/** The feed of a page, as a file of the site. */
export interface SiteFeed {
  /** Path below the site's base, with a leading slash. */
  readonly url: string;
  readonly xml: string;
}

/** A changelog has a feed, but for one that has its URL and nothing else. */
export function mayHaveFeed({ indexed, listed }: PageSummary): boolean {
  return listed || indexed;
}

/** URL of the feed of a page; none without entries. */
export function feedOf(page: PageSummary, updates: readonly PageUpdate[]): string | undefined {
  return updates.length > 0 && mayHaveFeed(page) ? feedPath(page.url) : undefined;
}

/** The feed of one page that is a changelog. */
export function pageFeed(project: Project, path: string, updates: readonly PageUpdate[]): SiteFeed {
  const { page, lang } = project.current.site.view(path);
  const { title, description } = page;
  const url = siteHref(page.url, project.settings.urls);
  const feed = { title, description, language: lang, url, updates };
  return { url: feedPath(page.url), xml: feedXml(feed, siteAddress(project)) };
}

/** Where the site is published, as `<head>` says it too. */
function siteAddress({ current, settings }: Project): string | undefined {
  const address = current.config.seo.metatags['canonical'] ?? settings.site;
  return address !== undefined && URL.canParse(address) ? address : undefined;
}

/** What is wrong with feeds of a site whose address is unknown; reported once. */
export function feedAddressMissing(project: Project, file: string): Diagnostic[] {
  if (siteAddress(project) !== undefined) return [];
  return [
    diagnostic('feed-address-missing', {
      at: { file, line: 1, column: 1 },
      message: 'This page has an RSS feed, whose links need the address of the site.',
      hint: 'Set `site` in the Astro configuration, or build with `--site https://…`.',
    }),
  ];
}

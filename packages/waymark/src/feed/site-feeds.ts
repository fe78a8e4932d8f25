import type { PageUpdate } from '@waymark/content';
import { type Diagnostic, diagnostic, type PageSummary, siteHref } from '@waymark/core';
import type { Project } from '../project/project.ts';
import type { SiteFile } from '../routes/site-files.ts';
import { feedPath, feedXml } from './feed.ts';

/** A changelog has a feed, but for one that has its URL and nothing else. */
function mayHaveFeed({ indexed, listed }: PageSummary): boolean {
  return listed || indexed;
}

/** URL of the feed of a page; none without entries. */
export function feedOf(page: PageSummary, updates: readonly PageUpdate[]): string | undefined {
  return updates.length > 0 && mayHaveFeed(page) ? feedPath(page.url) : undefined;
}

/** Finds the feed of a changelog. */
export async function findFeed(project: Project, asked: string): Promise<SiteFile | undefined> {
  if (!asked.endsWith('/rss.xml')) return undefined;
  const { pages, site } = project.current;
  const page = pages.find(({ path }) => feedPath(site.view(path).page.url) === encodeURI(asked));
  return page && pageFeed(project, page.path, (await project.compile(page.file)).updates);
}

/**
 * The feeds of the pages that are changelogs, as their compiled bodies tell: updates of snippets
 * count.
 */
export function siteFeeds(project: Project): SiteFile[] {
  const feeds = project.current.pages.flatMap(({ path, file }) => {
    const feed = pageFeed(project, path, project.updates.get(file) ?? []);
    return feed ? [{ feed, file }] : [];
  });
  const [first] = feeds;
  if (first) project.report(feedAddressMissing(project, first.file));
  return feeds.map(({ feed }) => feed);
}

function pageFeed(
  project: Project,
  path: string,
  updates: readonly PageUpdate[],
): SiteFile | undefined {
  const { page, lang } = project.current.site.view(path);
  const place = feedOf(page, updates);
  if (place === undefined) return undefined;
  const { title, description } = page;
  const url = siteHref(page.url, project.settings.urls);
  const feed = { title, description, language: lang, url, updates };
  return { path: decodeURIComponent(place), content: feedXml(feed, siteAddress(project)) };
}

/** Where the site is published, as `<head>` says it too. */
function siteAddress({ current, settings }: Project): string | undefined {
  const address = current.config.seo.metatags['canonical'] ?? settings.site;
  return address !== undefined && URL.canParse(address) ? address : undefined;
}

/** What is wrong with feeds of a site whose address is unknown; reported once. */
function feedAddressMissing(project: Project, file: string): Diagnostic[] {
  if (siteAddress(project) !== undefined) return [];
  return [
    diagnostic('feed-address-missing', {
      at: { file, line: 1, column: 1 },
      message: 'This page has an RSS feed, whose links need the address of the site.',
      hint: 'Set `site` in the Astro configuration, or build with `--site https://…`.',
    }),
  ];
}

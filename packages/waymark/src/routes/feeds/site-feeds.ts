import type { PageUpdate } from '@waymark/content';
import { type Diagnostic, diagnostic, siteHref } from '@waymark/core';
import { compilePageFile } from '../../project/compile-pages.ts';
import type { SiteFile } from '../../project/folder/site-file.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { feedOf, feedPath } from '../../project/paths/feed-path.ts';
import { siteAddress } from '../../project/paths/site-address.ts';
import type { Project } from '../../project/project.ts';
import { feedXml } from './feed.ts';

/** Finds the feed of a changelog. */
export async function findFeed(docs: OpenDocs, asked: string): Promise<SiteFile | undefined> {
  if (!asked.endsWith('/rss.xml')) return undefined;
  const { pages, site } = docs.project;
  const page = pages.find(({ path }) => feedPath(site.page(path).url) === encodeURI(asked));
  const written = page && (await compilePageFile(docs, page.file));
  return written && pageFeed(docs.project, page.path, written.updates);
}

/**
 * The feeds of the pages that are changelogs, as their compiled bodies tell: updates of snippets
 * count.
 */
export function siteFeeds({ findings, project }: OpenDocs): SiteFile[] {
  const feeds = project.pages.flatMap(({ path, file }) => {
    const feed = pageFeed(project, path, findings.compiled.get(file)?.updates ?? []);
    return feed ? [{ feed, file }] : [];
  });
  const [first] = feeds;
  if (first) findings.report(feedAddressMissing(project, first.file));
  return feeds.map(({ feed }) => feed);
}

function pageFeed(
  project: Project,
  path: string,
  updates: readonly PageUpdate[],
): SiteFile | undefined {
  const page = project.site.page(path);
  const place = feedOf(page, updates);
  if (place === undefined) return undefined;
  const { lang } = project.site.view(path);
  const { title, description } = page;
  const { host, urls } = siteAddress(project);
  const feed = { title, description, language: lang, url: siteHref(page.url, urls), updates };
  return { path: decodeURIComponent(place), content: feedXml(feed, host) };
}

/** What is wrong with feeds of a site whose address is unknown; reported once. */
function feedAddressMissing(project: Project, file: string): Diagnostic[] {
  if (siteAddress(project).host !== undefined) return [];
  return [
    diagnostic('feed-address-missing', {
      at: { file, line: 1, column: 1 },
      message: 'This page has an RSS feed, whose links need the address of the site.',
      hint: 'Build with `--site https://…`, or set `site` in the Astro configuration.',
    }),
  ];
}

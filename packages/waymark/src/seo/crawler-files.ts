import { pagesInOrder } from '../project/page-order.ts';
import type { Project } from '../project/project.ts';
import { isIndexable } from './is-indexable.ts';
import { pageAddress } from './page-address.ts';
import { pageDate } from './page-date.ts';
import { type SiteFile, type SitemapEntry, sitemapFiles } from './sitemap.ts';

/** Where crawlers look for their rules. */
export const robotsPath = '/robots.txt';

/**
 * The sitemap of a project; no file where the site's address is unknown or nothing is indexed.
 *
 * @param ownPages URLs of pages of the Astro project that it lists too
 */
export function projectSitemap(project: Project, ownPages: readonly string[] = []): SiteFile[] {
  const address = (url: string) => projectAddress(project, url);
  if (address('/') === undefined) return [];
  const own = ownPages.map((url) => ({ address: address(url) ?? url, alternates: [] }));
  return sitemapFiles([...sitemapEntries(project), ...own], (path) => address(path) ?? path);
}

/** `robots.txt`, which names the sitemaps of the site. */
export function robotsFile(sitemaps: readonly string[]): SiteFile {
  const named = sitemaps.map((address) => `Sitemap: ${address}\n`).join('');
  const rules = 'User-agent: *\nAllow: /\n';
  return { path: robotsPath, text: named === '' ? rules : `${rules}\n${named}` };
}

/** Where a file of the docs is published, as `<head>` says it too. */
export function projectAddress({ current, settings }: Project, url: string): string | undefined {
  const { config } = current;
  return pageAddress({ config, urls: settings.urls, site: settings.site }, url);
}

/** The pages that are indexed, where neither their folder nor the site says otherwise. */
function sitemapEntries(project: Project): SitemapEntry[] {
  const { config, site } = project.current;
  return pagesInOrder(project).flatMap(({ path }): SitemapEntry[] => {
    const { page, alternates } = site.view(path);
    const address = projectAddress(project, page.url);
    if (!page.indexed || !isIndexable(config, page) || address === undefined) return [];
    const { canonical, lastUpdatedDate } = page.frontmatter;
    // Another address shall be found in its place.
    if (canonical !== undefined && projectAddress(project, canonical) !== address) return [];
    return [
      {
        address,
        lastModified: pageDate(lastUpdatedDate),
        alternates: alternates.map(({ hreflang, url }) => ({
          hreflang,
          address: projectAddress(project, url) ?? url,
        })),
      },
    ];
  });
}

import type { SiteFile } from '../project/folder/site-file.ts';
import { pagesInOrder } from '../project/paths/page-order.ts';
import type { Project } from '../project/project.ts';
import { isIndexable } from '../theme/seo/is-indexable.ts';
import { listedAlternates } from '../theme/seo/listed-alternates.ts';
import { pageAddress } from '../theme/seo/page-address.ts';
import { type SitemapEntry, sitemapFiles, sitemapPath } from './sitemap.ts';

/** Where crawlers are told what they may read. */
export const robotsPath = '/robots.txt';

/**
 * The sitemap of a project; no file where the site's address is unknown or nothing is indexed.
 *
 * @param ownPages URLs of pages of the Astro project that it lists too
 */
export function projectSitemap(project: Project, ownPages: readonly string[] = []): SiteFile[] {
  const address = (url: string) => pageAddress(project, url);
  if (address('/') === undefined) return [];
  const own = ownPages.map((url) => ({ address: address(url) ?? url, alternates: [] }));
  return sitemapFiles([...sitemapEntries(project), ...own], (path) => address(path) ?? path);
}

/** Finds the sitemap of docs, and its parts. */
export function findSitemap(project: Project, path: string): SiteFile | undefined {
  const isOne = /^\/sitemap(?:-\d+)?\.xml$/.test(path);
  return isOne ? projectSitemap(project).find((file) => file.path === path) : undefined;
}

/** Finds `robots.txt` of a site with these docs. */
export function findRobots(projects: readonly Project[], path: string): SiteFile | undefined {
  const listed = projects.filter((project) => projectSitemap(project).length > 0);
  return path === robotsPath ? robotsFile(listed) : undefined;
}

/**
 * `robots.txt`, which names the sitemaps of a site.
 *
 * @param listed docs that have one
 * @param others addresses of those that the Astro project has besides
 */
export function robotsFile(listed: readonly Project[], others: readonly string[] = []): SiteFile {
  const sitemaps = [...others, ...sitemapAddresses(listed)];
  const named = sitemaps.map((address) => `Sitemap: ${address}\n`).join('');
  const rules = 'User-agent: *\nAllow: /\n';
  return { path: robotsPath, content: named === '' ? rules : `${rules}\n${named}` };
}

/** Addresses of the sitemaps of docs that have one. */
export function sitemapAddresses(listed: readonly Project[]): readonly string[] {
  return listed.flatMap((project) => pageAddress(project, sitemapPath) ?? []);
}

/** The pages that are indexed, where neither their folder nor the site says otherwise. */
function sitemapEntries(project: Project): SitemapEntry[] {
  const { config, site } = project;
  return pagesInOrder(project).flatMap(({ path }): SitemapEntry[] => {
    const view = site.view(path);
    const { page } = view;
    const address = pageAddress(project, page.url);
    if (!page.indexed || !isIndexable(config, page) || address === undefined) return [];
    const canonical = page.frontmatter.canonical ?? view.canonicalUrl;
    // Another address shall be found in its place.
    if (pageAddress(project, canonical) !== address) return [];
    return [
      {
        address,
        lastModified: page.modified,
        alternates: listedAlternates(view).map(({ hreflang, url }) => ({
          hreflang,
          address: pageAddress(project, url) ?? url,
        })),
      },
    ];
  });
}

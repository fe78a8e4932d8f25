import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { OpenDocs } from '../project/open-docs.ts';
import { isOwnUrl } from '../project/paths/own-urls.ts';
import { decodedPath, pathBelow } from '../project/paths/request-path.ts';
import { htmlFile } from './html-file.ts';
import { mountsOf } from './mounts.ts';

/** A page of an Astro build; its path has no slash in front. */
interface BuiltPage {
  readonly pathname: string;
}

/** Tells which pages of the build, and parts of pages, were made from docs. */
function pagesOfDocs({ findings, project }: OpenDocs): (page: BuiltPage) => boolean {
  const { own, settings, site } = project;
  const paths = [...findings.rendered].filter((path) => site.pages.has(path));
  const urls = new Set(paths.map((path) => decodedPath(site.page(path).url)));
  // Without a page of its own, the home of docs leads to another.
  if (!isOwnUrl(own, '/')) urls.add('/');
  return (page) => {
    const url = decodedPath(urlOf(page));
    const below = url === settings.mount ? '/' : pathBelow(url, settings.mount);
    return below !== undefined && (below.startsWith('/_waymark/') || urls.has(below));
  };
}

function urlOf({ pathname }: BuiltPage): string {
  return `/${pathname}`.replace(/\/+$/, '') || '/';
}

/**
 * URLs of the pages of the Astro project itself that search engines may list: all but those of
 * docs, those for errors, and those that say `noindex`, as Astro's redirects do.
 *
 * @param output folder of the whole site
 */
export function ownPageUrls(
  pages: readonly BuiltPage[],
  mounted: readonly OpenDocs[],
  output: string,
): string[] {
  const docs = mounted.map(pagesOfDocs);
  return pages.flatMap((page) => {
    const url = urlOf(page);
    if (/\/(?:404|500)$/.test(url) || docs.some((isOfDocs) => isOfDocs(page))) return [];
    const file = htmlFile(output, url);
    const html = file === undefined ? '' : readFileSync(file, 'utf8');
    return html === '' || /<meta[^>]+name="robots"[^>]+noindex/i.test(html) ? [] : [url];
  });
}

/** Whether the Astro project has a page for unknown URLs itself. */
export function hasOwnNotFound({ srcDir }: Pick<AstroConfig, 'srcDir'>): boolean {
  const pages = fileURLToPath(new URL('./pages/', srcDir));
  return ['astro', 'md', 'mdx', 'html'].some((ending) =>
    existsSync(path.join(pages, `404.${ending}`)),
  );
}

const sitemapIntegration = '@astrojs/sitemap';

/** Whether the Astro project makes a sitemap of its pages itself. */
export function hasOwnSitemap({ integrations }: Pick<AstroConfig, 'integrations'>): boolean {
  return integrations.some(({ name }) => name === sitemapIntegration);
}

/** Whether that sitemap is written when all docs of the project are. */
export function isSitemapLast({ integrations }: Pick<AstroConfig, 'integrations'>): boolean {
  const place = integrations.findIndex(({ name }) => name === sitemapIntegration);
  return place !== -1 && mountsOf({ integrations: integrations.slice(place) }).length === 0;
}

/**
 * Leaves docs out of the sitemap that the project makes itself. They have one of their own; there
 * they would stand a second time, with other addresses than their canonical ones, and with pages
 * that search engines shall not list.
 *
 * @param whenWritten is called with the folder of the site once that sitemap is there
 */
export function leaveOwnSitemap(
  { integrations }: Pick<AstroConfig, 'integrations'>,
  docs: OpenDocs,
  whenWritten: (output: string) => unknown,
): void {
  const hooks = integrations.find(({ name }) => name === sitemapIntegration)?.hooks;
  const write = hooks?.['astro:build:done'];
  if (hooks === undefined || write === undefined) return;
  hooks['astro:build:done'] = async ({ pages, ...rest }) => {
    const isOfDocs = pagesOfDocs(docs);
    await write({ ...rest, pages: pages.filter((page) => !isOfDocs(page)) });
    whenWritten(fileURLToPath(rest.dir));
  };
}

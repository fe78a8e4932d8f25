import { twinPath } from '@waymark/content/text';
import { publishedFiles } from '../project/folder/published-files.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { feedOf } from '../project/paths/feed-path.ts';
import { pagesInOrder } from '../project/paths/page-order.ts';
import { decodedPath } from '../project/paths/request-path.ts';
import { mcpPath } from '../project/paths/site-paths.ts';
import type { Project } from '../project/project.ts';
import { pageAddress } from '../theme/seo/page-address.ts';
import { projectSitemap, robotsPath } from './crawler-files.ts';
import { printedUrls } from './print/print-pages.ts';
import { sitemapPath } from './sitemap.ts';
import { agentFiles, indexedFacts } from './text/content-files.ts';
import { contentSite } from './text/content-site.ts';

/**
 * The URLs below the base that lead to something once docs are built: pages and their files, files
 * of the folder, exact redirects, and what every site has. Decoded, and without what pages load
 * themselves (`/_waymark`). Of the parts of a long `llms-full.txt` only their list is known before
 * the text of all pages is.
 *
 * @param files those that are neither pages nor redirects
 */
export function writtenUrls(
  docs: OpenDocs,
  files: ReadonlySet<string> = writtenFiles(docs),
): ReadonlySet<string> {
  const { project } = docs;
  const { config, settings, site } = project;
  const pages = pagesInOrder(project).map(({ path }) => site.page(path));
  const urls = [
    ...['/', '/404'],
    ...pages.map(({ url }) => url),
    ...(settings.server?.hasMcp || settings.isServed ? [mcpPath] : []),
  ].map(decodedPath);
  const redirected = config.redirects.flatMap(({ pattern, source }) => (pattern ? [] : [source]));
  return new Set([...urls, ...redirected.map(decodedPath), ...files]);
}

/**
 * The same of what is a file of that name: neither pages nor redirects.
 *
 * @param generated what the site has besides its pages; a build that has written it need not find it out
 */
export function writtenFiles(
  docs: OpenDocs,
  generated: readonly string[] = generatedUrls(docs.project),
): ReadonlySet<string> {
  const { findings, project } = docs;
  const { site } = project;
  const pages = pagesInOrder(project).map(({ path }) => site.page(path));
  const feeds = pages.flatMap(
    (page) => feedOf(page, findings.compiled.get(page.file)?.updates ?? []) ?? [],
  );
  const urls = [...pages.map(({ url }) => twinPath(url)), ...feeds, ...printedUrls(project)];
  const files = publishedFiles(docs).map((file) => `/${file}`);
  return new Set([...urls.map(decodedPath), ...generated, ...files]);
}

/** The URLs of what every site has besides its pages: for crawlers and for agents. */
export function generatedUrls(project: Project): string[] {
  // Where the site is published may be known to the build alone.
  const sitemap =
    pageAddress(project, '/') === undefined
      ? [sitemapPath]
      : projectSitemap(project).map(({ path }) => path);
  return [robotsPath, ...sitemap, ...agentUrls(project)];
}

function agentUrls(project: Project): string[] {
  const content = contentSite(project);
  const files = agentFiles(content, indexedFacts(content), { sizeOf: () => 0, read: () => [] });
  return files.map(({ path }) => path).filter((path) => !path.startsWith('/_waymark/'));
}

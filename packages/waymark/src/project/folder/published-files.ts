import { descriptionLinks } from '@waymark/content';
import { type DocsConfig, type NavNode, remember } from '@waymark/core';
import { addedContentFile } from '../added-content.ts';
import { filesToCompile, passOver } from '../compile-pages.ts';
import type { OpenDocs } from '../open-docs.ts';
import { describedUrl } from '../paths/described-url.ts';
import { sitePath } from '../paths/site-path.ts';
import type { Project } from '../project.ts';

/**
 * The files of a docs folder that its site has as they are: those that are always served, and data
 * that the site links to (docs/format/docs-json.md#served-files). What pages link to is known of those
 * that were compiled.
 */
export function publishedFiles({ findings, project }: OpenDocs): readonly string[] {
  const { assets, endpoints, linkable, pages } = project;
  if (linkable.length === 0) return assets;
  const linked = new Set(linkedBesidePages(project));
  const added = endpoints.keys().map(addedContentFile);
  for (const file of [...pages.map((page) => page.file), ...added]) {
    for (const { url } of findings.compiled.get(file)?.links ?? []) linked.add(sitePath(url));
  }
  return [...assets, ...linkable.filter((file) => linked.has(file))];
}

/** Whether a file is a file of the site, in a preview, where pages are compiled as they are shown. */
export async function isPublished(docs: OpenDocs, file: string): Promise<boolean> {
  const { assets, linkable } = docs.project;
  if (assets.includes(file)) return true;
  if (!linkable.includes(file)) return false;
  if (publishedFiles(docs).includes(file)) return true;
  for (const page of filesToCompile(docs.project)) {
    if (docs.findings.compiled.has(page)) continue;
    const outline = await docs.pool.outline(page);
    passOver(docs, page, outline);
    if (outline.links.some(({ url }) => sitePath(url) === file)) return true;
  }
  return false;
}

/** Paths that the navigation, bars, redirects and descriptions of APIs lead to. */
const linkedBesidePages = remember((project: Project): readonly string[] => {
  const { config, site } = project;
  return [
    ...nodeUrls(site.root),
    ...[config, ...config.languages.values()].flatMap(barUrls),
    ...config.redirects.map(({ destination }) => destination),
    ...describedUrls(project),
  ].map(sitePath);
});

function nodeUrls({ children, global, url }: NavNode): string[] {
  return [
    ...(url === undefined ? [] : [url]),
    ...[...children, ...(global ?? [])].flatMap(nodeUrls),
  ];
}

function barUrls({ banner, footer, navbar }: Partial<DocsConfig>): readonly string[] {
  return [...textsAt('href', [footer, navbar]), ...descriptionLinks(banner?.content ?? '')];
}

/** Of descriptions that are served as they are; of others, some may be for other readers. */
function describedUrls(project: Project): readonly string[] {
  const { assets, endpoints } = project;
  const roots = [...endpoints.values()].flatMap(({ target }) =>
    'description' in target && assets.includes(target.description.file)
      ? [target.description.root]
      : [],
  );
  const texts = [...new Set(roots)].flatMap((root) => textsAt('description', root));
  // Descriptions do not know where they are shown: their paths start at the root of the site.
  const links = texts.flatMap(descriptionLinks).filter((url) => url.startsWith('/'));
  return links.map(describedUrl(project));
}

/** All texts of a property, however deep in a value. */
function textsAt(property: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === property && typeof inner === 'string' ? [inner] : textsAt(property, inner),
  );
}

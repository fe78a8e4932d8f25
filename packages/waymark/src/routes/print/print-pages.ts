import { pagesInOrder } from '../../project/paths/page-order.ts';
import { pdfPath, printUrl } from '../../project/paths/print-path.ts';
import type { Project } from '../../project/project.ts';

/** A page for printing: what it holds, and where it is below the base. */
interface PrintPage {
  readonly url: string;
  readonly title: string;
  /** Paths of pages. */
  readonly paths: readonly string[];
}

/**
 * The pages for printing of a site: one for each language, version and product, the first of them at
 * `/print`. Each holds the pages that the navigation shows.
 */
export function printPages(project: Project): PrintPage[] {
  const { config, site } = project;
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  const editions = new Map<string, { readonly names: string[]; readonly paths: string[] }>();
  for (const { path } of pagesInOrder(project)) {
    const route = routes.get(path);
    if (!route || route.hidden) continue;
    const names = [route.product, route.version, route.language].flatMap((name) => name ?? []);
    const key = names.join('\n');
    const edition = editions.get(key) ?? { names, paths: [] };
    editions.set(key, edition);
    edition.paths.push(path);
  }
  return [...editions.values()].map(({ names, paths }, index) => ({
    url: index === 0 ? printUrl : [printUrl, ...names.map(slug)].join('/'),
    title: [config.name, ...names].join(' – '),
    paths,
  }));
}

/** URLs of what a command adds to a built site, to which pages may link. */
export function printedUrls(project: Project): ReadonlySet<string> {
  const { hasPdf, hasPrintPage } = project.settings;
  const pages = hasPrintPage ? printPages(project).map(({ url }) => url) : [];
  const all = hasPdf
    ? [...pages, ...pagesInOrder(project).map(({ path }) => project.site.page(path).url)]
    : [];
  return new Set([...pages, ...all.map(pdfPath)]);
}

/** A name of a version or product as a part of a URL. */
function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}.-]+/gu, '-');
}

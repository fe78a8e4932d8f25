import { type CompiledPage, checkLinks, type PageLink } from '@waymark/content';
import { type Diagnostic, redirectFinder, redirectFollower } from '@waymark/core';
import { addedContentFile } from '../added-content.ts';
import { pagesByUrl } from '../paths/page-url.ts';
import { decodedPath } from '../paths/request-path.ts';
import { sitePath } from '../paths/site-path.ts';
import type { Project } from '../project.ts';

/** What is at URLs, decoded, besides the pages and files of the docs. */
export interface SiteSurroundings {
  /** Whether something is at a URL of the docs, such as a page of the user's own project. */
  readonly isServed: (url: string) => boolean;
  /** What to write in place of a URL at which the project has something beside the docs. */
  readonly beside?: ((url: string) => string | undefined) | undefined;
}

/** What of a compiled page is kept until the whole site is known. */
export type LinkFacts = Pick<CompiledPage, 'anchors' | 'links'>;

/**
 * Checks the links of the pages that were compiled against the whole site.
 *
 * @param compiled by page file
 * @param described links in descriptions of APIs
 */
export function checkSiteLinks(
  project: Project,
  compiled: ReadonlyMap<string, LinkFacts>,
  surroundings: SiteSurroundings,
  described: readonly PageLink[],
): Diagnostic[] {
  const byUrl = pagesByUrl(project);
  const further = [
    ...described,
    ...addedLinks(project, compiled),
    ...redirectLinks(project, byUrl),
  ];
  return checkPageLinks(project, compiled, surroundings, further, byUrl);
}

/**
 * Checks the links of pages against the whole site: their fragments as far as the page that they lead to
 * is among these pages.
 *
 * @param compiled by page file
 * @param further links that are of no page
 */
export function checkPageLinks(
  project: Project,
  compiled: ReadonlyMap<string, LinkFacts>,
  { isServed, beside }: SiteSurroundings,
  further: readonly PageLink[],
  byUrl = pagesByUrl(project),
): Diagnostic[] {
  const { assets, config, pages, endpoints, site, undecided } = project;
  const redirected = redirectFinder(config.redirects);
  const followed = redirectedLinks(project, redirected, byUrl);
  const facts = pages.flatMap(({ path, file }): [string, LinkFacts][] => {
    const page = compiled.get(file);
    if (!page) return [];
    // What is generated for an endpoint has ids that the page's own source does not tell of.
    const open = page.anchors.open || endpoints.has(path) || undecided.has(path);
    const links = page.links.map(followed);
    return [[path, { anchors: open ? { ...page.anchors, open } : page.anchors, links }]];
  });
  const leadsOn = (url: string) => redirected(url) !== undefined || isServed(url);
  const pageOfNone = {
    anchors: { ids: [], headings: [], open: true },
    links: further,
  };
  return checkLinks(new Map([...facts, ['', pageOfNone]]), {
    pages: site.order.filter((path) => site.pages.has(path)),
    files: assets,
    unpublished: project.unpublished,
    exists: (url) => isUnknown(project, url) || leadsOn(decodedPath(url)),
    beside: beside && ((url) => beside(decodedPath(url))),
  });
}

/** A link that redirects lead on to a page, as one to that page, where what it points to is to be checked. */
function redirectedLinks(
  { config }: Project,
  redirected: ReturnType<typeof redirectFinder>,
  byUrl: ReadonlyMap<string, string>,
): (link: PageLink) => PageLink {
  if (config.redirects.length === 0) return (link) => link;
  // A fragment of the redirect's own stands for that of the link.
  const find = (path: string) => {
    const found = redirected(path);
    return found?.destination.includes('#') ? undefined : found;
  };
  const follow = redirectFollower(find, { known: byUrl, exists: () => false });
  return (link) => {
    if (link.kind !== 'missing' || !link.fragment) return link;
    const end = follow(link.url);
    const page = end.kind === 'there' ? byUrl.get(end.path.slice(1)) : undefined;
    return page === undefined ? link : { ...link, kind: 'page', page };
  };
}

/** Links of what descriptions add to endpoint pages, which is compiled apart from them. */
function addedLinks(
  { endpoints }: Project,
  compiled: ReadonlyMap<string, LinkFacts>,
): readonly PageLink[] {
  return [...endpoints.keys()].flatMap((path) => compiled.get(addedContentFile(path))?.links ?? []);
}

/** Redirects to places of pages. */
function redirectLinks({ config }: Project, byUrl: ReadonlyMap<string, string>): PageLink[] {
  return config.redirects.flatMap(({ destination, destinationLocation }) => {
    const [url = '', fragment = ''] = destination.split('#');
    const page = url.startsWith('/') ? byUrl.get(sitePath(url)) : undefined;
    if (page === undefined || fragment === '' || fragment.includes(':')) return [];
    return { kind: 'page', written: destination, url, page, fragment, ...destinationLocation };
  });
}

/**
 * Whether a URL may be that of a page, though this site has none there: of one that readers get who
 * have signed in, or of an endpoint whose description could not be read, which is reported itself.
 */
export function isUnknown({ settings, site, unread }: Project, url: string): boolean {
  const path = sitePath(url);
  const isForOthers = settings.audience !== undefined && site.restricted.has(path);
  return isForOthers || [...unread].some((folder) => path.startsWith(`${folder}/`));
}

import { createFragmentForms, createSimilarSearch, type PageOutline } from '@waymark/content';
import {
  type Diagnostic,
  diagnostic,
  lazily,
  nearest,
  pageLink,
  type RedirectPlaces,
  redirectFollower,
} from '@waymark/core';
import { pagesByUrl } from '../paths/page-url.ts';
import { sitePath } from '../paths/site-path.ts';
import type { Project } from '../project.ts';

/** What of a compiled page says which fragments it has. */
export type AnchorFacts = Pick<PageOutline, 'anchors'>;

/** All addresses of a site, sorted: the URL of each page that readers may find, and its anchors. */
export function siteAddresses(
  { pages, site }: Project,
  compiled: ReadonlyMap<string, AnchorFacts>,
): string[] {
  const addresses = pages.flatMap(({ file, frontmatter, path }) => {
    if (pageLink(frontmatter) !== undefined) return [];
    const { url } = site.page(path);
    const ids = compiled.get(file)?.anchors.ids ?? [];
    return [url, ...Array.from(ids, (id) => `${url}#${id}`)];
  });
  return [...new Set(addresses)].sort();
}

/**
 * Errors about addresses of an earlier site that lead nowhere now: there is nothing, or a redirect to
 * nothing, or the page has no such anchor. A page that was moved answers for its anchors.
 *
 * @param ledger lines of the file with the addresses, of which those that begin with `#` say nothing
 * @param places where a path of the site may lead
 */
export function goneAddresses(
  project: Project,
  compiled: ReadonlyMap<string, AnchorFacts>,
  ledger: { readonly file: string; readonly lines: readonly string[] },
  places: RedirectPlaces,
): Diagnostic[] {
  const { config, endpoints, settings, site } = project;
  const byUrl = pagesByUrl(project);
  const follow = redirectFollower(config.redirects, places);
  const forms = new Map<string, ReturnType<typeof createFragmentForms>>();
  const reported = new Set<string>();
  const entries = ledger.lines.map((line) => addressIn(line, settings.urls.base));
  const fragments = Map.groupBy(entries, ({ url }) => url);
  const pageWithAnchors = createAnchorSearch(project, compiled);
  const similar = createSimilarSearch(places.known);
  const gone = (line: number, message: string, hint: string) =>
    diagnostic('address-gone', { at: { file: ledger.file, line, column: 1 }, message, hint });
  return entries.flatMap(({ fragment, url }, index) => {
    if (url === '') return [];
    const path = byUrl.get(sitePath(url));
    if (path === undefined) {
      const { kind } = follow(url);
      if (kind === 'there' || kind === 'elsewhere' || reported.has(url)) return [];
      reported.add(url);
      const had = fragments.get(url)?.map((entry) => entry.fragment) ?? [];
      const meant = pageWithAnchors(had) ?? `/${similar(url.slice(1)) ?? '…'}`;
      return gone(
        index + 1,
        `"${url}" was an address of this site, and leads nowhere now.`,
        `Add to \`redirects\` of docs.json: { "source": "${url}", "destination": "${meant}" }`,
      );
    }
    const anchors = compiled.get(site.page(path).file)?.anchors;
    if (fragment === '' || !anchors || anchors.open || endpoints.has(path)) return [];
    const formOf = forms.get(path) ?? createFragmentForms(anchors);
    forms.set(path, formOf);
    if (formOf(fragment) !== undefined) return [];
    const meant = nearest(fragment, anchors.ids);
    return gone(
      index + 1,
      `"${url}" has no "#${fragment}" any more.`,
      `Keep the id at what took its place, as \`## ${meant ?? 'Heading'} {#${fragment}}\`.`,
    );
  });
}

/** Finds the page that has the most of some anchors, if it has most of them: a page that was moved keeps them. */
function createAnchorSearch(
  { pages, site }: Project,
  compiled: ReadonlyMap<string, AnchorFacts>,
): (had: readonly string[]) => string | undefined {
  const known = lazily(() =>
    pages.map(({ file, path }) => ({ path, ids: new Set(compiled.get(file)?.anchors.ids) })),
  );
  return (had) => {
    const wanted = had.filter(Boolean);
    let best: string | undefined;
    let most = Math.max(1, wanted.length / 2);
    for (const { ids, path } of known()) {
      const common = wanted.filter((id) => ids.has(id)).length;
      if (common <= most) continue;
      most = common;
      best = site.page(path).url;
    }
    return best;
  };
}

/** An address in any form in which people note them: with the host, with a slash at its end. */
function addressIn(
  line: string,
  base: string,
): { readonly url: string; readonly fragment: string } {
  const [written = '', fragment = ''] = line.trim().split('#');
  const path = written.replace(/^https?:\/\/[^/]+/i, '');
  const isWhole = path !== written;
  if (written === '') return { url: '', fragment };
  const below = isWhole && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return { url: below.replace(/\/+$/, '') || '/', fragment };
}

import { createFragmentForms, type PageOutline } from '@waymark/content';
import { type Diagnostic, diagnostic, nearest, redirectFinder } from '@waymark/core';
import type { Project } from '../project.ts';

/** What of a compiled page says which fragments it has. */
export type AnchorFacts = Pick<PageOutline, 'anchors'>;

/** All addresses of a site, sorted: the URL of each page that readers may find, and its anchors. */
export function siteAddresses(
  { pages, site }: Project,
  compiled: ReadonlyMap<string, AnchorFacts>,
): string[] {
  const addresses = pages.flatMap(({ file, frontmatter, path }) => {
    if (frontmatter.url !== undefined) return [];
    const { url } = site.page(path);
    const ids = compiled.get(file)?.anchors.ids ?? [];
    return [url, ...Array.from(ids, (id) => `${url}#${id}`)];
  });
  return [...new Set(addresses)].sort();
}

/**
 * Errors about addresses of an earlier site that lead nowhere now: there is neither a page nor a
 * redirect, or the page has no such anchor. A page that was moved answers for its anchors.
 *
 * @param ledger lines of the file with the addresses
 */
export function goneAddresses(
  { config, endpoints, pages, site }: Project,
  compiled: ReadonlyMap<string, AnchorFacts>,
  ledger: { readonly file: string; readonly lines: readonly string[] },
): Diagnostic[] {
  const byUrl = new Map(pages.map((page) => [site.page(page.path).url, page]));
  const find = redirectFinder(config.redirects);
  const forms = new Map<string, ReturnType<typeof createFragmentForms>>();
  const gone = (line: number, message: string, hint: string) =>
    diagnostic('address-gone', { at: { file: ledger.file, line, column: 1 }, message, hint });
  return ledger.lines.flatMap((line, index) => {
    const [url = '', fragment] = line.trim().split('#');
    if (url === '') return [];
    const page = byUrl.get(url);
    if (page === undefined) {
      if (find(url) !== undefined || fragment !== undefined) return [];
      const meant = nearest(url, byUrl.keys()) ?? '/…';
      return gone(
        index + 1,
        `"${url}" was an address of this site, and leads nowhere now.`,
        `Add to \`redirects\` of docs.json: { "source": "${url}", "destination": "${meant}" }`,
      );
    }
    const anchors = compiled.get(page.file)?.anchors;
    if (fragment === undefined || !anchors || anchors.open || endpoints.has(page.path)) return [];
    const formOf = forms.get(url) ?? createFragmentForms(anchors);
    forms.set(url, formOf);
    if (formOf(fragment) !== undefined) return [];
    const meant = nearest(fragment, anchors.ids);
    return gone(
      index + 1,
      `"${url}" has no "#${fragment}" any more.`,
      `Keep the id at what took its place, as \`## ${meant ?? 'Heading'} {#${fragment}}\`.`,
    );
  });
}

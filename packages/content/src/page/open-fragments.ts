import { createFragmentForms } from '../links/fragment.ts';
import type { Anchors, CompiledPage, PageLink } from './compiled-page.ts';

/** The fragment of a link, marked: only the page that it leads to tells how it is spelt. */
const marked = /waymark-fragment-(\d+)-(.*?)-fragment-waymark/g;

/** The `#` of a link and what follows, as it stands in the page until the target is known. */
export function openHash(link: PageLink, index: number): string {
  if (link.fragment === undefined) return '';
  const { fragment } = link;
  return link.kind === 'page'
    ? `#waymark-fragment-${index}-${fragment}-fragment-waymark`
    : `#${fragment}`;
}

/** Paths of the pages that links of a page lead into. */
export function fragmentTargets({ links }: Pick<CompiledPage, 'links'>): ReadonlySet<string> {
  return new Set(
    links.flatMap(({ fragment, page }) => (fragment === undefined ? [] : (page ?? []))),
  );
}

/**
 * A compiled page whose links have the fragments that their targets know, whatever generator those
 * were written for. A fragment that a target lacks, or whose target is not known, stays as written.
 *
 * @param anchors by the path of the page
 */
export function settleFragments<
  Page extends Pick<CompiledPage, 'code' | 'links' | 'staticHtml' | 'updates'>,
>(page: Page, anchors: ReadonlyMap<string, Anchors>): Page {
  if (fragmentTargets(page).size === 0) return page;
  const forms = new Map([...anchors].map(([path, known]) => [path, createFragmentForms(known)]));
  const correct = ({ fragment = '', page: target = '' }: PageLink): string | undefined => {
    const form = forms.get(target)?.(fragment);
    // It stands in HTML and in strings of code.
    return form === fragment ? undefined : form?.replaceAll('&', '%26');
  };
  const settle = (text: string) =>
    text.replace(marked, (all, index: string, written: string) => {
      const link = page.links[Number(index)];
      return link ? (correct(link) ?? written) : all;
    });
  const updates = page.updates.map((update) =>
    update.html === undefined ? update : { ...update, html: settle(update.html) },
  );
  return { ...page, code: settle(page.code), staticHtml: page.staticHtml.map(settle), updates };
}

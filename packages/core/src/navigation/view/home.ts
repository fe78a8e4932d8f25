import type { PageFacts } from '../../page/facts.ts';
import type { NavNode } from '../node.ts';
import type { FirstPages } from './first-page.ts';
import { preferred, type TreeIndex } from './tree-index.ts';

/** What `/` shows: a page of its own, or the URL it leads to. */
export type Home = { readonly path: string } | { readonly redirect: string };

/**
 * What `/` shows (docs/format/docs-json.md#home): the index page, else the first visible page of
 * the navigation, else the first page there is; nothing when there is none.
 */
export function siteHome(
  tree: TreeIndex,
  first: FirstPages,
  facts: ReadonlyMap<string, PageFacts>,
): Home | undefined {
  if (facts.get('index')?.isLink === false) return { path: 'index' };
  const page = first.page(tree.root, {}) ?? [...facts.values()].find(({ isLink }) => !isLink);
  return page && { redirect: page.url };
}

/**
 * Where the logo leads in each language: `/` in the default one, else its first visible page. Where
 * languages stand in versions or products, those of the default one count.
 */
export function languageHomes(tree: TreeIndex, first: FirstPages): (language?: string) => string {
  const homes = new Map<string, string>();
  let isFirst = true;
  const visit = (node: NavNode) => {
    const languages = preferred(node.children.filter(({ kind }) => kind === 'language'));
    languages.forEach((entry, index) => {
      const code = entry.language ?? '';
      const isDefault = index === 0 && isFirst;
      if (!homes.has(code)) homes.set(code, isDefault ? '/' : first.url(entry, { language: code }));
    });
    if (languages.length > 0) isFirst = false;
    preferred(node.children.filter(({ children }) => children.length > 0)).forEach(visit);
  };
  visit(tree.root);
  return (language) => (language === undefined ? '/' : (homes.get(language) ?? '/'));
}

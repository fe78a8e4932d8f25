import type { Checked, SourceLocation } from '../diagnostic/diagnostic.ts';
import type { PageSource } from '../page/page.ts';
import { restrictedPages } from './access.ts';
import type { Navigation } from './build.ts';
import type { NavNode } from './node.ts';
import { withoutPages } from './without-pages.ts';

/** A navigation, and the pages that a site may show. */
export interface PublicPages {
  readonly navigation: Navigation;
  readonly pages: readonly PageSource[];
}

/**
 * Leaves out what is no page of a site: files of the repository that the navigation does not name,
 * and pages that are only for some readers, which are reported.
 *
 * @param locate where a key of a page's frontmatter is written
 */
export function publicPages(
  navigation: Navigation,
  all: readonly PageSource[],
  locate: (page: PageSource, key: string) => SourceLocation,
): Checked<PublicPages> {
  const named = new Set<string>();
  addNamed(navigation.root, named);
  const candidates = all.filter(({ onlyIfListed, path }) => !onlyIfListed || named.has(path));
  const { paths, diagnostics } = restrictedPages(navigation.root, candidates, locate);
  const value = {
    navigation: { ...navigation, root: withoutPages(navigation.root, paths) },
    pages: candidates.filter(({ path }) => !paths.has(path)),
  };
  return { value, diagnostics };
}

/** Adds every path that a page entry or the `root` of a group means. */
function addNamed({ children, global = [], path, root }: NavNode, named: Set<string>): void {
  if (path !== undefined) named.add(path);
  if (root !== undefined) named.add(root);
  for (const child of [...children, ...global]) addNamed(child, named);
}

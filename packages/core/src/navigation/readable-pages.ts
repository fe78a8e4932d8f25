import type { Checked, SourceLocation } from '../diagnostic/diagnostic.ts';
import { type Access, type Audience, mayRead } from '../page/access.ts';
import type { PageSource } from '../page/page.ts';
import { elementAccess, restrictedDiagnostics, restrictedPages } from './access.ts';
import type { Navigation } from './build.ts';
import { namedPaths } from './named-paths.ts';
import type { NavNode } from './node.ts';
import { readableTree } from './readable-tree.ts';

/** A navigation, and the pages that an audience may read. */
export interface ReadablePages {
  readonly navigation: Navigation;
  readonly pages: readonly PageSource[];
  /** Who may read each page of the folder that is not for everyone, by path. */
  readonly restricted: ReadonlyMap<string, Access>;
  /** All different accesses of pages and elements that are not for everyone. */
  readonly accesses: readonly Access[];
}

/**
 * Leaves out what is no page of a site: files of the repository that the navigation does not name,
 * and pages that the audience may not read. It is told what the public does not get.
 *
 * @param locate where a key of a page's frontmatter is written
 */
export function readablePages(
  navigation: Navigation,
  all: readonly PageSource[],
  audience: Audience,
  locate: (page: PageSource, key: string) => SourceLocation,
): Checked<ReadablePages> {
  const named = namedPaths(navigation.root);
  const candidates = all.filter(({ onlyIfListed, path }) => !onlyIfListed || named.has(path));
  const found = restrictedPages(navigation.root, candidates);
  const restricted = new Map([...found].map(([path, { access }]) => [path, access]));
  const pages = candidates.filter(({ path }) => mayRead(restricted.get(path) ?? [], audience));
  const shown = new Set(pages.map(({ path }) => path));
  const closed = new Set([...restricted.keys()].filter((path) => !shown.has(path)));
  const left = new Map([...found].filter(([path]) => closed.has(path)));
  const written: Access[] = [];
  addWritten(navigation.root, written);
  const accesses = different([...restricted.values(), ...written]);
  const isOpen = accesses.length === 0;
  const root = isOpen
    ? navigation.root
    : readableTree(navigation.root, { shown, closed, audience });
  return {
    value: {
      navigation: { ...navigation, root },
      pages,
      restricted,
      accesses,
    },
    diagnostics: audience === 'public' ? restrictedDiagnostics(left, candidates, locate) : [],
  };
}

/** Adds what the elements of a navigation say of their readers, but those that are for everyone. */
function addWritten(node: NavNode, written: Access[]): void {
  const own = elementAccess(node);
  if (own && own.length > 0) written.push(own);
  for (const child of node.children) addWritten(child, written);
  for (const child of node.global ?? []) addWritten(child, written);
}

/** Each access once. */
export function different(accesses: readonly Access[]): readonly Access[] {
  return [...new Map(accesses.map((access) => [JSON.stringify(access), access])).values()];
}

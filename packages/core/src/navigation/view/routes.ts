import type { PageFacts } from '../../page/facts.ts';
import { pageUrl, titleFromPath } from '../../page/page-path.ts';
import type { NavNode } from '../node.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { Frames } from './frame.ts';
import type { TreeIndex } from './tree-index.ts';
import { isHidden } from './visibility.ts';

/** One entry of `waymark nav --json`. */
export interface Route {
  readonly path: string;
  readonly url: string;
  readonly title: string;
  readonly kind: 'page' | 'endpoint' | 'link';
  /** Code as written in docs.json. */
  readonly language?: string | undefined;
  readonly version?: string | undefined;
  readonly product?: string | undefined;
  readonly breadcrumbs: readonly string[];
  /** Its URL is all that it has: hidden, or not in the navigation. */
  readonly hidden: boolean;
}

/**
 * Every page that the navigation names, once and in the order of the file, those without a file
 * included; then the pages that it does not name, by path.
 */
export function siteRoutes(
  tree: TreeIndex,
  frames: Frames,
  facts: ReadonlyMap<string, PageFacts>,
): readonly Route[] {
  const listed = tree.listings.map(({ path, node }) => {
    const place = tree.active.get(path)?.node ?? node;
    const page = facts.get(path);
    return page ? pageRoute(page, place, frames, tree) : missingRoute(path, place, frames, tree);
  });
  const unlisted = [...facts.values()]
    .filter(({ path }) => tree.active.get(path) === undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => unlistedRoute(page));
  return [...listed, ...unlisted];
}

function pageRoute(page: PageFacts, node: NavNode, frames: Frames, tree: TreeIndex): Route {
  return {
    path: page.path,
    url: page.url,
    title: page.title,
    kind: routeKind(page),
    ...placeOf(node, frames, tree),
    hidden: isHidden(page, node),
  };
}

function missingRoute(path: string, node: NavNode, frames: Frames, tree: TreeIndex): Route {
  return {
    path,
    url: pageUrl(path),
    title: titleFromPath(path),
    kind: 'page',
    ...placeOf(node, frames, tree),
    hidden: node.hidden === true && node.searchable !== true,
  };
}

function unlistedRoute(page: PageFacts): Route {
  return {
    path: page.path,
    url: page.url,
    title: page.title,
    kind: routeKind(page),
    breadcrumbs: [],
    hidden: true,
  };
}

function routeKind({ isLink, isEndpoint }: PageFacts): Route['kind'] {
  if (isLink) return 'link';
  return isEndpoint ? 'endpoint' : 'page';
}

function placeOf(node: NavNode, frames: Frames, tree: TreeIndex) {
  const { context, language, version, product } = frames(node);
  const trail = breadcrumbs(tree.branch(node), context);
  return { language, version, product, breadcrumbs: trail.map(({ label }) => label) };
}

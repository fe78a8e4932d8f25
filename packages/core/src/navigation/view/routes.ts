import type { PageFacts } from '../../page/facts.ts';
import { pageUrl, titleFromPath } from '../../page/page-path.ts';
import type { NavNode } from '../node.ts';
import { trailLabels } from './breadcrumbs.ts';
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
 * The path of every page that the navigation names, once and in the order of the file, those without
 * a file included; then of the pages that it does not name, by path.
 */
export function routeOrder(
  tree: TreeIndex,
  facts: ReadonlyMap<string, PageFacts>,
): readonly string[] {
  const unlisted = [...facts.keys()].filter((path) => !tree.active.has(path));
  return [...tree.listed, ...unlisted.sort((a, b) => (a < b ? -1 : 1))];
}

/** @param order of the routes, as `routeOrder` gives it */
export function siteRoutes(
  order: readonly string[],
  tree: TreeIndex,
  frames: Frames,
  facts: ReadonlyMap<string, PageFacts>,
): readonly Route[] {
  return order.map((path) => {
    const node = tree.active.get(path)?.node;
    const page = facts.get(path);
    if (page) return node ? pageRoute(page, node, frames, tree) : unlistedRoute(page);
    return missingRoute(path, node ?? tree.root, frames, tree);
  });
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
  return { language, version, product, breadcrumbs: trailLabels(tree.branch(node), context) };
}

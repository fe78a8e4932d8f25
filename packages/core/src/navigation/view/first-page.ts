import type { PageFacts } from '../../page/facts.ts';
import { namedPath } from '../named-paths.ts';
import type { NavNode } from '../node.ts';
import { isContent } from './branch.ts';
import { type Place, preferred, type TreeIndex } from './tree-index.ts';

/** The language and version that a reader has chosen, by code and label. */
export interface Selection {
  readonly language?: string | undefined;
  readonly version?: string | undefined;
}

/** Finds what selecting an element opens. */
export interface FirstPages {
  /** The first visible page below an element; links out of the site do not count. */
  page(node: NavNode, selection: Selection): PageFacts | undefined;
  /**
   * The page that shows a division to a reader who has not chosen it: the first visible one that
   * only this division lists, else the first that belongs to it and is listed elsewhere too.
   */
  entrance(division: NavNode, selection: Selection): PageFacts | undefined;
  /** What a link to the element opens: its `href`, its first page, its first link, else home. */
  url(node: NavNode, selection: Selection): string;
}

/**
 * First visible pages in the order of docs/format/docs-json.md#first-page: an element's root page,
 * its pages and groups in written order, then its divisions, of which the selected version and
 * language come first, then the default ones.
 */
export function createFirstPages(
  tree: TreeIndex,
  facts: ReadonlyMap<string, PageFacts>,
): FirstPages {
  const memo = new Map<string, Map<NavNode, PageFacts | undefined>>();
  const search = (
    node: NavNode,
    selection: Selection,
    wantLink: boolean,
  ): PageFacts | undefined => {
    const key = `${wantLink}\n${selection.language}\n${selection.version}`;
    const known = memo.get(key) ?? new Map<NavNode, PageFacts | undefined>();
    memo.set(key, known);
    if (known.has(node)) return known.get(node);
    const found =
      ownPage(node, facts, wantLink) ??
      firstOf(ordered(node, tree, selection), (child) => search(child, selection, wantLink));
    known.set(node, found);
    return found;
  };
  const page = (node: NavNode, selection: Selection) => search(node, selection, false);
  const firstWhere = (
    node: NavNode,
    selection: Selection,
    accept: (page: PageFacts) => boolean,
  ): PageFacts | undefined => {
    const own = ownPage(node, facts, false);
    if (own && accept(own)) return own;
    return firstOf(ordered(node, tree, selection), (child) => firstWhere(child, selection, accept));
  };
  const entrances = new Map<string, PageFacts | undefined>();
  const entrance = (division: NavNode, selection: Selection) => {
    const key = `${division.id}\n${selection.language}\n${selection.version}`;
    if (entrances.has(key)) return entrances.get(key);
    const lists = ({ divisions }: Place) => divisions.includes(division);
    const found =
      firstWhere(division, selection, ({ path }) => tree.places(path).every(lists)) ??
      firstWhere(division, selection, ({ path }) => tree.places(path).slice(0, 1).every(lists));
    entrances.set(key, found);
    return found;
  };
  return {
    page,
    entrance,
    url: (node, selection) =>
      node.url ?? page(node, selection)?.url ?? search(node, selection, true)?.url ?? '/',
  };
}

function ownPage(
  node: NavNode,
  facts: ReadonlyMap<string, PageFacts>,
  wantLink: boolean,
): PageFacts | undefined {
  const path = namedPath(node);
  const page = path === undefined ? undefined : facts.get(path);
  const isHiddenRoot = node.kind !== 'page' && page?.hidden === true;
  return page && page.isLink === wantLink && !isHiddenRoot ? page : undefined;
}

function ordered(node: NavNode, tree: TreeIndex, selection: Selection): readonly NavNode[] {
  const drawn = node.children.filter(tree.isDrawn);
  const divisions = preferred(drawn.filter((child) => !isContent(child)));
  const selected = divisions.filter((child) => isSelected(child, selection));
  return [...drawn.filter(isContent), ...selected, ...divisions];
}

/** Whether a version or language is the one that a reader has chosen. */
export function isSelected(node: NavNode, { language, version }: Selection): boolean {
  if (node.kind === 'language') return node.language === language;
  return node.kind === 'version' && node.label === version;
}

function firstOf<Item, Value>(
  items: readonly Item[],
  find: (item: Item) => Value | undefined,
): Value | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

import type { PageFacts } from '../../page/facts.ts';
import { lazily } from '../../page/lazily.ts';
import type { PageScope, PageSummary, PageView, Section } from '../../view.ts';
import type { NavNode } from '../node.ts';
import { createCounterparts } from './counterparts.ts';
import { createFirstPages, type FirstPages } from './first-page.ts';
import { createFrames, type Frames } from './frame.ts';
import { localeFolders } from './locale-match.ts';
import { createNearestListed } from './nearest-listed.ts';
import { pageSummary, pageView } from './page-view.ts';
import { createSections, type Drilldown } from './section.ts';
import type { TreeIndex } from './tree-index.ts';

/** What the configuration and the theme decide for all pages. */
export interface ViewSettings {
  readonly eyebrows: 'section' | 'breadcrumbs';
  readonly drilldown: Drilldown;
  /** `seo.indexing` is `all`: pages are indexed unless they say otherwise. */
  readonly indexAll: boolean;
}

/** The views of a site. */
export interface Views {
  readonly tree: TreeIndex;
  readonly first: FirstPages;
  readonly frames: Frames;
  /** What is told about a page that exists. */
  page(path: string): PageSummary;
  /** The view of a page that exists, in the division of a key or where it is listed first. */
  view(path: string, place?: string): PageView;
  /** The section that such a view has. */
  section(path: string, place?: string): Section;
  /** The scope that such a view has. */
  scope(path: string, place?: string): PageScope;
}

/** Makes the indexes and caches that all views share; a single view is then a few look-ups. */
export function createViews(
  tree: TreeIndex,
  facts: ReadonlyMap<string, PageFacts>,
  settings: ViewSettings,
): Views {
  const first = createFirstPages(tree, facts);
  const sections = createSections({ tree, facts, first, drilldown: settings.drilldown });
  const frames = createFrames(tree, first, sections);
  const locales = localeFolders([...languageCodes(tree.root)]);
  const counterparts = createCounterparts({ tree, facts, first, locales });
  const surroundings = surroundingsOf(tree, first, facts);
  const isShared = facts
    .values()
    .some(({ path, isLink }) => !isLink && tree.places(path).length > 1);
  const factsOf = (path: string) => {
    const page = facts.get(path);
    if (!page) throw new RangeError(`The site has no page "${path}".`);
    return page;
  };
  const { eyebrows, indexAll } = settings;
  const page = (path: string) => pageSummary(factsOf(path), tree.active.get(path)?.node, indexAll);
  const nodeIn = (path: string, place: string | undefined) => {
    const chosen = tree.places(path).find(({ key }) => key === place);
    return (chosen ?? tree.active.get(path))?.node;
  };
  const frameAt = (path: string, node: NavNode | undefined) => frames(node ?? surroundings(path));
  const section = (path: string, place?: string) => frameAt(path, nodeIn(path, place)).section;
  const scope = (path: string, place?: string): PageScope => frameAt(path, nodeIn(path, place));
  const view = (path: string, place?: string) => {
    const page = factsOf(path);
    const node = nodeIn(path, place);
    const frame = frameAt(path, node);
    const summary = pageSummary(page, node, indexAll);
    return pageView({ page, node, summary, frame, counterparts, facts, isShared, eyebrows });
  };
  return { tree, first, frames, page, view, section, scope };
}

function* languageCodes({ children, language }: NavNode): Iterable<string> {
  if (language !== undefined) yield language;
  for (const child of children) if (child.kind !== 'page') yield* languageCodes(child);
}

/** For a page that is not listed: the nearest listed one, else the first page of the site. */
function surroundingsOf(tree: TreeIndex, first: FirstPages, facts: ReadonlyMap<string, PageFacts>) {
  // Few sites have such pages, and to index a large one takes time.
  const nearest = lazily(() =>
    createNearestListed(
      tree.active.values().filter((place) => place.visible && facts.has(place.path)),
    ),
  );
  return (path: string) => {
    const home = () => tree.active.get(first.page(tree.root, {})?.path ?? '')?.node;
    return nearest()(path)?.node ?? home() ?? tree.root;
  };
}

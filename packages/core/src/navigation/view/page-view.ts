import type { PageFacts } from '../../page/facts.ts';
import type { PageSummary, PageView } from '../../view.ts';
import type { NavNode } from '../node.ts';
import { groupsOf } from './branch.ts';
import { breadcrumbs, eyebrow } from './breadcrumbs.ts';
import type { Counterparts } from './counterparts.ts';
import { directoryOf } from './directory.ts';
import type { Frame } from './frame.ts';
import { neighbours } from './pagination.ts';
import { relatedLinks } from './related.ts';
import { alternates, canonicalUrl, currentVersion, originalPage, switchers } from './switchers.ts';
import { isHidden, visibilityOf } from './visibility.ts';

/** What a view is made from. */
export interface PageViewInput {
  readonly page: PageFacts;
  /** Where the navigation names the page; absent when it does not. */
  readonly node?: NavNode | undefined;
  readonly summary: PageSummary;
  readonly frame: Frame;
  readonly counterparts: Counterparts;
  readonly facts: ReadonlyMap<string, PageFacts>;
  /** Some page of the site is listed in several divisions. */
  readonly isShared: boolean;
  readonly eyebrows: 'section' | 'breadcrumbs';
}

/**
 * Puts a page's view together. A page that is not listed is shown within a frame, but belongs to
 * no group: it has no trail and no neighbours.
 */
export function pageView(input: PageViewInput): PageView {
  const { page, node, frame, counterparts, facts } = input;
  const { context } = frame;
  const deepest = context.divisions.at(-1) ?? context.tree.root;
  const branch = node === undefined ? context.divisions : context.tree.branch(node);
  const trail = node === undefined ? [] : breadcrumbs(branch, context);
  const directory = node && directoryOf(node, { ...context, facts });
  const switched = { page, branch, context, counterparts };
  const original = node === undefined ? undefined : originalPage(switched);
  const current = node === undefined ? undefined : currentVersion(switched);
  return {
    page: input.summary,
    language: frame.language,
    lang: frame.lang,
    dir: frame.dir,
    version: frame.version,
    product: frame.product,
    ...(input.isShared ? { place: context.tree.key(deepest) } : {}),
    places: context.tree.places(page.path).map(({ key }) => key),
    tabs: frame.tabs,
    anchors: frame.anchors,
    switchers: switchers(switched),
    section: frame.section,
    openGroups: groupsOf(branch).map(({ id }) => id),
    breadcrumbs: trail,
    eyebrow: node === undefined ? [] : eyebrow(input.eyebrows, trail, branch, context),
    ...(directory ? { directory } : {}),
    related: relatedLinks(page, facts),
    ...(node === undefined ? {} : neighbours(page, frame.order, facts)),
    canonicalUrl: isOwnCanonical(input) ? page.url : canonicalUrl(switched, original),
    ...(current ? { current } : {}),
    ...(original ? { original } : {}),
    alternates: node === undefined ? [] : alternates(switched),
  };
}

/** Who forbids a page to search engines cannot have them show another one for it. */
function isOwnCanonical({ node, summary }: PageViewInput): boolean {
  return node === undefined || summary.noindex;
}

/** What is told about a page itself. */
export function pageSummary(
  page: PageFacts,
  node: NavNode | undefined,
  indexAll: boolean,
): PageSummary {
  return {
    path: page.path,
    url: page.url,
    file: page.file,
    title: page.title,
    sidebarTitle: page.sidebarTitle,
    description: page.description,
    mode: page.mode,
    hidden: isHidden(page, node),
    ...visibilityOf(page, node, indexAll),
    deprecated: page.deprecated,
    ...(page.modified === undefined ? {} : { modified: page.modified }),
    ...(page.contributors === undefined ? {} : { contributors: page.contributors }),
    frontmatter: page.frontmatter,
  };
}

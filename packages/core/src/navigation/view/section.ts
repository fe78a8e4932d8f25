import type { PageFacts } from '../../page/facts.ts';
import type { Section, SidebarGroup, SidebarItem, SidebarPage } from '../../view.ts';
import type { NavNode } from '../node.ts';
import { isContent } from './branch.ts';
import type { FirstPages } from './first-page.ts';
import type { TreeIndex } from './tree-index.ts';

/** How `interaction.drilldown` works out, with the theme's default filled in. */
export interface Drilldown {
  /** Selecting a nested group opens its first page. */
  readonly nested: boolean;
  /**
   * docs.json asks for it itself: then it holds for any group, those of the top level and those
   * that are open included (docs/format/docs-json.md#groups).
   */
  readonly forced: boolean;
}

/** What sidebars are made from. */
export interface SectionSource {
  readonly tree: TreeIndex;
  readonly facts: ReadonlyMap<string, PageFacts>;
  readonly first: FirstPages;
  readonly drilldown: Drilldown;
}

/** Makes sidebars, each division's once. */
export interface Sections {
  /** The division's own pages and groups as they are listed. */
  own(division: NavNode): readonly SidebarItem[];
  /**
   * The sidebar shown while a division is the deepest active one. Pages and groups that divisions
   * above it hold beside their own divisions follow, so that nothing is out of reach.
   */
  of(division: NavNode): Section;
}

/** Sidebars of a tree, made when first asked for. */
export function createSections(source: SectionSource): Sections {
  const ownItems = new Map<NavNode, readonly SidebarItem[]>();
  const sections = new Map<NavNode, Section>();
  const own = (division: NavNode) => {
    const items = ownItems.get(division) ?? sidebarItems(division, source, true);
    ownItems.set(division, items);
    return items;
  };
  return {
    own,
    of(division) {
      const divisions = source.tree.branch(division);
      const known = sections.get(division);
      if (known) return known;
      const section = { id: division.id, items: divisions.toReversed().flatMap(own) };
      sections.set(division, section);
      return section;
    },
  };
}

function sidebarItems(
  parent: NavNode,
  source: SectionSource,
  isTopLevel: boolean,
): readonly SidebarItem[] {
  return parent.children.flatMap((node): readonly SidebarItem[] => {
    if (!source.tree.isDrawn(node) || node.kind === 'endpoint') return [];
    if (node.kind === 'page') return sidebarPage(node, source);
    return isTopLevel && !isContent(node) ? [] : sidebarGroup(node, source, isTopLevel);
  });
}

function sidebarPage(node: NavNode, { facts }: SectionSource): readonly SidebarPage[] {
  const page = node.path === undefined ? undefined : facts.get(node.path);
  if (!page) return [];
  return [
    {
      kind: 'page',
      ...(page.isLink ? {} : { path: page.path }),
      url: page.url,
      label: page.sidebarTitle,
      icon: page.icon,
      tag: page.tag,
      deprecated: page.deprecated,
      method: page.method,
    },
  ];
}

/**
 * A group; one without a root page and without visible pages is not shown. Where a label is blank,
 * there is nothing to open the group with, so that its entries are always shown.
 */
function sidebarGroup(
  node: NavNode,
  source: SectionSource,
  isTopLevel: boolean,
): readonly SidebarGroup[] {
  const items = sidebarItems(node, source, false);
  const root = rootPage(node, source.facts);
  if (items.length === 0 && !root) return [];
  const firstUrl = source.first.page(node, {})?.url;
  const drills = isTopLevel ? source.drilldown.forced : source.drilldown.nested;
  const label = node.label || (root?.sidebarTitle ?? '');
  const collapsible = !isTopLevel && label !== '';
  return [
    {
      kind: 'group',
      id: node.id,
      label,
      icon: node.icon,
      tag: node.tag,
      collapsible,
      expanded: !collapsible || node.expanded === true,
      url: root?.url ?? (drills && label !== '' ? firstUrl : undefined),
      hasRoot: root !== undefined,
      ...(source.drilldown.forced ? { opensWhileOpen: true } : {}),
      rootPath: root?.path,
      firstUrl,
      items,
    },
  ];
}

/** The page that a group's label opens, if it exists and is not hidden. */
function rootPage(node: NavNode, facts: ReadonlyMap<string, PageFacts>): PageFacts | undefined {
  const page = node.root === undefined ? undefined : facts.get(node.root);
  return page?.hidden === true ? undefined : page;
}

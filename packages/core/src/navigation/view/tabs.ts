import type { MenuLink, TabLink } from '../../view.ts';
import type { NavNode } from '../node.ts';
import { globalsOf, offered } from './branch.ts';
import { divisionLabel, divisionLink } from './division-link.ts';
import type { FirstPages, Selection } from './first-page.ts';
import type { TreeIndex } from './tree-index.ts';

/** What links of one place in the navigation need: the active divisions and the choice they are. */
export interface LinkContext {
  readonly tree: TreeIndex;
  readonly first: FirstPages;
  /** The root and the active divisions, outermost first. */
  readonly divisions: readonly NavNode[];
  readonly selection: Selection;
}

/**
 * Rows of tabs, one for each active level that has tabs, outermost first; global tabs end the
 * first row. A menu outside a tab (on a product) is a row too, as it has no tab to open from.
 */
export function tabRows(context: LinkContext): readonly (readonly TabLink[])[] {
  const { divisions, tree } = context;
  const rows = divisions.flatMap((level) => {
    const tabs = offered(level.children, 'tab', tree.isDrawn, divisions);
    const items =
      level.kind === 'tab' ? [] : offered(level.children, 'item', tree.isDrawn, divisions);
    return [tabs, items].filter((row) => row.length > 0);
  });
  const global = globalsOf(divisions, 'tab', tree.isDrawn);
  const [first = [], ...others] = rows;
  const all = [[...first, ...global], ...others].filter((row) => row.length > 0);
  return all.map((row) => row.map((tab) => tabLink(tab, context)));
}

function tabLink(tab: NavNode, context: LinkContext): TabLink {
  const { divisions, tree } = context;
  const items = offered(tab.children, 'item', tree.isDrawn, divisions);
  return {
    id: tab.id,
    label: divisionLabel(tab, context),
    ...divisionLink(tab, context),
    icon: tab.icon,
    active: divisions.includes(tab),
    align: tab.align ?? 'start',
    menu: tab.kind === 'tab' ? items.map((item) => menuLink(item, context)) : [],
  };
}

function menuLink(item: NavNode, context: LinkContext): MenuLink {
  return {
    label: divisionLabel(item, context),
    ...divisionLink(item, context),
    description: item.description,
    icon: item.icon,
    active: context.divisions.includes(item),
  };
}

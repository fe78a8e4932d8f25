import { pageText, pageTitle } from './page-text.ts';

/** A site of docs, as each tool is given it. */
export interface GeneratedSite {
  /** Sections of the site, each with a folder of its own. */
  readonly tabs: readonly GeneratedTab[];
}

/** A section of a site. */
export interface GeneratedTab {
  readonly name: string;
  /** The beginning of the paths of its pages. */
  readonly path: string;
  readonly groups: readonly GeneratedGroup[];
}

/** Pages that stand together in the sidebar. */
export interface GeneratedGroup {
  readonly name: string;
  readonly path: string;
  readonly pages: readonly GeneratedPage[];
}

/** A page of a site. */
export interface GeneratedPage {
  /** Without an ending. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

const groupsInTab = 20;
const pagesInGroup = 25;

/** Tabs of twenty groups of twenty-five pages, as many as it takes. The same for the same count. */
export function generateSite(pageCount: number): GeneratedSite {
  return siteOf(
    Array.from({ length: pageCount }, (_, number) => ({ number, text: pageText(number) })),
  );
}

/**
 * Pages in tabs and groups.
 *
 * @param below folder that all of it lies in
 */
export function siteOf(
  pages: readonly { readonly number: number; readonly text: string }[],
  below = '',
): GeneratedSite {
  const groups = chunks(pages, pagesInGroup).map((members, index) => ({
    name: `Group ${index + 1}`,
    folder: `group-${index + 1}`,
    members,
  }));
  const tabs = chunks(groups, groupsInTab).map((groupsOfTab, index): GeneratedTab => {
    const path = `${below}part-${index + 1}`;
    return {
      name: `Part ${index + 1}`,
      path,
      groups: groupsOfTab.map(({ folder, members, name }) => ({
        name,
        path: `${path}/${folder}`,
        pages: members.map(({ number, text }) => ({
          path: `${path}/${folder}/page-${number}`,
          title: pageTitle(number),
          text,
        })),
      })),
    };
  });
  return { tabs };
}

/** All pages, in the order of the navigation. */
export function pagesOf({ tabs }: GeneratedSite): GeneratedPage[] {
  return tabs.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));
}

/** The same site with another label of the group that comes first. */
export function withFirstGroupNamed({ tabs }: GeneratedSite, name: string): GeneratedSite {
  return {
    tabs: tabs.map((tab, at) => ({
      ...tab,
      groups: tab.groups.map((group, place) =>
        at === 0 && place === 0 ? { ...group, name } : group,
      ),
    })),
  };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

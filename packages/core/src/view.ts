import type { Visibility } from './navigation/view/visibility.ts';
import type { Icon, ModeColor } from './page/icon.ts';
import type { Frontmatter, PageMode } from './page/page.ts';

/** Which of the languages, versions and products of a site a page belongs to. */
export interface PageScope {
  /** Code as written in docs.json, if the site has languages. */
  readonly language?: string | undefined;
  /** BCP 47 tag for `<html lang>`; `en` for a site without languages. */
  readonly lang: string;
  /** Label of the active version and product, for index and search. */
  readonly version?: string | undefined;
  readonly product?: string | undefined;
}

/**
 * What the theme shows on one page: plain data, all decisions made. URLs are relative to the
 * site's base and start with `/`, or are absolute; the renderer adds base and trailing slash.
 */
export interface PageView extends PageScope {
  readonly page: PageSummary;
  readonly dir: 'ltr' | 'rtl';
  /**
   * Key of the division that is shown, such as `0-2-1`, which lies in `0-2`; absent in a site where
   * no page is listed in several.
   */
  readonly place?: string;
  /**
   * Keys of all divisions that list the page. Without a choice of the reader the first is shown,
   * and a view of each of the others exists.
   */
  readonly places: readonly string[];
  /** Rows of tabs, outermost first; nearly always none or one. */
  readonly tabs: readonly (readonly TabLink[])[];
  /** Anchors of the active branch, then global anchors. */
  readonly anchors: readonly AnchorLink[];
  /** Switchers of the active branch, outermost first, each with at least two entries. */
  readonly switchers: readonly Switcher[];
  readonly section: Section;
  /** Ids of the groups that hold this page, outermost first; they are open. */
  readonly openGroups: readonly string[];
  readonly breadcrumbs: readonly Crumb[];
  /** What `styling.eyebrows` asks for: the trail, the innermost group, or nothing. */
  readonly eyebrow: readonly Crumb[];
  /** What the page of a group lists of it. */
  readonly directory?: Directory;
  /** Links that the page names for its end. */
  readonly related: readonly RelatedLink[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /**
   * Where search engines shall find what the page says: this page, or the one that it corresponds
   * to in the default version.
   */
  readonly canonicalUrl: string;
  /** The current version, on a page of one that is outdated. */
  readonly current?: CurrentVersion;
  /** The page in the default language, on one of another language. */
  readonly original?: OriginalPage;
  /** This page in the other languages, this one included; empty without counterparts. */
  readonly alternates: readonly Alternate[];
}

/** Where a page of an outdated version is current. */
export interface CurrentVersion {
  readonly label: string;
  /** The same page where it has one, else the nearest. */
  readonly url: string;
}

/** What a page was translated from, or what stands for it. */
export interface OriginalPage {
  readonly path: string;
  readonly url: string;
  /** BCP 47 tag of its language. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The page shows the original itself, as there is no translation. */
  readonly isShown: boolean;
}

/** What lists and links need of a page. */
export interface PageSummary extends Visibility {
  readonly path: string;
  readonly url: string;
  readonly file: string;
  readonly title: string;
  readonly sidebarTitle: string;
  readonly description?: string;
  readonly mode: PageMode;
  readonly hidden: boolean;
  readonly deprecated: boolean;
  /** Day of the last change, where it is known: `2026-08-13`. */
  readonly modified?: string;
  /** Who changed its file, the first first, where that is asked for. */
  readonly contributors?: readonly string[];
  readonly frontmatter: Frontmatter;
}

/** A step of the trail. */
export interface Crumb {
  readonly label: string;
  readonly url?: string;
}

/** A link to a page with its name. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
  readonly description?: string;
}

/** A link that a page names as related to it. */
export interface RelatedLink extends PageLink {
  readonly icon?: Icon;
}

/** The list of a group's pages on its root page. */
export interface Directory {
  readonly style: 'accordion' | 'card';
  readonly entries: readonly DirectoryEntry[];
}

/** A page of a directory, or a group with entries of its own. */
export interface DirectoryEntry {
  readonly label: string;
  /** Of the page, or of the root page of a group, if it has one. */
  readonly url?: string;
  readonly icon?: Icon;
  readonly tag?: string;
  readonly description?: string;
  readonly entries: readonly DirectoryEntry[];
}

/** A link that chooses a division. */
export interface DivisionLink {
  readonly url: string;
  /** What a reader with script gets: a page that other divisions list too, shown in this one. */
  readonly choice?: Choice;
}

/** A division to remember when a link is followed. */
export interface Choice {
  readonly url: string;
  /** Key of the division; see `PageView.place`. */
  readonly place: string;
}

/** An entry of the bar of tabs. */
export interface TabLink extends DivisionLink {
  readonly id: string;
  readonly label: string;
  readonly icon?: Icon;
  readonly active: boolean;
  readonly align: 'start' | 'end';
  readonly menu: readonly MenuLink[];
}

/** An entry of a tab's menu. */
export interface MenuLink extends DivisionLink {
  readonly label: string;
  readonly description?: string;
  readonly icon?: Icon;
  readonly active: boolean;
}

/** An anchor above the tree. */
export interface AnchorLink extends DivisionLink {
  readonly label: string;
  readonly icon?: Icon;
  readonly color?: ModeColor;
  readonly active: boolean;
}

/** A menu of versions, languages, products or dropdowns. */
export interface Switcher {
  readonly kind: 'version' | 'language' | 'product' | 'dropdown';
  readonly entries: readonly SwitcherEntry[];
}

/** A division that a switcher leads to. */
export interface SwitcherEntry extends DivisionLink {
  readonly label: string;
  /** Key of the division that the entry stands for; see `PageView.place`. */
  readonly key: string;
  readonly active: boolean;
  readonly description?: string;
  readonly icon?: Icon;
  readonly tag?: string;
  readonly color?: ModeColor;
  /** Languages: BCP 47 tag of the entry. */
  readonly lang?: string;
}

/** A translation of a page. */
export interface Alternate {
  readonly hreflang: string;
  readonly url: string;
  /** Search engines are not to show it: it says so, or that another address stands for it. */
  readonly isUnlisted?: true;
}

/** The sidebar of the deepest active division, the same value for all its pages. */
export interface Section {
  readonly id: string;
  readonly items: readonly SidebarItem[];
}

/** An entry of the tree. */
export type SidebarItem = SidebarPage | SidebarGroup;

/** A page of the tree. */
export interface SidebarPage {
  readonly kind: 'page';
  /** Absent for entries that leave the site (frontmatter `url`). */
  readonly path?: string;
  readonly url: string;
  readonly label: string;
  readonly icon?: Icon;
  readonly tag?: string;
  readonly deprecated: boolean;
  /** HTTP method of an endpoint page. */
  readonly method?: string;
}

/** A group of the tree with its entries. */
export interface SidebarGroup {
  readonly kind: 'group';
  readonly id: string;
  /** Empty for a deliberately blank heading. */
  readonly label: string;
  readonly icon?: Icon;
  readonly tag?: string;
  /** Top-level groups and those without a label are always open and cannot be collapsed. */
  readonly collapsible: boolean;
  readonly expanded: boolean;
  /** Page that selecting the label opens: the group's `root`, or with drilldown its first page. */
  readonly url?: string;
  /** `url` is the group's own root page, which the toggle does not open. */
  readonly hasRoot: boolean;
  readonly rootPath?: string;
  /** Selecting the group opens `url` also while its list is open; otherwise that closes the list. */
  readonly opensWhileOpen?: true;
  /** First visible page, for a group whose content is fetched when it is opened. */
  readonly firstUrl?: string;
  readonly items: readonly SidebarItem[];
}

import type { Component } from '../component.ts';

/** The parts of the theme, each the site's own where it has one. */
export interface ThemeComponents {
  readonly Page: typeof import('./Page.astro').default;
  readonly Head: typeof import('./Head.astro').default;
  readonly ThemeInit: typeof import('./ThemeInit.astro').default;
  readonly PlaceInit: typeof import('./PlaceInit.astro').default;
  readonly Scripts: typeof import('./Scripts.astro').default;
  readonly SkipLink: typeof import('./SkipLink.astro').default;
  readonly Banner: typeof import('./Banner.astro').default;
  readonly BannerClose: typeof import('./BannerClose.astro').default;
  readonly Header: typeof import('./Header.astro').default;
  readonly Logo: typeof import('./Logo.astro').default;
  readonly NavbarLinks: typeof import('./NavbarLinks.astro').default;
  readonly SearchButton: typeof import('./SearchButton.astro').default;
  readonly AskButton: typeof import('./AskButton.astro').default;
  readonly Assistant: typeof import('./Assistant.astro').default;
  readonly Analytics: typeof import('./Analytics.astro').default;
  readonly ThemeSelect: typeof import('./ThemeSelect.astro').default;
  readonly Menu: typeof import('./Menu.astro').default;
  readonly NavTabs: typeof import('./NavTabs.astro').default;
  readonly TabMenu: typeof import('./TabMenu.astro').default;
  readonly MobileNav: typeof import('./MobileNav.astro').default;
  readonly SidebarPanel: typeof import('./SidebarPanel.astro').default;
  readonly Drawer: typeof import('./Drawer.astro').default;
  readonly Sidebar: typeof import('./Sidebar.astro').default;
  readonly SidebarGroup: typeof import('./SidebarGroup.astro').default;
  readonly SidebarScroll: typeof import('./SidebarScroll.astro').default;
  readonly SidebarItems: typeof import('./SidebarItems.astro').default;
  readonly GroupSummary: typeof import('./GroupSummary.astro').default;
  readonly PageLabel: typeof import('./PageLabel.astro').default;
  readonly Anchors: typeof import('./Anchors.astro').default;
  readonly Switchers: typeof import('./Switchers.astro').default;
  readonly Switcher: typeof import('./Switcher.astro').default;
  readonly Breadcrumbs: typeof import('./Breadcrumbs.astro').default;
  readonly LanguageOffer: typeof import('./LanguageOffer.astro').default;
  readonly PageNotices: typeof import('./PageNotices.astro').default;
  readonly PageTitle: typeof import('./PageTitle.astro').default;
  readonly PageActions: typeof import('./PageActions.astro').default;
  readonly Endpoint: typeof import('./Endpoint.astro').default;
  readonly SideColumn: typeof import('./SideColumn.astro').default;
  readonly TableOfContents: typeof import('./TableOfContents.astro').default;
  readonly TagFilters: typeof import('./TagFilters.astro').default;
  readonly PageEnding: typeof import('./PageEnding.astro').default;
  readonly Directory: typeof import('./Directory.astro').default;
  readonly RelatedPages: typeof import('./RelatedPages.astro').default;
  readonly Feedback: typeof import('./Feedback.astro').default;
  readonly PageSource: typeof import('./PageSource.astro').default;
  readonly Pagination: typeof import('./Pagination.astro').default;
  readonly Footer: typeof import('./Footer.astro').default;
  readonly NotFound: typeof import('./NotFound.astro').default;
  readonly Glyph: typeof import('./Glyph.astro').default;
  /** Says that a mistake stands in the block after it. */
  readonly Mistake: Component;
}

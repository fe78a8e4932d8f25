/**
 * The parts of the theme: the name under which a user replaces a part, and its file in this
 * folder. `virtual:waymark/components` exports each under its name.
 */
export const themeComponents = {
  Page: 'Page.astro',
  Head: 'Head.astro',
  ThemeInit: 'ThemeInit.astro',
  Scripts: 'Scripts.astro',
  SkipLink: 'SkipLink.astro',
  Banner: 'Banner.astro',
  BannerClose: 'BannerClose.astro',
  Header: 'Header.astro',
  Logo: 'Logo.astro',
  NavbarLinks: 'NavbarLinks.astro',
  SearchButton: 'SearchButton.astro',
  AskButton: 'AskButton.astro',
  Assistant: 'Assistant.astro',
  ThemeSelect: 'ThemeSelect.astro',
  Menu: 'Menu.astro',
  NavTabs: 'NavTabs.astro',
  TabMenu: 'TabMenu.astro',
  MobileNav: 'MobileNav.astro',
  SidebarPanel: 'SidebarPanel.astro',
  Drawer: 'Drawer.astro',
  Sidebar: 'Sidebar.astro',
  SidebarGroup: 'SidebarGroup.astro',
  SidebarScroll: 'SidebarScroll.astro',
  SidebarItems: 'SidebarItems.astro',
  GroupSummary: 'GroupSummary.astro',
  PageLabel: 'PageLabel.astro',
  Anchors: 'Anchors.astro',
  Switchers: 'Switchers.astro',
  Switcher: 'Switcher.astro',
  Breadcrumbs: 'Breadcrumbs.astro',
  PageTitle: 'PageTitle.astro',
  PageActions: 'PageActions.astro',
  Endpoint: 'Endpoint.astro',
  SideColumn: 'SideColumn.astro',
  TableOfContents: 'TableOfContents.astro',
  TagFilters: 'TagFilters.astro',
  Pagination: 'Pagination.astro',
  Footer: 'Footer.astro',
  NotFound: 'NotFound.astro',
  Glyph: 'Glyph.astro',
} as const;

/** Name of a part of the theme. */
export type ThemeComponent = keyof typeof themeComponents;

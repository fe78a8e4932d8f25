declare module 'virtual:waymark/components' {
  export const Page: typeof import('../components/Page.astro').default;
  export const Head: typeof import('../components/Head.astro').default;
  export const ThemeInit: typeof import('../components/ThemeInit.astro').default;
  export const Scripts: typeof import('../components/Scripts.astro').default;
  export const SkipLink: typeof import('../components/SkipLink.astro').default;
  export const Banner: typeof import('../components/Banner.astro').default;
  export const BannerClose: typeof import('../components/BannerClose.astro').default;
  export const Header: typeof import('../components/Header.astro').default;
  export const Logo: typeof import('../components/Logo.astro').default;
  export const NavbarLinks: typeof import('../components/NavbarLinks.astro').default;
  export const SearchButton: typeof import('../components/SearchButton.astro').default;
  export const AskButton: typeof import('../components/AskButton.astro').default;
  export const Assistant: typeof import('../components/Assistant.astro').default;
  export const ThemeSelect: typeof import('../components/ThemeSelect.astro').default;
  export const Menu: typeof import('../components/Menu.astro').default;
  export const NavTabs: typeof import('../components/NavTabs.astro').default;
  export const TabMenu: typeof import('../components/TabMenu.astro').default;
  export const MobileNav: typeof import('../components/MobileNav.astro').default;
  export const SidebarPanel: typeof import('../components/SidebarPanel.astro').default;
  export const Drawer: typeof import('../components/Drawer.astro').default;
  export const Sidebar: typeof import('../components/Sidebar.astro').default;
  export const SidebarGroup: typeof import('../components/SidebarGroup.astro').default;
  export const SidebarScroll: typeof import('../components/SidebarScroll.astro').default;
  export const SidebarItems: typeof import('../components/SidebarItems.astro').default;
  export const GroupSummary: typeof import('../components/GroupSummary.astro').default;
  export const PageLabel: typeof import('../components/PageLabel.astro').default;
  export const Anchors: typeof import('../components/Anchors.astro').default;
  export const Switchers: typeof import('../components/Switchers.astro').default;
  export const Switcher: typeof import('../components/Switcher.astro').default;
  export const Breadcrumbs: typeof import('../components/Breadcrumbs.astro').default;
  export const PageTitle: typeof import('../components/PageTitle.astro').default;
  export const PageActions: typeof import('../components/PageActions.astro').default;
  export const Endpoint: typeof import('../components/Endpoint.astro').default;
  export const SideColumn: typeof import('../components/SideColumn.astro').default;
  export const TableOfContents: typeof import('../components/TableOfContents.astro').default;
  export const TagFilters: typeof import('../components/TagFilters.astro').default;
  export const Pagination: typeof import('../components/Pagination.astro').default;
  export const Footer: typeof import('../components/Footer.astro').default;
  export const NotFound: typeof import('../components/NotFound.astro').default;
  export const Glyph: typeof import('../components/Glyph.astro').default;
}

declare module 'virtual:waymark/project' {
  /** The docs folder that this site renders. */
  export const project: import('../project/project.ts').Project;
}

declare module 'virtual:waymark/sidebar' {
  export const Sidebar: import('./component.ts').Component;
}

declare module 'virtual:waymark/content-components' {
  export const components: Readonly<Record<string, import('./component.ts').Component>>;
}

declare module 'virtual:waymark/islands' {
  /** The wrappers of components that run in the browser, by `file#name`. */
  export const islands: Readonly<
    Record<string, () => Promise<{ readonly default: import('./component.ts').Component }>>
  >;
}

declare module 'virtual:waymark/styles.css' {}

declare module 'virtual:waymark/assistant' {
  export const built: import('../server/adapter-docs.ts').AdapterSettings;
  export const modules: import('../server/own-modules.ts').OwnModules;
}

declare module 'virtual:waymark/server' {
  export const built: import('../server/output.ts').BuiltServerSettings;
  export const modules: import('../server/own-modules.ts').OwnModules;
}

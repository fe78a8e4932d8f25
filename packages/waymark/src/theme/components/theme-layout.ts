import { hasMode, type PageMode } from '@waymark/core';

/** Where a theme puts its parts on wide screens; narrow screens are the same in all themes. */
export interface ThemeLayout {
  /** The bar spans the window, stands beside a full-height sidebar, or is part of the sidebar. */
  readonly header: 'top' | 'beside' | 'rail';
  readonly search: 'center' | 'end' | 'sidebar';
  readonly switchers: 'header' | 'sidebar';
  readonly links: 'header' | 'sidebar';
}

const mint: ThemeLayout = {
  header: 'top',
  search: 'center',
  switchers: 'header',
  links: 'header',
};

const layouts: Readonly<Record<string, ThemeLayout>> = {
  mint,
  maple: {
    header: 'rail',
    search: 'sidebar',
    switchers: 'sidebar',
    links: 'sidebar',
  },
  palm: mint,
  willow: { ...mint, header: 'beside', search: 'end', switchers: 'sidebar', links: 'sidebar' },
  linden: { ...mint, search: 'end' },
  almond: { ...mint, search: 'sidebar', switchers: 'sidebar' },
  aspen: mint,
  luma: { ...mint, search: 'end' },
  sequoia: { ...mint, search: 'end' },
};

/**
 * The layout of a theme; that of `mint` for an unknown one. On a page without a sidebar, what the
 * theme puts there stands in the bar.
 */
export function themeLayout(theme: string, hasSidebar = true): ThemeLayout {
  const layout = layouts[theme] ?? mint;
  if (hasSidebar) return layout;
  const search = layout.search === 'sidebar' ? 'end' : layout.search;
  return { ...layout, header: 'top', switchers: 'header', links: 'header', search };
}

/** The parts that a page shows besides its body. */
export interface PageLayout {
  readonly mode: PageMode;
  readonly sidebar: boolean;
  readonly tabs: boolean;
  readonly toc: boolean;
  readonly title: boolean;
  /** Whether running text has the theme's typography; a page of mode `custom` or `frame` is its author's canvas. */
  readonly typography: boolean;
  readonly pagination: boolean;
  readonly footer: boolean;
}

const full = {
  sidebar: true,
  tabs: true,
  toc: true,
  title: true,
  typography: true,
  pagination: true,
  footer: true,
};

const pageLayouts: Readonly<Record<PageMode, Omit<PageLayout, 'mode'>>> = {
  default: full,
  wide: { ...full, toc: false },
  center: { ...full, sidebar: false, toc: false },
  frame: {
    ...full,
    toc: false,
    title: false,
    typography: false,
    pagination: false,
    footer: false,
  },
  custom: {
    sidebar: false,
    tabs: false,
    toc: false,
    title: false,
    typography: false,
    pagination: false,
    footer: false,
  },
};

/** What a page of a mode shows in a theme. */
export function pageLayout(mode: PageMode, theme: string): PageLayout {
  const known = hasMode(theme, mode) ? mode : 'default';
  return { mode: known, ...pageLayouts[known] };
}

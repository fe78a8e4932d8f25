import { isRecord } from './config/json-value.ts';
import { diagnostic } from './diagnostic/create.ts';
import type { Checked, Diagnostic, SourceLocation } from './diagnostic/diagnostic.ts';
import { buildNavigation } from './navigation/build.ts';
import type { Positions } from './navigation/build-context.ts';
import { checkEntrances } from './navigation/check-entrances.ts';
import { listedPaths } from './navigation/listed-paths.ts';
import type { NavNode } from './navigation/node.ts';
import { different, readablePages } from './navigation/readable-pages.ts';
import { settleNavigation } from './navigation/settle.ts';
import { type Home, languageHomes, siteHome } from './navigation/view/home.ts';
import { type Route, routeOrder, siteRoutes } from './navigation/view/routes.ts';
import { indexTree } from './navigation/view/tree-index.ts';
import { createViews, type ViewSettings, type Views } from './navigation/view/views.ts';
import type { Access, Audience } from './page/access.ts';
import { type PageFacts, pageFacts } from './page/facts.ts';
import { lazily } from './page/lazily.ts';
import { createPageLookup } from './page/lookup.ts';
import type { PageSource } from './page/page.ts';
import { remember } from './remember.ts';
import { themeDefaults } from './theme/defaults.ts';
import type { PageScope, PageSummary, PageView, Section } from './view.ts';

/** The configuration as plain JSON with the places it is written at. */
export interface SiteDocument extends Positions {
  readonly value: unknown;
}

/** The properties of the configuration, apart from `navigation`, that decide what pages show. */
export interface SiteConfig {
  readonly theme: string;
  readonly styling?: { readonly eyebrows?: 'section' | 'breadcrumbs' | undefined } | undefined;
  readonly interaction?: { readonly drilldown?: boolean | undefined } | undefined;
  readonly seo?: { readonly indexing?: 'navigable' | 'all' | undefined } | undefined;
}

/** What a site is made from. */
export interface SiteInput {
  readonly document: SiteDocument;
  readonly config: SiteConfig;
  /** Every page of the docs folder, at most one for each path. */
  readonly pages: readonly PageSource[];
  /** Who may read parts of its pages that not all of their readers may. */
  readonly accesses?: readonly Access[] | undefined;
  /** Whom the site is for; by default the public. */
  readonly audience?: Audience | undefined;
  /** Why a path is no page although a file may exist, as `pageFiles` explains it. */
  ignored?(path: string): string | undefined;
  /** Paths of pages that were left out as their URL is taken. */
  readonly collided?: ReadonlySet<string> | undefined;
  /** Where a key of a page's frontmatter is written; by default at the start of its file. */
  locateField?(page: PageSource, key: string): SourceLocation;
  /** Adds generated pages to the navigation that was read. */
  expand?(root: NavNode): Checked<ExpandedNavigation>;
}

/** A navigation with generated pages in it. */
export interface ExpandedNavigation {
  /** Page nodes need no label, URL, icon or tag: these come from the page. */
  readonly root: NavNode;
  /** All pages, those that were there before included; they may have been completed. */
  readonly pages: readonly PageSource[];
}

/** A documentation site: its navigation, its routes and what each of its pages shows. */
export interface Site {
  readonly root: NavNode;
  readonly pages: ReadonlyMap<string, PageSource>;
  /** Who may read each page of the folder that is not for everyone, by path, whether it is shown or not. */
  readonly restricted: ReadonlyMap<string, Access>;
  /** All different accesses of pages, parts of them and elements that are not for everyone. */
  readonly accesses: readonly Access[];
  /**
   * Paths of every page that the navigation names, once and in the order of the file, those without
   * a file included; then of the pages that it does not name, by path.
   */
  readonly order: readonly string[];
  /** What is told of each page of `order`, which takes longer to make. */
  readonly routes: readonly Route[];
  /** Absent when there is no page at all. */
  readonly home: Home | undefined;
  /** What is told about a page of `pages` itself, where it is listed first. */
  page(path: string): PageSummary;
  /**
   * What the theme shows on a page of `pages`; any other path is a mistake of the caller. A page
   * that several divisions list has a view in each.
   *
   * @param place one of the page's `places`; by default the first
   */
  view(path: string, place?: string): PageView;
  /** Keys of the divisions that list a page, as its view has them, which takes longer to make. */
  places(path: string): readonly string[];
  /** The section of a page in one of its places, as its view there has it. */
  section(path: string, place?: string): Section;
  /** What a page is of in one of its places, as its view there has it, which takes longer to make. */
  scope(path: string, place?: string): PageScope;
  /** The place that decides where a page belongs; its effective `boost` and `openapi` are there. */
  node(path: string): NavNode | undefined;
  /** Where the logo leads: `/`, or the first page of a language other than the default. */
  homeUrl(language?: string): string;
}

/**
 * Builds a site from its configuration and pages. Nothing that the navigation names is lost to a
 * mistake elsewhere in it; what is wrong is in the diagnostics.
 */
export function buildSite(input: SiteInput): Checked<Site> {
  const { document, config } = input;
  const navigation = isRecord(document.value) ? document.value['navigation'] : undefined;
  const lookup = createPageLookup(
    factsOf(input.pages),
    (path) => input.ignored?.(path),
    input.collided,
    () => listedPaths(navigation),
  );
  const written = buildNavigation({ navigation, document, pages: lookup });
  const expanded = input.expand?.(written.value.root);
  const all = expanded?.value.pages ?? input.pages;
  const allFacts = factsOf(all);
  const built = expanded ? settleNavigation(written, expanded, allFacts) : written;
  const locateField = input.locateField ?? startOfFile;
  const shown = readablePages(built.value, all, input.audience ?? 'public', locateField);
  const isAll = shown.value.pages.length === all.length;
  const facts = isAll ? allFacts : factsOf(shown.value.pages);
  const views = createViews(indexTree(shown.value.navigation), facts, viewSettings(config));
  const { tree, frames, first, page, section, scope, view } = views;
  const order = routeOrder(tree, facts);
  const routes = lazily(() => siteRoutes(order, tree, frames, facts));
  const site: Site = {
    root: tree.root,
    pages: new Map(shown.value.pages.map((page) => [page.path, page])),
    restricted: shown.value.restricted,
    accesses: different([...shown.value.accesses, ...(input.accesses ?? [])]),
    order,
    get routes() {
      return routes();
    },
    home: siteHome(tree, first, facts),
    page,
    view,
    places: (path) => tree.places(path).map(({ key }) => key),
    section,
    scope,
    node: (path) => tree.active.get(path)?.node,
    homeUrl: languageHomes(tree, first),
  };
  const found = [...built.diagnostics, ...shown.diagnostics];
  const checked = [
    ...checkHome(views, facts, document, found, shown.value.restricted.size > 0),
    ...checkEntrances(views, document),
  ];
  return { value: site, diagnostics: [...found, ...checked] };
}

function startOfFile({ file }: PageSource): SourceLocation {
  return { file, line: 1, column: 1 };
}

/** A site is built from its pages several times over, in a preview with each change of one. */
const knownFacts = remember(pageFacts);

function factsOf(pages: readonly PageSource[]): ReadonlyMap<string, PageFacts> {
  return new Map(pages.map((page) => [page.path, knownFacts(page)]));
}

/** Settings that are unset are the theme's to decide. */
function viewSettings({ theme, styling, interaction, seo }: SiteConfig): ViewSettings {
  const defaults = themeDefaults(theme);
  const drilldown = interaction?.drilldown;
  return {
    eyebrows: styling?.eyebrows ?? defaults.eyebrows,
    drilldown: { nested: drilldown ?? defaults.drilldown, forced: drilldown === true },
    indexAll: seo?.indexing === 'all',
  };
}

function noPages(document: SiteDocument, isClosed: boolean): Diagnostic {
  const at = document.locate(['navigation']);
  const message = isClosed
    ? 'Every page is only for some readers, so there is nothing to render.'
    : 'The docs folder has no page, so there is nothing to render.';
  const hint = isClosed
    ? 'Have a page for everyone, such as an "index.mdx" with `public: true`.'
    : 'Add an "index.mdx", or name the folder that holds the pages.';
  return diagnostic('page-none', { at, message, hint, pointer: '/navigation' });
}

/** "/" must show something. A navigation that could not be read has been reported already. */
function checkHome(
  { tree, first }: Views,
  facts: ReadonlyMap<string, PageFacts>,
  document: SiteDocument,
  found: readonly Diagnostic[],
  isClosed: boolean,
): readonly Diagnostic[] {
  if (facts.size === 0) return [noPages(document, isClosed)];
  if (facts.has('index') || first.page(tree.root, {})) return [];
  const isEmpty = tree.listed.length === 0;
  if (isEmpty && found.some(({ severity }) => severity === 'error')) return [];
  const reason = isEmpty
    ? 'The navigation lists no page'
    : 'Every page of the navigation is hidden or missing';
  const at = document.locate(['navigation']);
  const message = `${reason}, so "/" has nothing to show.`;
  const hint = `${isEmpty ? 'List' : 'Show'} at least one page, or add an "index.mdx".`;
  const pointer = '/navigation';
  return [diagnostic('navigation-nothing-visible', { at, message, hint, pointer })];
}

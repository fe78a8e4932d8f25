import path from 'node:path';
import {
  codeThemeNames,
  createDocsReader,
  createPagePool,
  type PageUpdate,
  replaceVariables,
} from '@waymark/content';
import {
  applyRules,
  type ConfigDocument,
  carriesVendorSchema,
  checkCodeThemes,
  checkConfigAssets,
  checkFonts,
  checkRedirectPages,
  type Diagnostic,
  type DocsConfig,
  documentFromValue,
  informationIn,
  inSourceOrder,
  type PageSource,
  pageFiles,
  pagePath,
  pageUrl,
  parseConfig,
  readProjectConfig,
  type Site,
  siteHref,
} from '@waymark/core';
import { createDescriptionStore, type DescriptionStore } from '@waymark/openapi';
import { assetFiles, sourceFiles } from './assets.ts';
import { checkNavigationIcons } from './check-navigation-icons.ts';
import { checkNavigationLinks } from './check-navigation-links.ts';
import { checkCodeGrammars, codeGrammars } from './code-grammars.ts';
import { configFiles } from './config-files.ts';
import { findIslands } from './find-islands.ts';
import { createIconResolver } from './icons/create-icon-resolver.ts';
import { type LibraryName, library } from './libraries.ts';
import { locateField } from './locate-field.ts';
import { inMode } from './mode.ts';
import type { OwnUrls } from './own-urls.ts';
import { planSite } from './plan-site.ts';
import type { Project, ProjectSettings, ProjectState, SitePool } from './project.ts';
import { reactNotInstalled } from './react.ts';
import { createPageReader } from './read-pages.ts';
import type { RenderedPage } from './rendered-page.ts';
import { scanFolder } from './scan.ts';
import { secretFileDiagnostics } from './secret-files.ts';
import { siteFiles } from './site-files.ts';
import { checkSiteLinks, type LinkFacts } from './site-links.ts';

/**
 * Opens a docs folder: reads all of it but the bodies of its pages, which compile on demand. API
 * descriptions that are addresses are fetched.
 */
export async function openProject(settings: ProjectSettings): Promise<Project> {
  const store = descriptionStore(settings);
  const readState = createStateReader(settings, store);
  let current = await readState(undefined);
  let reloading: Promise<unknown> = Promise.resolve();
  let reported: Diagnostic[] = [];
  const compiled = new Map<string, LinkFacts>();
  const updates = new Map<string, readonly PageUpdate[]>();
  const libraries = new Set<LibraryName>();
  const progress = { compiled: 0, expected: 0 };
  const listeners: ((page: RenderedPage) => void)[] = [];
  const rendered = new Set<string>();
  let own: OwnUrls = { routes: new Set(), publicFolder: settings.publicFolder };
  return {
    docsFolder: settings.docsFolder,
    settings,
    get own() {
      return own;
    },
    setOwnRoutes(routes) {
      own = { ...own, routes };
    },
    rendered,
    get current() {
      return current;
    },
    async compile(file) {
      if (!isCompiled(file)) return undefined;
      const page = await current.pool.compile(file);
      progress.compiled++;
      reported.push(...page.diagnostics);
      if (page.updates.length > 0) updates.set(file, page.updates);
      compiled.set(file, { anchors: page.anchors, links: page.links });
      return page;
    },
    expect(files) {
      const compiled = files.filter(isCompiled);
      progress.expected = compiled.length;
      current.pool.expect(compiled);
    },
    onRendered(listener) {
      listeners.push(listener);
    },
    takeRendered(page) {
      rendered.add(page.path);
      for (const listener of listeners) listener(page);
    },
    progress,
    reload(changed) {
      store.invalidate(changed);
      const reload = reloading.then(async () => {
        current = await readState(current);
        reported = [];
        compiled.clear();
        return current;
      });
      // One failure must not keep later changes from being read.
      reloading = reload.catch(() => undefined);
      return reload;
    },
    updates,
    checkLinks(isServed = () => false) {
      const checked = checkSiteLinks(current, compiled, isServed);
      reported.push(...checked.diagnostics, ...checkNavigationLinks(current, isServed));
      return checked;
    },
    libraryUrl(name) {
      libraries.add(name);
      const { url, entry } = library(name);
      return siteHref(`${url}/${entry}`, settings.urls);
    },
    libraries,
    report: (diagnostics) => reported.push(...diagnostics),
    diagnostics: () =>
      inSourceOrder([...current.diagnostics, ...applyRules(unique(reported), settings.rules)]),
    close: () => current.pool.close(),
  };
}

/** A generated page is made from a description, which nobody compiles. */
function isCompiled(file: string): boolean {
  return pagePath(file) !== undefined;
}

function descriptionStore({ docsFolder, cacheFolder }: ProjectSettings): DescriptionStore {
  return createDescriptionStore({
    folder: docsFolder,
    cacheFolder: path.join(cacheFolder, 'descriptions'),
  });
}

type StateReader = (previous: ProjectState | undefined) => Promise<ProjectState>;

function createStateReader(settings: ProjectSettings, store: DescriptionStore): StateReader {
  const { docsFolder } = settings;
  const readPages = createPageReader(docsFolder);
  const readSource = createDocsReader(docsFolder);
  return async (previous) => {
    const read = readSource;
    const configuration = readProjectConfig({ read: configFiles(docsFolder), folder: docsFolder });
    const document = configuration.value ?? documentFromValue({});
    const config = parseConfig(document);
    const files = scanFolder(docsFolder, settings.ignoredFolders);
    const listed = pageFiles(files, (read('.mintignore') ?? '').split('\n'));
    const pages = readPages(listed.value.pages);
    const { ignored } = listed.value;
    const plan = await planSite({
      store,
      document,
      config: config.value,
      pages: pages.value,
      files,
      ignored,
      endpointOrder: settings.endpointOrder,
      locateField: (page, key) => locateField(page, key, read),
    });
    const { site, endpoints, restricted } = plan.value;
    const sitePages = [...site.pages.values()];
    const icons = createIconResolver({ library: config.value.icons.library });
    const isShown = createIsShown(pages.value, site);
    const islands = findIslands(pages.modules.filter(isShown), (file) => {
      const source = readSource(file);
      return source && replaceVariables(source, config.value.variables);
    });
    const frontmatter = { diagnostics: pages.diagnostics.filter(isShown) };
    const checks = configuration.value
      ? [config, listed, frontmatter, plan]
      : [listed, frontmatter];
    const found = [
      ...configuration.diagnostics,
      ...checks.flatMap(({ diagnostics }) => diagnostics),
      ...secretFileDiagnostics(files, ignored),
      ...(settings.react ? [] : reactNotInstalled(islands)),
      ...checkCodeGrammars(config.value, docsFolder, document),
      ...checkNavigationIcons({
        root: site.root,
        pages: sitePages,
        files,
        icons,
        locate: (pointer) => document.locate(pointer.split('/').slice(1)),
        locateField: (page, key) => locateField(page, key, read),
      }),
      ...checkReferences(
        config.value,
        document,
        files,
        sitePages.map((page) => pageUrl(page.path)),
      ),
    ];
    const assets = assetFiles(files, ignored, descriptionFiles(endpoints).difference(restricted));
    const loaded = siteFiles(assets, read);
    return {
      config: config.value,
      site,
      pages: sitePages,
      endpoints,
      files,
      assets,
      sources: sourceFiles(files, ignored, loaded.scripts).filter((file) => isShown({ file })),
      siteFiles: loaded,
      icons,
      islands,
      pool: poolFor(settings, config.value, sitePages, previous),
      diagnostics: inMode(applyRules(found, settings.rules), settings.mode),
      information: informationIn(found, settings.rules),
      vendorSchema: carriesVendorSchema(document),
    };
  };
}

/** Tells what is of a page that the site leaves out: nothing of it may come into the output. */
function createIsShown(
  pages: readonly PageSource[],
  site: Site,
): (part: { readonly file: string }) => boolean {
  const leftOut = new Set(
    pages.filter(({ path }) => !site.pages.has(path)).map(({ file }) => file),
  );
  return ({ file }) => !leftOut.has(file);
}

/** The API descriptions that pages are made from; addresses among them are no files. */
function descriptionFiles(endpoints: ProjectState['endpoints']): ReadonlySet<string> {
  const sources = [...endpoints.values()].flatMap(({ target }) =>
    'description' in target ? [target.description.source] : [],
  );
  return new Set(sources);
}

/** What the configuration names outside itself: files, pages, fonts, themes of code. */
function checkReferences(
  config: DocsConfig,
  document: ConfigDocument,
  files: readonly string[],
  urls: readonly string[],
): Diagnostic[] {
  const locate = (pointer: string) => document.locate(pointer.split('/').slice(1));
  return [
    ...checkConfigAssets(config, document, new Set(files)),
    ...checkRedirectPages(config.redirects, new Set([...urls, ...files.map((file) => `/${file}`)])),
    ...checkFonts(config, locate),
    ...checkCodeThemes(config, document, codeThemeNames),
  ];
}

/** The threads of a preview live on while what they were started with stays the same. */
function poolFor(
  settings: ProjectSettings,
  config: DocsConfig,
  pages: readonly PageSource[],
  previous: ProjectState | undefined,
): SitePool {
  const options = {
    docsFolder: settings.docsFolder,
    pages: pages.map(({ path: page }) => page),
    components: settings.components,
    variables: config.variables,
    codeThemes: config.styling.codeblocks.theme,
    grammars: codeGrammars(config, settings.docsFolder),
    urls: settings.urls,
    cacheFolder: path.join(settings.cacheFolder, 'pages'),
  };
  const key = JSON.stringify(options);
  if (previous?.pool.key === key) return previous.pool;
  void previous?.pool.close();
  return { ...createPagePool(options), key };
}

/** A page may be rendered more than once, in a preview or for a second route. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((found) => [JSON.stringify(found), found])).values()];
}

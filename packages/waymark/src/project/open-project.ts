import { existsSync, readFileSync } from 'node:fs';
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
  buildSite,
  type ConfigDocument,
  carriesVendorSchema,
  checkCodeThemes,
  checkConfigAssets,
  checkFonts,
  checkRedirectPages,
  type Diagnostic,
  type DocsConfig,
  documentFromValue,
  inSourceOrder,
  type PageSource,
  pageFiles,
  parseConfig,
  readProjectConfig,
  siteHref,
} from '@waymark/core';
import { createIconResolver } from '../icons/create-icon-resolver.ts';
import { assetFiles, sourceFiles } from './assets.ts';
import { checkCodeGrammars, codeGrammars } from './code-grammars.ts';
import { findIslands } from './find-islands.ts';
import { type LibraryName, library } from './libraries.ts';
import { inMode } from './mode.ts';
import type { Project, ProjectSettings, ProjectState, SitePool } from './project.ts';
import { reactNotInstalled } from './react.ts';
import { createPageReader } from './read-pages.ts';
import { scanFolder } from './scan.ts';
import { siteFiles } from './site-files.ts';
import { checkSiteLinks, type LinkFacts } from './site-links.ts';

/** Opens a docs folder: reads all of it but the bodies of its pages, which compile on demand. */
export function openProject(settings: ProjectSettings): Project {
  const readState = createStateReader(settings);
  let current = readState(undefined);
  let reported: Diagnostic[] = [];
  const compiled = new Map<string, LinkFacts>();
  const updates = new Map<string, readonly PageUpdate[]>();
  const libraries = new Set<LibraryName>();
  const progress = { compiled: 0, expected: 0 };
  return {
    docsFolder: settings.docsFolder,
    settings,
    get current() {
      return current;
    },
    async compile(file) {
      const page = await current.pool.compile(file);
      progress.compiled++;
      reported.push(...page.diagnostics);
      if (page.updates.length > 0) updates.set(file, page.updates);
      compiled.set(file, { anchors: page.anchors, links: page.links });
      return page;
    },
    expect(files) {
      progress.expected = files.length;
      current.pool.expect(files);
    },
    progress,
    reload() {
      current = readState(current);
      reported = [];
      compiled.clear();
      return current;
    },
    updates,
    checkLinks(isServed = () => false) {
      const checked = checkSiteLinks(current, compiled, isServed);
      reported.push(...checked.diagnostics);
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

type StateReader = (previous: ProjectState | undefined) => ProjectState;

function createStateReader(settings: ProjectSettings): StateReader {
  const { docsFolder } = settings;
  const readPages = createPageReader(docsFolder);
  const readSource = createDocsReader(docsFolder);
  return (previous) => {
    const read = (file: string) => readText(path.join(docsFolder, file));
    const configuration = readProjectConfig({ read, folder: docsFolder });
    const document = configuration.value ?? documentFromValue({});
    const config = parseConfig(document);
    const files = scanFolder(docsFolder, settings.ignoredFolders);
    const listed = pageFiles(files, (read('.mintignore') ?? '').split('\n'));
    const pages = readPages(listed.value.pages);
    const { ignored } = listed.value;
    const site = buildSite({ document, config: config.value, pages: pages.value, ignored });
    const islands = findIslands(pages.modules, (file) => {
      const source = readSource(file);
      return source && replaceVariables(source, config.value.variables);
    });
    const checks = configuration.value ? [config, listed, pages, site] : [listed, pages];
    const found = [
      ...configuration.diagnostics,
      ...checks.flatMap(({ diagnostics }) => diagnostics),
      ...(settings.react ? [] : reactNotInstalled(islands)),
      ...checkCodeGrammars(config.value, docsFolder, document),
      ...checkReferences(
        config.value,
        document,
        files,
        listed.value.pages.map(({ url }) => url),
      ),
    ];
    const assets = assetFiles(files, ignored);
    const loaded = siteFiles(assets, read);
    return {
      config: config.value,
      site: site.value,
      pages: pages.value,
      files,
      assets,
      sources: sourceFiles(files, ignored, loaded.scripts),
      siteFiles: loaded,
      icons: createIconResolver({ library: config.value.icons.library }),
      islands,
      pool: poolFor(settings, config.value, pages.value, previous),
      diagnostics: inMode(applyRules(found, settings.rules), settings.mode),
      vendorSchema: carriesVendorSchema(document),
    };
  };
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

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

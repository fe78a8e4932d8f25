import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPagePool, type PagePool } from '@waymark/content';
import {
  applyRules,
  buildSite,
  type Diagnostic,
  type DocsConfig,
  pageFiles,
  readProjectConfig,
} from '@waymark/core';
import { createIconResolver } from '../icons/create-icon-resolver.ts';
import { assetFiles } from './assets.ts';
import { createPageReader } from './read-pages.ts';
import type { Project, ProjectSettings, ProjectState } from './project.ts';
import { scanFolder } from './scan.ts';

/** Opens a docs folder: reads all of it but the bodies of its pages, which compile on demand. */
export function openProject(settings: ProjectSettings): Project {
  const readState = createStateReader(settings);
  let current = readState(undefined);
  let reported: Diagnostic[] = [];
  return {
    docsFolder: settings.docsFolder,
    settings,
    get current() {
      return current;
    },
    async compile(file) {
      const page = await current.pool.compile(file);
      reported.push(...page.diagnostics);
      return page;
    },
    expect: (files) => current.pool.expect(files),
    reload() {
      current = readState(current);
      reported = [];
      return current;
    },
    report: (diagnostics) => reported.push(...diagnostics),
    diagnostics: () => sorted([...current.diagnostics, ...applyRules(unique(reported), settings.rules)]),
    close: () => current.pool.close(),
  };
}

type StateReader = (previous: ProjectState | undefined) => ProjectState;

function createStateReader(settings: ProjectSettings): StateReader {
  const { docsFolder } = settings;
  const read = (file: string) => readText(path.join(docsFolder, file));
  const readPages = createPageReader(docsFolder);
  return (previous) => {
    const project = readProjectConfig({ read });
    const files = scanFolder(docsFolder, settings.ignoredFolders);
    const listed = pageFiles(files, (read('.mintignore') ?? '').split('\n'));
    const pages = readPages(listed.value.pages);
    const { document, config } = project.value;
    const site = buildSite({ document, config, pages: pages.value, ignored: listed.value.ignored });
    const found = [project, listed, pages, site].flatMap(({ diagnostics }) => diagnostics);
    return {
      config,
      site: site.value,
      pages: pages.value,
      assets: assetFiles(files, listed.value.ignored),
      icons: createIconResolver({ library: config.icons.library }),
      pool: poolFor(settings, config, pages.value.map(({ path: page }) => page), previous),
      diagnostics: applyRules(found, settings.rules),
    };
  };
}

/** The threads of a preview live on while what they were started with stays the same. */
const poolOptions = new WeakMap<PagePool, string>();

function poolFor(
  settings: ProjectSettings,
  config: DocsConfig,
  pages: readonly string[],
  previous: ProjectState | undefined,
): PagePool {
  const options = {
    docsFolder: settings.docsFolder,
    pages,
    components: settings.components,
    variables: config.variables,
    codeThemes: config.styling.codeblocks.theme,
    urls: settings.urls,
    cacheFolder: path.join(settings.cacheFolder, 'pages'),
  };
  const key = JSON.stringify(options);
  if (previous && poolOptions.get(previous.pool) === key) return previous.pool;
  void previous?.pool.close();
  const pool = createPagePool(options);
  poolOptions.set(pool, key);
  return pool;
}

/** A page may be rendered more than once, in a preview or for a second route. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((found) => [JSON.stringify(found), found])).values()];
}

function sorted(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

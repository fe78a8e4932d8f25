import type { CompiledPage } from '@waymark/content';
import type { Diagnostic } from '@waymark/core';
import type { SiteFile } from '../folder/site-file.ts';
import type { LibraryName } from '../installed/libraries.ts';

/** What is found while the pages of a docs folder are compiled and rendered. */
export interface Findings {
  /** What is wrong with them, as it was found. */
  readonly diagnostics: readonly Diagnostic[];
  report(diagnostics: readonly Diagnostic[]): void;
  /** What the site needs to know of each page that was compiled, by its file. */
  readonly compiled: Map<string, PageFacts>;
  /** Paths of the pages that a build has rendered. */
  readonly rendered: Set<string>;
  /** Those of them that were taken from an earlier build. */
  readonly unchanged: Set<string>;
  /** Libraries that pages load: the output gets their files. */
  readonly libraries: ReadonlySet<LibraryName>;
  /** Notes that a page loads a library. */
  loadLibrary(name: LibraryName): void;
  /** Scripts of pages for their event handlers, by their paths: the output gets them. */
  readonly scripts: ReadonlyMap<string, SiteFile>;
  /** Notes that a page loads a script. */
  loadScript(file: SiteFile): void;
  /** What is wrong with each page that was rendered, in the last of its renderings, by its path. */
  readonly pages: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Findings of one page, in one rendering: what is found there is among these too. */
  ofPage(path: string): Findings;
}

/** What was found on one page, so that it can be reported again without rendering the page. */
export interface PageFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly libraries: readonly LibraryName[];
  readonly scripts: readonly SiteFile[];
}

/** What of a compiled page is kept until the whole site is known. */
export type PageFacts = Pick<CompiledPage, 'anchors' | 'links' | 'updates'> &
  Partial<Pick<CompiledPage, 'dependencies'>>;

/**
 * Nothing was found yet.
 *
 * @param before what was found in docs that have changed since: pages of them still load their scripts
 */
export function createFindings(before?: Pick<Findings, 'scripts'>): Findings {
  const diagnostics: Diagnostic[] = [];
  const libraries = new Set<LibraryName>();
  const scripts = new Map(before?.scripts);
  const pages = new Map<string, readonly Diagnostic[]>();
  const site: Findings = {
    diagnostics,
    report(found) {
      // As arguments of one call, very many would be too much for the stack.
      for (const one of found) diagnostics.push(one);
    },
    compiled: new Map(),
    rendered: new Set(),
    unchanged: new Set(),
    libraries,
    loadLibrary: (name) => void libraries.add(name),
    scripts,
    loadScript: (file) => void scripts.set(file.path, file),
    pages,
    ofPage(path) {
      const page = createFindings();
      pages.set(path, page.diagnostics);
      return {
        ...site,
        diagnostics: page.diagnostics,
        libraries: page.libraries,
        scripts: page.scripts,
        report(found) {
          page.report(found);
          site.report(found);
        },
        loadLibrary(name) {
          page.loadLibrary(name);
          site.loadLibrary(name);
        },
        loadScript(file) {
          page.loadScript(file);
          site.loadScript(file);
        },
      };
    },
  };
  return site;
}

import type { CheckedLinks, CompiledPage, PagePool, PageUpdate } from '@waymark/content';
import type { Diagnostic, DocsConfig, PageSource, Rules, Site, UrlPolicy } from '@waymark/core';
import type { EndpointOrder, EndpointPage } from '@waymark/openapi';
import type { SiteIslands } from './find-islands.ts';
import type { ResolveIcon } from './icons/create-icon-resolver.ts';
import type { LibraryName } from './libraries.ts';
import type { OwnUrls } from './own-urls.ts';
import type { RemoteAssistant } from './remote-assistant.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { SiteFiles } from './site-files.ts';

/** An open docs folder: its site, its pages, and what was found wrong with them. */
export interface Project {
  /** Absolute path; also the project's identity. */
  readonly docsFolder: string;
  readonly settings: ProjectSettings;
  /** What the Astro project has itself at URLs of the docs. */
  readonly own: OwnUrls;
  /** Tells at which URLs below the base the Astro project has pages of its own. */
  setOwnRoutes(urls: ReadonlySet<string>): void;
  /** Paths of the pages that were rendered. */
  readonly rendered: ReadonlySet<string>;
  /** The present state; replaced as a whole when a file of the folder changes. */
  readonly current: ProjectState;
  /** Compiled body of a page file; none for the file that generated pages are made from. */
  compile(file: string): Promise<CompiledPage | undefined>;
  /** Tells that these pages will be rendered, in that order. */
  expect(files: readonly string[]): void;
  /** Calls back with each page that is rendered. */
  onRendered(listener: (page: RenderedPage) => void): void;
  /** Tells that a page is rendered. */
  takeRendered(page: RenderedPage): void;
  /** How many pages have been compiled, and how many were announced. */
  readonly progress: { readonly compiled: number; readonly expected: number };
  /**
   * Reads the folder again; cheap when little has changed.
   *
   * @param changed files of the folder, relative to it, that are new, different or gone
   */
  reload(changed: readonly string[]): Promise<ProjectState>;
  /** The URL of a library's entry; the output gets the files of libraries that were asked for. */
  libraryUrl(name: LibraryName): string;
  readonly libraries: ReadonlySet<LibraryName>;
  /** Records what was found while a page was rendered. */
  report(diagnostics: readonly Diagnostic[]): void;
  /**
   * Checks the links of all pages compiled so far and reports what is wrong with them.
   *
   * @param isServed whether something that is not of the docs folder is at a URL
   */
  checkLinks(isServed?: (url: string) => boolean): CheckedLinks;
  /** Entries of the changelogs among the pages compiled so far, by file. */
  readonly updates: ReadonlyMap<string, readonly PageUpdate[]>;
  /** Everything found so far, severities by the rules, in the order of files and lines. */
  diagnostics(): readonly Diagnostic[];
  close(): Promise<void>;
}

/** What a docs folder is opened with. Paths of folders are absolute. */
export interface ProjectSettings {
  readonly docsFolder: string;
  /** Root of the Astro project. */
  readonly root: string;
  readonly rules: Rules;
  readonly endpointOrder: EndpointOrder;
  /** Code in API descriptions (`x-mint.content`) may run. */
  readonly openapiCode?: boolean | undefined;
  /** Path below Astro's base that the docs are mounted under: `/docs`, or nothing. */
  readonly mount: string;
  /** Their base is that of Astro with the mount. */
  readonly urls: UrlPolicy;
  /** Folder of the Astro project whose files are served below the base as they are. */
  readonly publicFolder?: string | undefined;
  /** Address at which the site is published: Astro's `site`. */
  readonly site?: string | undefined;
  /** The Astro project has a content security policy (`security.csp`). */
  readonly hasPolicy?: boolean | undefined;
  /** An assistant elsewhere, which pages then offer. */
  readonly remoteAssistant?: RemoteAssistant | undefined;
  /** What the server that is built with the site offers. */
  readonly server?: SiteServer | undefined;
  /** Names that pages may use without importing them. */
  readonly components: readonly string[];
  readonly cacheFolder: string;
  /** Absolute paths of folders that are not part of the docs, such as the output. */
  readonly ignoredFolders: readonly string[];
  /** Missing pages and the like are errors in a build and warnings in a preview. */
  readonly mode: 'build' | 'preview';
  /** Whether React is installed: components that keep state then run in the browser. */
  readonly react: boolean;
}

/** What pages may offer because the site is more than files. */
export interface SiteServer {
  readonly hasAssistant?: boolean | undefined;
  readonly hasMcp?: boolean | undefined;
}

/** What a docs folder says at one time. */
export interface ProjectState {
  readonly config: DocsConfig;
  readonly site: Site;
  /** All pages, generated ones included. */
  readonly pages: readonly PageSource[];
  /** What pages document, by their paths; those without a file of their own are not authored. */
  readonly endpoints: ReadonlyMap<string, EndpointPage>;
  /** All files of the folder. */
  readonly files: readonly string[];
  /** Files that are neither pages nor configuration: served and copied as they are. */
  readonly assets: readonly string[];
  /** Pages, snippets and component files: all that may give an element a class. */
  readonly sources: readonly string[];
  readonly siteFiles: SiteFiles;
  readonly icons: ResolveIcon;
  /** Components that run in the browser; none are rendered as such without React. */
  readonly islands: SiteIslands;
  readonly pool: SitePool;
  readonly diagnostics: readonly Diagnostic[];
  /** What is good to know and no mistake. */
  readonly information: readonly Diagnostic[];
  /** The configuration names the schema of the vendor whose format it is. */
  readonly vendorSchema: boolean;
}

/** The threads that compile a site's pages, and all that they were started with. */
export interface SitePool extends PagePool {
  readonly key: string;
}

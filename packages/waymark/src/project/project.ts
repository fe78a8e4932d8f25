import type { OfferedPictures } from '@waymark/content';
import type {
  Audience,
  Diagnostic,
  DocsConfig,
  PageSource,
  Rules,
  Site,
  SourceLocation,
  UrlPolicy,
} from '@waymark/core';
import type { EndpointListing, EndpointPage } from '@waymark/openapi';
import type { SearchService } from '@waymark/search/services';
import type { Unpublished } from './folder/private-files.ts';
import type { SiteFiles } from './folder/site-files.ts';
import type { ResolveIcon } from './icons/create-icon-resolver.ts';
import type { Libraries } from './installed/libraries.ts';
import type { RemoteAssistant } from './options/remote-assistant.ts';
import type { OwnUrls } from './paths/own-urls.ts';
import type { SiteIslands } from './reading/find-islands.ts';
import type { Repository } from './repository/page-file-links.ts';
import type { RepositoryStars } from './stars/repository-stars.ts';

/** What a docs folder says at one time. It never changes: a preview reads another one. */
export interface Project {
  readonly settings: ProjectSettings;
  /** What the Astro project has itself at URLs of the docs. */
  readonly own: OwnUrls;
  readonly config: DocsConfig;
  readonly site: Site;
  /** All pages, generated ones included. */
  readonly pages: readonly PageSource[];
  /** Files of pages that are not as they were read last, in this run or an earlier one. */
  readonly edited: ReadonlySet<string>;
  /** What pages document, by their paths; those without a file of their own are not authored. */
  readonly endpoints: ReadonlyMap<string, EndpointPage>;
  /** Folders of endpoint pages that nobody knows, as their description could not be read. */
  readonly unread: ReadonlySet<string>;
  /** Paths of authors' pages of which nobody knows what they document, for the same reason. */
  readonly undecided: ReadonlySet<string>;
  /** All files of the folder. */
  readonly files: readonly string[];
  /** Files that are neither pages nor configuration: served and copied as they are. */
  readonly assets: readonly string[];
  /** Data that is served and copied too where something of the site links to it. */
  readonly linkable: readonly string[];
  /** Why a file of the folder that is none of these is not part of the site. */
  readonly unpublished: (file: string) => Unpublished | undefined;
  /** Pages, snippets and component files: all that may give an element a class. */
  readonly sources: readonly string[];
  readonly siteFiles: SiteFiles;
  readonly icons: ResolveIcon;
  /** Components that run in the browser; none are rendered as such without React. */
  readonly islands: SiteIslands;
  /** Where the files of the folder are kept, if pages link to it. */
  readonly repository: Repository | undefined;
  /** Pages that say that their original has changed after they were translated. */
  readonly outdated: ReadonlySet<string>;
  readonly libraries: Libraries;
  /** What GitHub told of the repositories that the docs name; empty where it is not asked. */
  readonly stars: RepositoryStars;
  /** Where something of the configuration is written, by its JSON pointer. */
  readonly locateConfig: (pointer: string) => SourceLocation;
  readonly diagnostics: readonly Diagnostic[];
  /** What is good to know and no mistake. */
  readonly information: readonly Diagnostic[];
  /** The configuration names the schema of the vendor whose format it is. */
  readonly vendorSchema: boolean;
}

/** What a docs folder is read with. Paths of folders are absolute. */
export interface ProjectSettings {
  readonly docsFolder: string;
  /** Root of the Astro project. */
  readonly root: string;
  readonly rules: Rules;
  /** Whom the site is for, where readers can sign in; else it is for the public. */
  readonly audience?: Audience | undefined;
  /** Module that says who may sign in, as the owner names it. */
  readonly authModule?: string | undefined;
  readonly endpoints: EndpointListing;
  /** Strangers write the docs: nothing of them may run. */
  readonly isUntrusted?: boolean | undefined;
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
  /** What the host of the build says it is, for docs of which nobody else says it. */
  readonly hostAddress?: string | undefined;
  /**
   * Whose content security policy pages have: that of an Astro project (`security.csp`), which decides
   * itself what it lets in, or one that is made for the site.
   */
  readonly policy?: 'project' | 'site' | undefined;
  /** Who searches the site in place of its own index; that is still made, for answers. */
  readonly searchService?: SearchService | undefined;
  /** An assistant elsewhere, which pages then offer. */
  readonly remoteAssistant?: RemoteAssistant | undefined;
  /**
   * Other sites show the assistant too, by a script of the docs. The address is as seen from that:
   * `../v1/assistant/docs`.
   */
  readonly embed?: { readonly assistant: string } | undefined;
  /** A server is written with the site, which answers MCP clients too; pages ask it what else it offers. */
  readonly isServed?: boolean | undefined;
  /** What the server that is built with the site offers. */
  readonly server?: SiteServer | undefined;
  /** Names that pages may use without importing them. */
  readonly components: readonly string[];
  /** Properties of those of them that are known to have no others. */
  readonly properties?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly cacheFolder: string;
  /** Absolute paths of folders and files that are not part of the docs, such as the output. */
  readonly ignoredFolders: readonly string[];
  /** Missing pages and the like are errors in a build and warnings in a preview. */
  readonly mode: 'build' | 'preview';
  /** The project has components of its own for parts of pages. */
  readonly hasOwnComponents?: boolean | undefined;
  /** The project has a component of its own for diagrams, which decides what draws them. */
  readonly hasOwnDiagrams?: boolean | undefined;
  /** Whether pages that name no picture get one that is drawn: `none` where that is not wished. */
  readonly pictures?: 'drawn' | 'not-installed' | 'none' | undefined;
  /** Pages offer smaller sizes of their pictures, for articles as wide as this. */
  readonly images?: Omit<OfferedPictures, 'sizes'> | undefined;
  /** Pages that name no related pages end with those that are like them. */
  readonly suggestsPages?: boolean | undefined;
  /** Each page will have a PDF. */
  readonly hasPdf?: boolean | undefined;
  /** There will be pages that hold all of the site. */
  readonly hasPrintPage?: boolean | undefined;
  /** GitHub is asked how many stars the repositories have that the docs name. */
  readonly asksForStars?: boolean | undefined;
  /** Only what is wrong is wanted, and no page will be shown. */
  readonly isChecked?: boolean | undefined;
  /** Whether React is installed: components that keep state then run in the browser. */
  readonly react: boolean;
}

/** Whether readers can sign in, so that there is more than what the public may read. */
export function signsIn({ settings }: Pick<Project, 'settings'>): boolean {
  return settings.audience !== undefined;
}

/** What pages may offer because the site is more than files. */
export interface SiteServer {
  readonly hasAssistant?: boolean | undefined;
  readonly hasMcp?: boolean | undefined;
}

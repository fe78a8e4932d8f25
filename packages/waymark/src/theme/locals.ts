import type { Heading, PageUpdate } from '@waymark/content';
import type {
  DocsConfig,
  Icon,
  Messages,
  PageView,
  SidebarGroup,
  SidebarItem,
} from '@waymark/core';
import type { SearchService } from '@waymark/search/services';
import type { AnalyticsSettings } from '../client/analytics/settings.ts';
import type { PageAction } from '../client/page-action.ts';
import type { SiteFiles } from '../project/folder/site-files.ts';
import type { LibraryName } from '../project/installed/libraries.ts';
import type { ThemeComponents } from './components/theme-components.d.ts';
import type { FormulaStyles } from './content/parts/formula-styles.ts';
import type { EndpointParts } from './endpoint/parts.ts';
import type { FindHookId } from './hook-ids.ts';
import type { Question } from './seo/questions.ts';

/** The generated parts of an endpoint page, as HTML. */
export interface EndpointLocals extends EndpointParts {
  /** What the author wrote starts with the column beside the text. */
  readonly hasColumn: boolean;
}

/**
 * What every component of the theme may read as `Astro.locals.waymark`, replaced components of
 * the user included.
 */
export interface WaymarkLocals {
  /** The page being rendered: navigation state, switchers, sidebar, trail. */
  readonly view: PageView;
  readonly config: DocsConfig;
  /** The parts of the theme, the user's own in place of those that they replace. */
  readonly components: ThemeComponents;
  /** Table of contents of the page. */
  readonly headings: readonly Heading[];
  /** The body starts with examples or a panel to stand beside the text. */
  readonly aside: boolean;
  /** Generated parts of the page of an endpoint. */
  readonly endpoint: EndpointLocals | undefined;
  /** Entries of the changelog that the page is. */
  readonly updates: readonly PageUpdate[];
  /** What accordions of the page ask, with their answers. */
  readonly questions: readonly Question[];
  /** URL of the feed of a changelog. */
  readonly feedUrl: string | undefined;
  /** How many stars a repository of GitHub has (`owner/name`), where that is asked for and known. */
  readonly stars: (repository: string) => number | undefined;
  /** Attributes of the root element that say what the server of the site offers. */
  readonly serverAttributes: Readonly<Record<string, string>>;
  /** Who searches the site in place of its own index. */
  readonly searchService: SearchService | undefined;
  /** Whose content security policy the page has, if any. */
  readonly policy: 'project' | 'site' | undefined;
  /** Takes the styles of the formulas of the page; without it they stay in the formulas. */
  readonly formulaStyles: FormulaStyles | undefined;
  /** Values of the `style` attributes around the text of the page (`chromeStyles`). */
  readonly chromeStyles: () => readonly string[];
  /** The project has components of its own for parts of pages. */
  readonly hasOwnComponents: boolean;
  /** Ids by which stylesheets and scripts of docs know parts of a page. */
  readonly hookId: FindHookId;
  /** Interface text in the page's language. */
  readonly text: Messages;
  /** A site URL (`/a/b`) as it stands in a link: base path and trailing slash added. */
  readonly href: (url: string) => string;
  /**
   * The address of a page or file of the site as search engines know it; undefined while the
   * address of the site is unknown. An address stays as it is.
   */
  readonly address: (url: string) => string | undefined;
  /** Link to the Markdown of the page; undefined for what stands for unknown URLs. */
  readonly twinUrl: string | undefined;
  /** Entries of the page menu, the first of them the button; empty without a menu. */
  readonly actions: readonly PageAction[];
  readonly actionsPlace: 'header' | 'toc';
  /** Addresses in `actions` start with a placeholder, which script replaces. */
  readonly siteAddressUnknown: boolean;
  /** Path of the picture that is drawn for links to the page, below the base. */
  readonly picture: string | undefined;
  /** Inline HTML of an icon, or an empty string for one that does not exist. */
  readonly icon: (icon: Icon | string | undefined, style?: string) => string;
  /** URL of the page that the logo leads to. */
  readonly homeUrl: string;
  /**
   * URL of a file with the list of a large group that the page is written without: it is fetched when
   * the group is opened, or when it comes into sight at the top level of a long tree.
   */
  readonly groupFragment: (group: SidebarGroup) => string | undefined;
  /** Which entries of a long list of the sidebar the page is written with; the others are fetched. */
  readonly listPart: (items: readonly SidebarItem[]) => ListPart | undefined;
  /** Whether the site has a `/favicon.ico`, which browsers ask for where no icon is named. */
  readonly hasFaviconFile: boolean;
  /** The address of a file of the theme, from what importing it gives. */
  readonly themeFile: (imported: string) => string;
  /** URLs of the docs folder's own stylesheets and scripts, which every page loads. */
  readonly siteFiles: SiteFiles;
  /** URLs of the scripts for event handlers of the page, which is all that loads them. */
  readonly handlerScripts: readonly string[];
  /** Whether components of the page may load files of other sites, or write styles, where they run in a browser. */
  readonly mayLoadFiles: () => boolean;
  /** URL of the styles of formulas, on a page that needs them. */
  readonly mathStyles: string | undefined;
  /** URL of the file with which a library starts, if it is installed; see `LibraryName`. */
  readonly libraryUrl: (name: LibraryName) => string | undefined;
  /** What the page loads services of others with; undefined where it loads none. */
  readonly analytics: AnalyticsSettings | undefined;
  /** The original of the page has changed after its translation, and readers are to know. */
  readonly isOutdated: boolean;
  /** Links to where the page comes from, as far as the site wants them. */
  readonly sourceLinks: SourceLinks;
  /** Description of the page as HTML, where it has Markdown. */
  readonly descriptionHtml: string | undefined;
  /** Description of any page as text, without its Markdown. */
  readonly descriptionText: (description: string | undefined) => string | undefined;
  /** `banner.content` of the page's language as HTML. */
  readonly bannerHtml: string | undefined;
}

/** Where the file of a page is edited, and where an issue about it begins. */
export interface SourceLinks {
  readonly edit?: string | undefined;
  readonly issue?: string | undefined;
}

declare global {
  namespace App {
    interface Locals {
      waymark: WaymarkLocals;
    }
  }
}

/** Which entries of a list a page is written with. */
export interface ListPart {
  readonly start: number;
  /** Of the first entry that is left out again. */
  readonly end: number;
  /** URL of the file with the whole list. */
  readonly url: string;
}

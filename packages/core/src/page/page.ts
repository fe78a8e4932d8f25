import type { Access } from './access.ts';

/** Layouts of a page (`mode` in the frontmatter). */
export type PageMode = 'default' | 'wide' | 'custom' | 'frame' | 'center';

/** Frontmatter as the author wrote it; unknown keys are kept for the page's own use. */
export interface Frontmatter {
  readonly title?: string;
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: string;
  readonly iconType?: string;
  readonly tag?: string;
  readonly mode?: PageMode;
  readonly hidden?: boolean;
  readonly noindex?: boolean;
  readonly searchable?: boolean;
  readonly deprecated?: boolean;
  readonly url?: string;
  readonly canonical?: string;
  readonly robots?: string;
  readonly keywords?: readonly string[];
  readonly boost?: number;
  readonly hideFooterPagination?: boolean;
  readonly timestamp?: boolean;
  readonly lastUpdatedDate?: string;
  /** Links for the end of the page; see `relatedEntry`. */
  readonly related?: unknown;
  readonly openapi?: string;
  readonly api?: string;
  /** Replaces `contextual` of docs.json; checked by `parsePageContextual`. */
  readonly contextual?: unknown;
  readonly [key: string]: unknown;
}

/** A page of the docs folder, before the navigation is known. */
export interface PageSource {
  /** Path without extension and leading slash, as a navigation entry names it: `guides/start`. */
  readonly path: string;
  /**
   * File relative to the docs folder: `guides/start.mdx`. For a generated page what it is made
   * from, which may also be an absolute URL.
   */
  readonly file: string;
  readonly frontmatter: Frontmatter;
  /** Day on which the file was last changed, where it is known: `2026-08-13`. */
  readonly changed?: string;
  /** Who changed the file, the first first, where that is asked for. */
  readonly contributors?: readonly string[];
  /** Path of the page in the default language that stands for this one, which is not translated. */
  readonly fallbackOf?: string;
  /** A page only where the navigation names it; see `PageFile`. */
  readonly onlyIfListed?: true;
  /** Who may read it by the elements that it is made for, where none of them lists it. */
  readonly access?: Access;
  /** The page has no file of its own, so there is nothing to compile. */
  readonly generated?: true;
  /** The page documents an endpoint; the method is upper case, `WEBHOOK` for a webhook. */
  readonly endpoint?: { readonly method: string };
}

import type { UrlPolicy } from '@waymark/core/page';
import type { CodeThemes } from '../highlight/highlighter.ts';
import type { GrammarFile } from '../highlight/own-grammars.ts';
import type { OfferedPictures } from '../images/offered-sizes.ts';

/** A page of a site. */
export interface PageEntry {
  /** Without extension. */
  readonly path: string;
  /** The file that is compiled for it; none where all of it is generated. */
  readonly file?: string | undefined;
}

/** What a worker needs to compile the pages of one site; plain data, sent to its thread. */
export interface PageOptions {
  /** Absolute path of the docs folder. */
  readonly docsFolder: string;
  /** All pages. */
  readonly pages: readonly PageEntry[];
  /** Names that content may use without importing them. */
  readonly components: readonly string[];
  /** Properties of those of them that are known to have no others. */
  readonly properties?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly variables: Readonly<Record<string, string>>;
  /** Nothing of pages and snippets may run (docs/format/pages.md#untrusted). */
  readonly isUntrusted: boolean;
  readonly codeThemes: CodeThemes;
  /**
   * Only what is wrong with pages is wanted: code gets no colours, and of a page that runs nothing of
   * its author's there is no body.
   */
  readonly isChecked?: boolean | undefined;
  /** Languages besides those that the highlighter knows. */
  readonly grammars: readonly GrammarFile[];
  readonly urls: UrlPolicy;
  /** Address of the start of the site, where it is known and the same in each build. */
  readonly site?: string | undefined;
  /** Absent where pictures are loaded as they are. */
  readonly offered?: OfferedPictures | undefined;
  /** Folder for results of earlier runs. */
  readonly cacheFolder: string;
  /** Changes with the code that compiles: results of other code are not taken. */
  readonly codeVersion: string;
}

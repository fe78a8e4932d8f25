import type { HighlightedCode } from '../highlight/highlighter.ts';
import type { ImageSize } from '../images/image-size.ts';
import type { OfferedPictures } from '../images/offered-sizes.ts';
import type { ComponentProperties } from '../module/misspelt-properties.ts';
import type { CheckTypes } from '../twoslash/type-checker.ts';

/** What a page's compilation may ask of its surroundings. The same for all pages of a site. */
export interface PageContext {
  /** Text of a file of the docs folder (`snippets/a.mdx`), or `undefined` if there is none. */
  readonly read: (file: string) => string | undefined;
  /** Names of the entries of a folder (`''` for the docs folder); for hints about wrong paths. */
  readonly list?: (folder: string) => readonly string[];
  /** Paths of all pages, without extension. */
  readonly pages: { has(path: string): boolean };
  /** Names that content may use without importing them. */
  readonly components: ReadonlySet<string>;
  /** Properties of those of them that are known to have no others. */
  readonly properties?: ComponentProperties | undefined;
  /** Site variables of docs.json (`variables`). */
  readonly variables: Readonly<Record<string, string>>;
  /** Pages come from strangers: nothing of them may run. */
  readonly isUntrusted?: boolean | undefined;
  /** Path under which the site is served (`/docs`); links may be written with it. */
  readonly base?: string;
  /** Address of the start of the site, where it is known: links to its origin do not leave the site. */
  readonly site?: string | undefined;
  /** A page's URL (`/a/b`) with the site's base path and trailing slash policy. */
  readonly href: (url: string) => string;
  /** The same of the URL of a file. */
  readonly fileHref: (url: string) => string;
  /** Whether a file of the docs folder exists (`LICENSE`). */
  readonly isFile: (file: string) => boolean;
  /** Size of a picture of the docs folder, if it is known. */
  readonly imageSize?: (file: string) => ImageSize | undefined;
  /** Absent where pictures are loaded as they are. */
  readonly offered?: OfferedPictures | undefined;
  /** Absent where the type checker is not installed. */
  readonly checkTypes?: CheckTypes | undefined;
  /** Only what is wrong is wanted: a page that holds no code has no body. */
  readonly isChecked?: boolean | undefined;
  /** HTML of a block of code that the last version of the page has, by the key of what it is made from. */
  readonly lastBlock?: ((key: string) => string | undefined) | undefined;
  readonly highlight: (code: string, grammar: string) => Promise<HighlightedCode>;
}

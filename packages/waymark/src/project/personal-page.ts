import type { UrlPolicy } from '@waymark/core';
import type { MarkdownSource } from './markdown-source.ts';

/** What pages may know of a reader, as `user`; empty for those whom nobody knows. */
export type User = Readonly<Record<string, unknown>>;

/**
 * A page whose code reads `user`, as a server needs it to evaluate it for one reader: plain data.
 * It has all that some readers may see, so nobody is ever sent it.
 */
export interface PersonalPage {
  readonly url: string;
  /** File of the page in the docs folder, for reports. */
  readonly file: string;
  /** What its bodies and its Markdown are made from. */
  readonly markdown: MarkdownSource;
  /** Highlighted code blocks of each body. */
  readonly codeBlocks: readonly (readonly string[])[];
  /** The component files that it imports, by their paths: compiled, and JSON as it is. */
  readonly modules: Readonly<Record<string, string>>;
  /** Names that it may use without importing them. */
  readonly components: readonly string[];
  /** How the URLs of its site are written. */
  readonly urls: UrlPolicy;
  readonly facts: ContentFacts;
}

/** What components of content ask the site for. */
export interface ContentFacts {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly latex: boolean | undefined;
  readonly mathStyles: string | undefined;
  /** URLs of libraries that are installed. */
  readonly libraries: Readonly<Record<string, string | undefined>>;
  readonly stars: readonly (readonly [string, number])[];
  /** HTML of icons that code of the page may name, by `iconKey`. */
  readonly icons: Readonly<Record<string, string>>;
}

/** How the page of a reader names an icon. */
export function iconKey(icon: unknown, style: string | undefined): string {
  return JSON.stringify([icon, style ?? '']);
}

import type { GeneratedSite } from '../sites/generated-site.ts';

/** A tool that makes a site of docs: how it is installed, fed, built and previewed. */
export interface Peer {
  readonly name: string;
  /** Folder that it is installed in, below that of the bench. */
  readonly home: string;
  /** What is installed there, by name and version; nothing for what this repository has. */
  readonly packages: Readonly<Record<string, string>>;
  /** What its build makes besides pages, as it comes. */
  readonly makes: string;
  /** Writes what is in a project besides pages and navigation. */
  writeProject(folder: string): void;
  /** Writes the navigation, in place of one that is there. */
  writeNavigation(site: GeneratedSite, folder: string): void;
  /** Where the source of a page lies, below the folder. */
  pageFile(path: string): string;
  /** What Node runs, in the folder, to build it to `dist`. */
  readonly build: readonly string[];
  /** What Node runs to preview it. */
  preview(port: number): readonly string[];
  /** What its commands keep for the next time, besides `dist`. */
  readonly kept: readonly string[];
}

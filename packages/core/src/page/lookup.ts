import { nearest } from '../diagnostic/nearest.ts';
import type { PageFacts } from './facts.ts';
import { lazily } from './lazily.ts';
import { mostShared } from './most-shared.ts';

/** Finds the page that a navigation entry means, and says why there is none. */
export interface PageLookup {
  get(path: string): PageFacts | undefined;
  /** A page written in another way: with its extension, or as the folder of an index page. */
  findVariant(path: string): PageVariant | undefined;
  /** What to write instead of a path without a page, or why its file is no page. */
  explainMissing(path: string): string | undefined;
  /** Whether a page is left out for one that has its URL, which is reported. */
  hasCollided(path: string): boolean;
}

/** A page that was written in another way than its path. */
export interface PageVariant {
  readonly page: PageFacts;
  readonly written: 'extension' | 'folder';
}

/** Files of one folder, and of one name, that are compared at most, so that a search stays short. */
const siblingLimit = 1000;
const sameNameLimit = 100;

/**
 * @param pages the pages of the site by path
 * @param ignored why a path is left out, as `pageFiles` explains it
 * @param collided paths of pages whose URL is taken
 * @param listed paths that the navigation names; asked for once a page is missing
 */
export function createPageLookup(
  pages: ReadonlyMap<string, PageFacts>,
  ignored: (path: string) => string | undefined,
  collided: ReadonlySet<string> = new Set(),
  listed: () => ReadonlySet<string> = () => new Set(),
): PageLookup {
  const index = lazily(() => indexPaths(pages.keys(), listed()));
  return {
    get: (path) => pages.get(path),
    hasCollided: (path) => collided.has(path),
    findVariant: (path) => findVariant(pages, path),
    explainMissing(path) {
      const reason = ignored(path);
      return reason === undefined ? suggestPath(path, index()) : capitalise(`${reason}.`);
    },
  };
}

function findVariant(pages: ReadonlyMap<string, PageFacts>, path: string): PageVariant | undefined {
  const stem = path.replace(/\.mdx?$/, '');
  const exact = stem === path ? undefined : pages.get(stem);
  if (exact) return { page: exact, written: 'extension' };
  const folder = pages.get(`${stem}/index`);
  return folder && { page: folder, written: stem === path ? 'folder' : 'extension' };
}

interface PathIndex {
  readonly byLowerCase: ReadonlyMap<string, string>;
  /** Only pages that the navigation does not list: to list a page once more is hardly meant. */
  readonly unlistedByName: ReadonlyMap<string, readonly string[]>;
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
}

function indexPaths(paths: Iterable<string>, listed: ReadonlySet<string>): PathIndex {
  const byLowerCase = new Map<string, string>();
  const unlistedByName = new Map<string, string[]>();
  const byFolder = new Map<string, string[]>();
  for (const path of paths) {
    byLowerCase.set(path.toLowerCase(), path);
    if (!listed.has(path)) append(unlistedByName, nameOf(path), path);
    append(byFolder, folderOf(path), path);
  }
  return { byLowerCase, unlistedByName, byFolder };
}

function suggestPath(path: string, index: PathIndex): string | undefined {
  const otherCase = index.byLowerCase.get(path.toLowerCase());
  if (otherCase) return `Write "${otherCase}": paths are case-sensitive.`;
  const folder = folderOf(path);
  const siblings = (index.byFolder.get(folder) ?? []).slice(0, siblingLimit);
  const sibling = nearest(nameOf(path), siblings.map(nameOf));
  const sameName = (index.unlistedByName.get(nameOf(path)) ?? []).slice(0, sameNameLimit);
  const [moved, ...others] = mostShared(path, sameName);
  const elsewhere = others.length === 0 ? moved : undefined;
  const near = sibling === undefined ? elsewhere : folder === '' ? sibling : `${folder}/${sibling}`;
  return near && `Did you mean "${near}"?`;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function append(index: Map<string, string[]>, key: string, path: string): void {
  const paths = index.get(key);
  if (paths) paths.push(path);
  else index.set(key, [path]);
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

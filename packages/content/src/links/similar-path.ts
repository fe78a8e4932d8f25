import { lazily, mostShared, nearest } from '@waymark/core/page';

/** To look at many names takes time; many links to nothing have one cause. */
const maximumSearches = 50;
const manyNames = 100;

/**
 * Finds what a path may mean.
 *
 * @param from the file that names it: of several that it may mean, those near to that file count
 */
export type SimilarSearch = (path: string, from?: string) => string | undefined;

/**
 * Makes a search for the path that a wrong one may mean: the first page right below it, else one with the
 * same last segment, or below one of its folders one whose last segment is spelt almost like it. Where
 * nothing tells several of them apart, it finds none. After some searches that take time it finds only
 * what has the same last segment.
 *
 * @param pages paths of pages in the order in which they are read
 */
export function createSimilarSearch(
  paths: Iterable<string>,
  pages: Iterable<string> = [],
): SimilarSearch {
  // Most sites have no link to nothing.
  const namesOf = lazily(() => byName(paths));
  const firstsOf = lazily(() => firstOfFolders(pages));
  const found = new Map<string, readonly string[]>();
  const search = (path: string): readonly string[] => {
    const name = nameOf(path);
    const names = namesOf();
    const same = names.get(name);
    if ((same === undefined || same.length > manyNames) && left-- <= 0) return [];
    if (same !== undefined) return closest(path, same);
    const alike = names.get(nearest(name, names.keys()) ?? '') ?? [];
    const near = alike.filter((one) => sharesFolder(path, one));
    return closest(path, near);
  };
  let left = maximumSearches;
  return (path, from = '') => {
    const below = firstsOf().get(path);
    if (below !== undefined) return below;
    const known = found.get(path) ?? search(path);
    found.set(path, known);
    return onlyOne(known) ?? onlyOne(mostShared(from, known));
  };
}

/** Whether a path may mean one with another last segment: one that is below one of its folders too. */
function sharesFolder(path: string, other: string): boolean {
  const folders = foldersOf(path);
  return folders.length === 0 || foldersOf(other).some((one) => folders.includes(one));
}

function foldersOf(path: string): readonly string[] {
  return path.split('/').slice(0, -1);
}

/** The only one that is a slip of the pen away, or those that have the most folders of the path. */
function closest(path: string, alike: readonly string[]): readonly string[] {
  if (alike.length < 2) return alike;
  const slips = alike.filter((one) => nearest(path, [one], 1) !== undefined);
  return slips.length === 1 ? slips : mostShared(path, alike);
}

function onlyOne(paths: readonly string[]): string | undefined {
  return paths.length === 1 ? paths[0] : undefined;
}

/** The first page of each folder that has some. */
function firstOfFolders(pages: Iterable<string>): ReadonlyMap<string, string> {
  const firsts = new Map<string, string>();
  for (const page of pages) {
    const folder = page.slice(0, Math.max(0, page.lastIndexOf('/')));
    if (folder !== '' && !firsts.has(folder)) firsts.set(folder, page);
  }
  return firsts;
}

/** Paths by their last segment, which is what stays when things are moved. */
function byName(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const path of paths) {
    const known = names.get(nameOf(path));
    if (known) known.push(path);
    else names.set(nameOf(path), [path]);
  }
  return names;
}

/** The last segment without the extension of a page. An index page is called like its folder. */
function nameOf(path: string): string {
  const name = path.replace(/\.mdx?$/i, '').replace(/(?<=[^/])\/index$/i, '');
  return name
    .slice(name.lastIndexOf('/') + 1)
    .normalize('NFC')
    .toLowerCase();
}

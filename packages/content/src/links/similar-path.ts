import { nearest } from '@waymark/core/page';

/** To look at all names takes time; many links to nothing have one cause. */
const maximumSearches = 50;

/**
 * Makes a search for the path that a wrong one may mean: one with the same last segment, or with one that
 * is spelt almost like it. After some searches that take time it finds only the former.
 */
export function createSimilarSearch(paths: Iterable<string>): (path: string) => string | undefined {
  const names = byName(paths);
  const found = new Map<string, string | undefined>();
  const search = (path: string) => {
    const name = nameOf(path);
    const same = names.get(name);
    if (same?.length === 1) return same[0];
    if (left-- <= 0) return undefined;
    const alike = same ?? names.get(nearest(name, names.keys()) ?? '') ?? [];
    return nearest(path, alike) ?? alike[0];
  };
  let left = maximumSearches;
  return (path) => {
    if (!found.has(path)) found.set(path, search(path));
    return found.get(path);
  };
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

function nameOf(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .normalize('NFC')
    .toLowerCase();
}

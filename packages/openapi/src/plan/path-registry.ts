import { type PageSource, pageUrl } from '@waymark/core';

/** Something that is at a URL of the site already: a file, a redirect. */
export interface TakenUrl {
  /** Below the site's base, with a leading slash. */
  readonly url: string;
  /** How a message names it: `the file "a.png"`. */
  readonly holder: string;
}

/** A path for a generated page, and what kept it from the one that was asked for. */
export interface ClaimedPath {
  readonly path: string;
  readonly heldBy?: string;
}

/** Every URL of the site, so that no page ever takes the place of another one. */
export interface PathRegistry {
  /** Takes a path, or where it is taken the first free one with `-1`, `-2` … at its end. */
  claim(path: string, holder: string): ClaimedPath;
}

/**
 * Paths are compared by their URLs, without regard to letter case, because some file systems know
 * none (docs/format/openapi.md#paths).
 */
export function createPathRegistry(
  pages: readonly PageSource[],
  taken: Iterable<TakenUrl>,
): PathRegistry {
  const holders = new Map<string, string>();
  for (const { url, holder } of taken) holders.set(keyOf(url), holder);
  for (const { path, file } of pages) holders.set(keyOf(pageUrl(path)), `the page "${file}"`);
  const nextSuffix = new Map<string, number>();
  const suffixed = (path: string): string => {
    let suffix = nextSuffix.get(path) ?? 1;
    while (holders.has(keyOf(pageUrl(`${path}-${suffix}`)))) suffix += 1;
    nextSuffix.set(path, suffix + 1);
    return `${path}-${suffix}`;
  };
  return {
    claim(path, holder) {
      const heldBy = holders.get(keyOf(pageUrl(path)));
      const free = heldBy === undefined ? path : suffixed(path);
      holders.set(keyOf(pageUrl(free)), holder);
      return { path: free, ...(heldBy === undefined ? {} : { heldBy }) };
    },
  };
}

/** URLs that some server or file system cannot tell apart have one key. */
export function keyOf(url: string): string {
  return url.normalize('NFC').toLowerCase();
}

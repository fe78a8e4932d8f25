import type { Occurrence } from './tree-index.ts';

/**
 * For pages that the navigation does not list: finds the listed page that shares the most leading
 * folders, whose surroundings are shown (docs/format/docs-json.md#place, by whole path segments).
 *
 * @param listed visible places in the order of preference
 */
export function createNearestListed(
  listed: Iterable<Occurrence>,
): (path: string) => Occurrence | undefined {
  const byPrefix = new Map<string, Occurrence>();
  for (const occurrence of listed) {
    for (const prefix of prefixes(occurrence.path)) {
      if (!byPrefix.has(prefix)) byPrefix.set(prefix, occurrence);
    }
  }
  return (path) => {
    const known = prefixes(path).find((prefix) => byPrefix.has(prefix));
    return known === undefined ? undefined : byPrefix.get(known);
  };
}

/** The path and the folders it lies in, longest first. */
function prefixes(path: string): readonly string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}

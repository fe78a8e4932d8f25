import { type Access, mayRead, namedGroups, type Reader } from './access.ts';

/** Audiences that a site is built for at most without being told which. */
export const mostAudiences = 16;

/** Groups whose combinations are gone through at most. */
const mostGroups = 10;

/**
 * One reader for each different site that readers of these accesses may get, those of the fewest
 * groups first; nothing where there are too many.
 */
export function audiencesOf(accesses: readonly Access[]): readonly Reader[] | undefined {
  const groups = [...new Set(accesses.flatMap(namedGroups))].sort();
  if (groups.length > mostGroups) return undefined;
  const all = Array.from({ length: 2 ** groups.length }, (_, mask) => ({
    groups: groups.filter((_name, index) => mask & (2 ** index)),
  })).sort((a, b) => a.groups.length - b.groups.length);
  const different = new Map<string, Reader>();
  for (const reader of all) {
    const key = accesses.map((access) => Number(mayRead(access, reader))).join('');
    if (!different.has(key)) different.set(key, reader);
  }
  return different.size > mostAudiences ? undefined : [...different.values()];
}

/**
 * The audience whose site a reader gets: of those that may read nothing that the reader may not, the
 * one that may read the most. Nothing where that is none: the reader gets what is for everyone.
 */
export function closestAudience<Audience extends Reader>(
  reader: Reader,
  audiences: readonly Audience[],
  accesses: readonly Access[],
): Audience | undefined {
  const readable = (who: Reader) => accesses.filter((access) => mayRead(access, who));
  const own = new Set(readable(reader));
  const fitting = audiences
    .map((audience) => ({ audience, readable: readable(audience) }))
    .filter((found) => found.readable.every((access) => own.has(access)));
  return fitting.sort((a, b) => b.readable.length - a.readable.length)[0]?.audience;
}

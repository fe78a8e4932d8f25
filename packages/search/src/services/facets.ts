import type { SearchScope } from '../retriever.ts';

/** What a facet says of a page that belongs to every version, product or language. */
export const everyFacet = 'all';

/** For each facet that a scope narrows, the values that a page of it may have. */
export function facetsOf({ language, product, version }: SearchScope): [string, string[]][] {
  return Object.entries({ language, product, version }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value, everyFacet]] as [string, string[]]],
  );
}

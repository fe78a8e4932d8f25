import type { ScopePages } from '../format/files.ts';
import type { SearchRun } from './search-run.ts';

/** Runs by the value of a key, in the order in which the values come first. */
export function grouped(
  runs: readonly SearchRun[],
  keyOf: (run: SearchRun) => string,
): SearchRun[][] {
  return [...Map.groupBy(runs, keyOf).values()];
}

/** Runs of one language by version and product. */
export const byScope = (runs: readonly SearchRun[]): SearchRun[][] =>
  grouped(runs, ({ version, product }) => JSON.stringify([version, product]));

/** What an overview says of a group of `byScope`; all its pages share their version and product. */
export function scopePages(group: readonly SearchRun[]): ScopePages {
  const { version, product } = group[0] ?? {};
  return {
    ...(version !== undefined && { version }),
    ...(product !== undefined && { product }),
    pages: group.reduce((sum, { chunks }) => sum + chunks.length, 0),
  };
}

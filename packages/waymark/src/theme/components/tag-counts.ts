import type { PageUpdate } from '@waymark/content';

/** A tag, and how many updates have it. */
export interface TagCount {
  readonly tag: string;
  /** Updates that have it. */
  readonly count: number;
}

/** The tags of a changelog, the most frequent first, then as they come. */
export function tagCounts(updates: readonly PageUpdate[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags } of updates) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count);
}

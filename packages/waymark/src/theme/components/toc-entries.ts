import type { Heading } from '@waymark/content';

/** A heading at the top of the list, and those below it. */
export interface TocEntry {
  readonly heading: Heading;
  readonly children: readonly Heading[];
}

/**
 * The list of headings as it is shown: one level below the top (docs/format/pages.md#contents).
 * Headings of levels 1 and 2 are at the top. Deeper ones stand below the last of them, if both
 * belong to the same tabs and views, and by themselves before the first.
 */
export function tocEntries(headings: readonly Heading[]): TocEntry[] {
  const entries: { heading: Heading; children: Heading[] }[] = [];
  for (const heading of headings) {
    const last = entries.at(-1);
    const isTop = heading.depth <= 2 || !last || last.heading.depth > 2;
    if (isTop || place(last.heading) !== place(heading)) entries.push({ heading, children: [] });
    else last.children.push(heading);
  }
  return entries;
}

function place({ within = [] }: Heading): string {
  return within.join(' ');
}

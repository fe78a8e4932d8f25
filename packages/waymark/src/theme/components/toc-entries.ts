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

/** What a page has of a list as links, and what as text that `client/toc-rest.ts` makes links of. */
export interface TocParts {
  readonly listed: readonly TocEntry[];
  /** A line for each heading: its text and, where it is another, its id; below an entry, after a tab. */
  readonly rest: string | undefined;
}

/** Bytes of links from which on a list is a long one, and those that a page has of it: a screen of them. */
const longList = 5_000;
const listedBytes = 3_000;
/** What the markup of an entry takes besides its text and address. */
const entryBytes = 26;

/**
 * Divides a long list, which can weigh as much as all else around the article. One stays whole if it has
 * entries that come and go with a tab or view, or that are deeper than their places say.
 */
export function tocParts(entries: readonly TocEntry[]): TocParts {
  const whole = { listed: entries, rest: undefined };
  let weight = 0;
  const weights = entries.map((entry) => {
    weight += weightOf(entry);
    return weight;
  });
  if (weight <= longList) return whole;
  const first = weights.findIndex((upTo) => upTo > listedBytes);
  const rest = entries.slice(first);
  const top = Math.min(...entries.map(({ heading }) => heading.depth));
  if (first === 0 || !rest.every((entry) => isRegular(entry, top))) return whole;
  const lines = rest.flatMap(({ children, heading }) => [
    line(heading),
    ...children.map((child) => `\t${line(child)}`),
  ]);
  return { listed: entries.slice(0, first), rest: lines.join('\n') };
}

function weightOf({ children, heading }: TocEntry): number {
  return [heading, ...children].reduce(
    (sum, { id, text }) => sum + entryBytes + Buffer.byteLength(encodeURIComponent(id) + text),
    0,
  );
}

function isRegular({ children, heading }: TocEntry, top: number): boolean {
  return (
    heading.within === undefined &&
    heading.depth === top &&
    children.every(({ depth }) => depth === top + 1)
  );
}

function line({ id, text }: Heading): string {
  const name = text.replace(/\s+/g, ' ').trim();
  return name === id ? id : `${name}\t${id}`;
}

import { ByteReader, ByteWriter } from './bytes.ts';

/** A section and how much a term says about it, as one number, so that lists of them stay small. */
export type Posting = number;

export const posting = (section: number, level: number): Posting => section * 64 + level;
export const sectionOf = (value: Posting): number => Math.floor(value / 64);
export const levelOfPosting = (value: Posting): number => value % 64;

/** Highest level first, sections of one level in their order. */
export function byImpact(one: Posting, other: Posting): number {
  return levelOfPosting(other) - levelOfPosting(one) || one - other;
}

/** Writes postings, which are sorted by impact: for each level the gaps between its sections. */
export function encodePostings(postings: readonly Posting[]): Uint8Array {
  const writer = new ByteWriter();
  for (let start = 0; start < postings.length; ) {
    const level = levelOfPosting(postings[start] ?? 0);
    let end = start;
    while (end < postings.length && levelOfPosting(postings[end] ?? 0) === level) end++;
    writer.number(level);
    writer.number(end - start);
    let before = 0;
    for (const value of postings.slice(start, end)) {
      writer.number(sectionOf(value) - before);
      before = sectionOf(value);
    }
    start = end;
  }
  return writer.result();
}

/** Calls back with each posting, highest level first. */
export function eachPosting(
  bytes: Uint8Array,
  visit: (section: number, level: number) => void,
): void {
  const reader = new ByteReader(bytes);
  while (!reader.isAtEnd) {
    const level = reader.number();
    let section = 0;
    for (let left = reader.number(); left > 0; left--) {
      section += reader.number();
      visit(section, level);
    }
  }
}

import { ByteWriter } from './bytes.ts';
import { impactOf } from './levels.ts';

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

/** A list as it is read: each section, with how much the term says about it. */
export interface Impacts {
  readonly sections: Uint32Array;
  /** Of the section at the same place. */
  readonly impacts: Float64Array;
}

/**
 * Reads a list, highest level first. It is one loop without calls, as a browser runs it before it
 * has compiled anything, and a frequent word has thousands of sections.
 *
 * @param weight what each impact is multiplied by
 */
export function readImpacts(bytes: Uint8Array, weight: number): Impacts {
  const sections = new Uint32Array(bytes.length);
  const impacts = new Float64Array(bytes.length);
  let count = 0;
  let impact = 0;
  let section = 0;
  /** Sections of the level that are still to come; -1 where their number comes next. */
  let left = 0;
  for (let position = 0; position < bytes.length; ) {
    let byte = bytes[position++] ?? 0;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[position++] ?? 0;
      value |= (byte & 127) << shift;
    }
    if (left > 0) {
      section += value;
      sections[count] = section;
      impacts[count] = impact;
      count++;
      left--;
    } else if (left === 0) {
      impact = weight * impactOf(value);
      left = -1;
    } else {
      section = 0;
      left = value;
    }
  }
  return { sections: sections.subarray(0, count), impacts: impacts.subarray(0, count) };
}

import { ByteWriter } from './bytes.ts';
import { impactOf, levelCount } from './levels.ts';

/**
 * A chunk and how much a term says about it, as one number below 2^32, so that lists of them are
 * small and are sorted fast: the least says most, and of what says the same the first chunk comes
 * first. What a term says by the fields of a page stands at the first chunk of the page, before all
 * else.
 */
export type Posting = number;

/** Chunks of a language: more than any site has. */
const chunkCount = 2 ** 25;
const highestLevel = 2 * levelCount + 1;

/** A chunk with the level of its impact. That of a page is given its first chunk. */
export function posting(chunk: number, level: number, isOfPage = false): Posting {
  return (highestLevel - level - (isOfPage ? levelCount + 1 : 0)) * chunkCount + chunk;
}

/** Numbers that `rankOf` gives are below it. */
export const rankCount = highestLevel + 1;

/** Where a posting stands among those of other impacts: 0 is first. */
export const rankOf = (value: Posting): number => Math.floor(value / chunkCount);
/** The number of the chunk. */
export const chunkOf = (value: Posting): number => value % chunkCount;
const levelOfPosting = (value: Posting): number => highestLevel - rankOf(value);

/** The same impact at a chunk that comes so many chunks later. */
export function shifted(value: Posting, chunks: number): Posting {
  return value + chunks;
}

/**
 * Writes sorted postings: for each level the gaps between its chunks. The bytes are there until the
 * next call, as there are as many lists as there are words, and most are copied to a file at once.
 */
export function encodePostings(postings: Uint32Array): Uint8Array {
  writer.clear();
  for (let start = 0; start < postings.length; ) {
    const level = levelOfPosting(postings[start] ?? 0);
    let end = start;
    while (end < postings.length && levelOfPosting(postings[end] ?? 0) === level) end++;
    writer.number(level);
    writer.number(end - start);
    let before = 0;
    for (let place = start; place < end; place++) {
      const chunk = chunkOf(postings[place] ?? 0);
      writer.number(chunk - before);
      before = chunk;
    }
    start = end;
  }
  return writer.view();
}

const writer = new ByteWriter();

/** A list as it is read: each chunk, with how much the term says about it. */
export interface Impacts {
  readonly chunks: Uint32Array;
  /** Of the chunk at the same place. */
  readonly impacts: Float32Array;
  /** So many at the start are said by the fields of the page whose first chunk it is. */
  readonly ofPages: number;
}

/**
 * Reads a list. It is one loop without calls, as a browser runs it before it has compiled anything,
 * and a frequent word has thousands of chunks.
 *
 * @param weight what each impact is multiplied by
 */
export function readImpacts(bytes: Uint8Array, weight: number): Impacts {
  const chunks = new Uint32Array(bytes.length);
  const impacts = new Float32Array(bytes.length);
  let count = 0;
  let ofPages = 0;
  let isOfPage = false;
  let impact = 0;
  let chunk = 0;
  /** Chunks of the level that are still to come; -1 where their number comes next. */
  let left = 0;
  for (let position = 0; position < bytes.length; ) {
    let byte = bytes[position++] ?? 0;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[position++] ?? 0;
      value |= (byte & 127) << shift;
    }
    if (left > 0) {
      chunk += value;
      chunks[count] = chunk;
      impacts[count] = impact;
      count++;
      left--;
      if (isOfPage) ofPages++;
    } else if (left === 0) {
      isOfPage = value > levelCount;
      impact = weight * impactOf(value % (levelCount + 1));
      left = -1;
    } else {
      chunk = 0;
      left = value;
    }
  }
  return { chunks: chunks.subarray(0, count), impacts: impacts.subarray(0, count), ofPages };
}

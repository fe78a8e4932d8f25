import { rankCount, rankOf, shifted } from '../format/postings.ts';
import { KeyNumbers } from './key-numbers.ts';
import type { SearchRun } from './search-run.ts';

/**
 * All that runs of one language have, by key: there are hundreds of thousands, so that what is known
 * of each stands in arrays of numbers, at the place of the key.
 */
export interface JoinedKeys extends Pick<SearchRun, 'keys' | 'inflected'> {
  /** The postings of a key are those from here up to the start of the next key. */
  readonly starts: Uint32Array;
  /** Those of one key after the other, sorted; chunks are counted from the first of the first run. */
  readonly postings: Uint32Array;
  readonly formCounts: Uint32Array;
  /** None where no run has the key. */
  readonly placeOf: (key: string) => number | undefined;
}

/** A run, and the place of each of its keys among those of all. */
interface PlacedRun {
  readonly run: SearchRun;
  readonly places: Uint32Array;
}

// Here are loops over numbers alone, as they run before anything is compiled: over entries of an
// array they take several times as long.

/**
 * Puts the keys of runs together.
 *
 * @param numbers of their keys, and of no others
 */
export function joinedKeys(runs: readonly SearchRun[], numbers = KeyNumbers.of(runs)): JoinedKeys {
  const keys = numbers.keys().sort();
  const placeOfNumber = new Uint32Array(keys.length);
  for (let place = 0; place < keys.length; place++) {
    placeOfNumber[numbers.numberOf(keys[place] ?? '') ?? 0] = place;
  }
  const placed = runs.map((run) => ({
    run,
    places: numbers.add(run).map((number) => placeOfNumber[number] ?? 0),
  }));
  return {
    keys,
    ...joinedPostings(placed, keys.length),
    ...joinedForms(placed, keys.length),
    placeOf: (key) => placeOfNumber[numbers.numberOf(key) ?? -1],
  };
}

function joinedPostings(
  runs: readonly PlacedRun[],
  count: number,
): Pick<JoinedKeys, 'postings' | 'starts'> {
  const starts = startsOf(runs, count);
  const postings = new Uint32Array(starts[count] ?? 0);
  /** Up to where those of each key are written. */
  const ends = starts.slice();
  let chunksBefore = 0;
  for (const { run, places } of runs) {
    let next = 0;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      const last = next + (run.lengths[at] ?? 0);
      let end = ends[place] ?? 0;
      for (; next < last; next++) postings[end++] = shifted(run.postings[next] ?? 0, chunksBefore);
      ends[place] = end;
    }
    chunksBefore += chunksOf(run);
  }
  for (let place = 0; place < count; place++) {
    sortBetween(postings, starts[place] ?? 0, starts[place + 1] ?? 0);
  }
  return { starts, postings };
}

function startsOf(runs: readonly PlacedRun[], count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (const { run, places } of runs) addAt(starts, places, run.lengths);
  let before = 0;
  for (let place = 0; place <= count; place++) {
    const length = starts[place] ?? 0;
    starts[place] = before;
    before += length;
  }
  return starts;
}

function joinedForms(
  runs: readonly PlacedRun[],
  count: number,
): Pick<JoinedKeys, 'formCounts' | 'inflected'> {
  const formCounts = new Uint32Array(count);
  const inflected = new Uint8Array(count);
  for (const { run, places } of runs) {
    addAt(formCounts, places, run.formCounts);
    for (let at = 0; at < places.length; at++) {
      if (run.inflected[at] === 1) inflected[places[at] ?? 0] = 1;
    }
  }
  return { formCounts, inflected };
}

/** Adds each value to the sum at its place. */
function addAt(sums: Uint32Array, places: Uint32Array, values: Uint32Array): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + (values[at] ?? 0);
  }
}

/** Number of the chunks of a run. */
export function chunksOf({ chunks }: SearchRun): number {
  return chunks.reduce((sum, count) => sum + count, 0);
}

/** Up to so many values are sorted in place, which is faster for few of them. */
const fewValues = 32;

/** Sorts postings that are in the order of their chunks. */
function sortBetween(values: Uint32Array, start: number, end: number): void {
  if (end - start > fewValues) {
    sortByRank(values, start, end);
    return;
  }
  for (let next = start + 1; next < end; next++) {
    const value = values[next] ?? 0;
    let at = next;
    for (; at > start && (values[at - 1] ?? 0) > value; at--) values[at] = values[at - 1] ?? 0;
    values[at] = value;
  }
}

/** Where the next posting of each rank goes. */
const nextOfRank = new Uint32Array(rankCount);

/** Those of each rank stay in the order of their chunks, so that no two need be compared. */
function sortByRank(values: Uint32Array, start: number, end: number): void {
  const before = values.slice(start, end);
  nextOfRank.fill(0);
  for (let at = 0; at < before.length; at++) {
    const rank = rankOf(before[at] ?? 0);
    nextOfRank[rank] = (nextOfRank[rank] ?? 0) + 1;
  }
  let sum = start;
  for (let rank = 0; rank < rankCount; rank++) {
    const count = nextOfRank[rank] ?? 0;
    nextOfRank[rank] = sum;
    sum += count;
  }
  for (let at = 0; at < before.length; at++) {
    const value = before[at] ?? 0;
    const rank = rankOf(value);
    const place = nextOfRank[rank] ?? 0;
    values[place] = value;
    nextOfRank[rank] = place + 1;
  }
}

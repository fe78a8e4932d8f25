import type { Analyser } from '../analysis/analyser.ts';
import { comparable } from '../analysis/fold.ts';
import { beginningMark } from '../format/entries.ts';
import type { TextPart } from '../hits.ts';
import type { Concept } from './concepts.ts';

/** Where something was found, in units of the text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Finds in a text what a query was found by. */
export type FindMatches = (text: string) => Range[];

const words = /[\p{L}\p{M}\p{N}_]+/gu;
/** A letter with the marks that belong to it. */
const letter = /[^\p{M}ﾞﾟ][\p{M}ﾞﾟ]*|[\p{M}ﾞﾟ]+/gu;
/** What may be compared as fewer units than it has: marks, parts of Korean syllables, pairs of units. */
const shrinking = /[\p{M}ﾞﾟᄀ-ᇿ\u{10000}-\u{10ffff}]/u;
const longestText = 5000;

/**
 * What marks a query in a text: its words in all their forms, what they were taken for, and names
 * as they stand. Only the first 5,000 units of a text are looked at. Matches are sorted and do not
 * overlap.
 */
export function createMarker(concepts: readonly Concept[], analyser: Analyser): FindMatches {
  const literal = concepts
    .filter(
      ({ word: { kind, surface } }) =>
        kind === 'identifier' || kind === 'pair' || surface.includes("'"),
    )
    .map(({ word }) => word.surface);
  const plain = concepts.filter(({ word: { kind } }) => kind === 'word' || kind === 'part');
  const terms = new Set(plain.flatMap(({ lists }) => lists.map(({ key }) => key)));
  const beginnings = plain
    .filter(
      ({ word, lists }) => word.isOpen && lists.some(({ key }) => key.endsWith(beginningMark)),
    )
    .map(({ word }) => word.surface);
  const isMatch = (written: string): boolean => {
    const found = comparable(written);
    return (
      terms.has(found) ||
      terms.has(analyser.term(found)) ||
      // Its stem may be another one with its accents.
      terms.has(analyser.term(written.normalize('NFKC').toLowerCase())) ||
      beginnings.some((beginning) => found.startsWith(beginning))
    );
  };
  const placed = createPlacing();
  return (text) => {
    const start = text.slice(0, longestText);
    const inWords = [...start.matchAll(words)]
      .filter(([found]) => isMatch(found))
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
    return merged([...inWords, ...occurrences(placed, start, literal)]);
  };
}

function occurrences(placed: Placing, text: string, wanted: readonly string[]): Range[] {
  if (wanted.length === 0) return [];
  const { letters, places } = placed(text);
  return wanted.flatMap((one) => {
    const found: Range[] = [];
    for (let at = letters.indexOf(one); at !== -1; at = letters.indexOf(one, at + one.length)) {
      const last = at + one.length - 1;
      found.push({ start: places?.[at]?.start ?? at, end: places?.[last]?.end ?? last + 1 });
    }
    return found;
  });
}

/** A text as texts are compared. */
interface PlacedLetters {
  readonly letters: string;
  /** Where each of its units stands in the text itself; absent where all do at the same place. */
  readonly places?: readonly Range[];
}

type Placing = (text: string) => PlacedLetters;

/** One letter may be compared as two, `ß` as `ss`, and two as one. */
function createPlacing(): Placing {
  /** A text has thousands of letters and few different ones. */
  const known = new Map<string, string>();
  const comparedTo = (written: string): string => {
    const compared = known.get(written) ?? comparable(written);
    known.set(written, compared);
    return compared;
  };
  return (text) => {
    const whole = comparable(text);
    if (whole.length === text.length && !shrinking.test(text)) return { letters: whole };
    const places: Range[] = [];
    let letters = '';
    let start = 0;
    for (const written of text.match(letter) ?? []) {
      const place: Range = { start, end: start + written.length };
      const compared = comparedTo(written);
      for (let unit = 0; unit < compared.length; unit++) places.push(place);
      letters += compared;
      start = place.end;
    }
    return { letters, places };
  };
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last === undefined || range.start > last.end) result.push(range);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return result;
}

/** The text in pieces, from `start` to `end`. */
export function partsOf(
  text: string,
  matches: readonly Range[],
  { start, end }: Range = { start: 0, end: text.length },
): TextPart[] {
  const parts: TextPart[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isMatch });
  };
  let position = start;
  for (const match of matches) {
    if (match.end <= start || match.start >= end) continue;
    add(position, Math.max(match.start, start), false);
    add(Math.max(match.start, start), Math.min(match.end, end), true);
    position = Math.min(match.end, end);
  }
  add(position, end, false);
  return parts;
}

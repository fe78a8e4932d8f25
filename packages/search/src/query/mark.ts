import type { Analyser } from '../analysis/analyser.ts';
import { foldAccents } from '../analysis/fold.ts';
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
const longestText = 5000;

/**
 * What marks a query in a text: its words in all their forms, what they were taken for, and names
 * as they stand. Only the first 5,000 units of a text are looked at. Matches are sorted and do not
 * overlap.
 */
export function createMarker(concepts: readonly Concept[], analyser: Analyser): FindMatches {
  const literal = concepts
    .filter(({ word: { kind } }) => kind === 'identifier' || kind === 'pair')
    .map(({ word }) => word.surface);
  const plain = concepts.filter(({ word: { kind } }) => kind === 'word' || kind === 'part');
  const terms = new Set(plain.flatMap(({ lists }) => lists.map(({ key }) => key)));
  const beginnings = plain
    .filter(
      ({ word, lists }) => word.isOpen && lists.some(({ key }) => key.endsWith(beginningMark)),
    )
    .map(({ word }) => word.surface);
  const isMatch = (found: string): boolean =>
    terms.has(found) ||
    terms.has(analyser.term(found)) ||
    beginnings.some((beginning) => found.startsWith(beginning));
  return (text) => {
    const lower = lowered(text);
    const inWords = [...lower.matchAll(words)]
      .filter(([found]) => isMatch(foldAccents(found)))
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
    return merged([...inWords, ...literal.flatMap((one) => occurrences(lower, one))]);
  };
}

/** In lower case, where that leaves every letter at its place. */
function lowered(text: string): string {
  const lower = text.slice(0, longestText).toLowerCase();
  return lower.length === Math.min(text.length, longestText) ? lower : text;
}

function occurrences(text: string, wanted: string): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    found.push({ start: at, end: at + wanted.length });
  }
  return found;
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

import type { TextPart } from '../hits.ts';
import { type FindMatches, partsOf, type Range } from './mark.ts';
import { betweenLetters } from './whole-letters.ts';

const length = 160;
const lead = 30;

/** The part of a text with the most of what was searched for; else its beginning. */
export function snippetOf(text: string, find: FindMatches): TextPart[] {
  const matches = find(text);
  const window = windowOf(text, matches);
  const parts = partsOf(text, matches, window);
  if (window.start > 0) parts.unshift({ text: '… ', isMatch: false });
  if (window.end < text.length) parts.push({ text: ' …', isMatch: false });
  return parts;
}

function windowOf(text: string, matches: readonly Range[]): Range {
  const best = bestStart(text, matches);
  const start = best <= lead ? 0 : wordStart(text, best - lead);
  const end = start + length >= text.length ? text.length : wordEnd(text, start + length);
  return { start, end };
}

/** Start of the match from which on most different ones follow within the snippet. */
function bestStart(text: string, matches: readonly Range[]): number {
  let best = 0;
  let most = 0;
  for (const [index, { start }] of matches.entries()) {
    const following = new Set<string>();
    for (const match of matches.slice(index)) {
      if (match.end > start + length - lead) break;
      following.add(text.slice(match.start, match.end).toLowerCase());
    }
    if (following.size > most) {
      most = following.size;
      best = start;
    }
  }
  return best;
}

function wordStart(text: string, position: number): number {
  const space = text.indexOf(' ', position);
  const isFar = space === -1 || space > position + lead - 1;
  return isFar ? betweenLetters(text, position) : space + 1;
}

function wordEnd(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position);
  return space < position - lead ? betweenLetters(text, position) : space;
}

import type { Analyser, QueryWord } from '../analysis/analyser.ts';
import { phraseKey } from '../analysis/phrase-key.ts';

/** A word of a query. */
export interface QueryTerm extends QueryWord {
  /** It may be the beginning of a longer one. */
  readonly isOpen: boolean;
}

/** A query as words and as a whole. */
export interface ParsedQuery {
  readonly terms: readonly QueryTerm[];
  /** The whole query, to compare with titles and texts. */
  readonly phrase: string;
  /** The same without the words that a question begins with: `send a request` of "How do I …?". */
  readonly asked: string;
}

/** A question has fewer; what is longer is a pasted text, and its start says enough. */
const mostWords = 64;

/**
 * Reads a query. Stop words are left out where there are others, but for one that may be the
 * beginning of a word.
 *
 * @param isTyped it is being typed: its last word may be unfinished
 */
export function parseQuery(text: string, analyser: Analyser, isTyped: boolean): ParsedQuery {
  const open = isTyped ? openTerms(text, analyser) : new Set();
  const all = analyser
    .words(text)
    .slice(0, mostWords)
    .map((word): QueryTerm => ({ ...word, isOpen: open.has(word.term) || isLoneLetter(word) }));
  const telling = all.filter(({ isOpen, isStopWord }) => isOpen || !isStopWord);
  const phrase = phraseKey(text);
  return {
    terms: telling.length === 0 ? all : telling,
    phrase,
    asked: withoutOpening(phrase, analyser),
  };
}

function withoutOpening(phrase: string, analyser: Analyser): string {
  const words = phrase.split(' ');
  const first = words.findIndex((word) => analyser.words(word).some((one) => !one.isStopWord));
  return words.slice(Math.max(0, first)).join(' ');
}

/** Of a script without spaces: any word may begin with it. */
function isLoneLetter({ kind, surface }: QueryWord): boolean {
  return kind === 'pair' && [...surface].length === 1;
}

/** The last word, and the name that it is part of. */
function openTerms(text: string, analyser: Analyser): ReadonlySet<string> {
  const last = /(?<!\S)\S+$/.exec(text)?.[0];
  const ofLast = last === undefined ? [] : analyser.words(last);
  const open = ofLast.filter(
    ({ kind }, index) => kind !== 'pair' && (kind === 'identifier' || index === ofLast.length - 1),
  );
  return new Set(open.map(({ term }) => term));
}

/** Whether the whole query says more than its words: a name, several words, or a run of letters. */
export function saysMore({ terms }: ParsedQuery): boolean {
  return terms.length > 1 || terms.some(({ kind }) => kind === 'identifier' || kind === 'pair');
}

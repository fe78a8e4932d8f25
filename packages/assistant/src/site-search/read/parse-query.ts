import type { Word } from '../../retrieval/analysis/words.ts';
import { phraseKey } from '../words/phrase-key.ts';
import type { SiteWords } from '../words/site-words.ts';

/** A word of a query. */
export interface QueryTerm {
  readonly term: string;
  /** As typed: lower case, without accents. */
  readonly surface: string;
  readonly kind: Word['kind'];
  /** Nothing follows it yet, so that it may be a beginning. */
  readonly isOpen: boolean;
  /** How much it counts beside the others. */
  readonly weight: number;
  /** A page without it says less of what is asked for. */
  readonly isRequired: boolean;
}

export interface ParsedQuery {
  readonly terms: readonly QueryTerm[];
  /** The whole query, to compare with titles and texts. */
  readonly phrase: string;
}

const weights: Readonly<Record<Word['kind'], number>> = {
  identifier: 1.5,
  part: 0.6,
  word: 1,
  pair: 1,
};
const weightOfStopWord = 0.15;

export function parseQuery(text: string, words: SiteWords): ParsedQuery {
  const found = words.all.query(text);
  const open = openTerms(text, words);
  const onlyStopWords = found.every(({ surface }) => words.isStopWord(surface));
  const hasParts = found.some(({ kind }) => kind === 'part');
  const terms = found.map(({ term, surface, kind }): QueryTerm => {
    const isStopWord = kind === 'word' && !onlyStopWords && words.isStopWord(surface);
    const isOpen = open.has(term) || kind === 'identifier' || isLone(kind, surface);
    const weight = isStopWord && !open.has(term) ? weightOfStopWord : weights[kind];
    const isRequired = !isStopWord && !(kind === 'identifier' && hasParts);
    return { term, surface, kind, isOpen, weight, isRequired };
  });
  return { terms, phrase: phraseKey(text) };
}

function isLone(kind: Word['kind'], surface: string): boolean {
  return kind === 'pair' && [...surface].length === 1;
}

/** The last word, and the name that it is part of. */
function openTerms(text: string, words: SiteWords): ReadonlySet<string> {
  const last = /(?<!\S)\S+$/.exec(text)?.[0];
  const ofLast = last === undefined ? [] : words.all.query(last);
  const open = ofLast.filter(
    ({ kind }, index) => kind !== 'pair' && (kind === 'identifier' || index === ofLast.length - 1),
  );
  return new Set(open.map(({ term }) => term));
}

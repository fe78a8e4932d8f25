import { foldAccents } from './fold.ts';
import { lastLetterOf, tokensOf, type Word, wordsOf, wordsOfToken } from './words.ts';

/** A term of the index. */
export interface Term {
  readonly term: string;
  /** The word as written (lower case, folded), for corrections of typos; words of prose only. */
  readonly surface?: string;
  /** A letter that the text shall be found by as well, though it is no word more. */
  readonly letter?: string;
}

/** A word of a query. */
export interface QueryWord {
  readonly term: string;
  /** The word as typed (lower case, folded). */
  readonly surface: string;
  readonly kind: Word['kind'];
  /** It says nothing beside others: `the`, `how`. */
  readonly isStopWord: boolean;
}

/** Text to terms. The same one must serve an index and the queries to it. */
export interface Analyser {
  /** Every term under which the text shall be found, in reading order, with repetitions. */
  terms(text: string): Term[];
  /** The words of a query, each once. */
  words(text: string): QueryWord[];
  /** The same without stop words, which are kept when there is nothing else. */
  query(text: string): QueryWord[];
  /** The term of a single word of prose, as typed or corrected. */
  term(word: string): string;
}

/** What is particular to a language; without it words are only folded. */
export interface LanguageRules {
  /** Takes a lower-case word with its accents. */
  readonly stem?: (word: string) => string;
  readonly stopWords?: readonly string[];
  /** Words that say nothing right after another one: `how long`, `how often`. */
  readonly measures?: { readonly after: string; readonly words: readonly string[] };
}

const rememberedWords = 50_000;

/** An analyser for one language: `loadAnalyser` finds the rules by its code. */
export function createAnalyser(rules: LanguageRules = {}): Analyser {
  const stopWords = new Set((rules.stopWords ?? []).map((word) => word.toLowerCase()));
  const measures = new Set(rules.measures?.words);
  const isMeasure = (word: Word, before: Word | undefined): boolean =>
    before !== undefined && before.text === rules.measures?.after && measures.has(word.text);
  const term = remembering((word) => foldAccents(rules.stem?.(word) ?? word));
  const isStopWord = ({ text, kind, isName }: Word): boolean =>
    kind !== 'identifier' && (stopWords.has(text) || (!isName && /^[a-z]$/.test(text)));

  function termsOf({ text, kind }: Word): Term[] {
    if (kind === 'pair') return [{ term: text }];
    if (kind === 'identifier') return [{ term: identifierTerm(text, term) }];
    const surface = foldAccents(text);
    const found: Term[] = [{ term: term(text), surface }];
    // Readers leave accents out, and the stem of the plain word may be another one.
    return surface === text || term(surface) === found[0]?.term
      ? found
      : [...found, { term: term(surface) }];
  }

  function words(text: string): QueryWord[] {
    const distinct = new Map<string, QueryWord>();
    let before: Word | undefined;
    for (const word of wordsOf(text)) {
      const isUntelling = isStopWord(word) || isMeasure(word, before);
      before = word;
      const [found] = termsOf(word);
      if (found === undefined || distinct.has(found.term)) continue;
      const surface = found.surface ?? foldAccents(word.text);
      const { term } = found;
      distinct.set(term, { term, surface, kind: word.kind, isStopWord: isUntelling });
    }
    return [...distinct.values()];
  }

  function query(text: string): QueryWord[] {
    const all = words(text);
    const telling = all.filter((word) => !word.isStopWord);
    return telling.length === 0 ? all : telling;
  }

  const termsOfToken = remembering((token) => {
    const terms = wordsOfToken(token)
      .filter((word) => !isStopWord(word))
      .flatMap(termsOf);
    const letter = lastLetterOf(token);
    const last = terms.at(-1);
    if (last === undefined || letter === undefined || stopWords.has(letter)) return terms;
    return [...terms.slice(0, -1), { ...last, letter }];
  });

  return {
    terms: (text) => tokensOf(text).flatMap(termsOfToken),
    words,
    query,
    term,
  };
}

/** A name without signs (`useChat`) may be typed as a word, so it is stemmed as one. */
function identifierTerm(text: string, term: (word: string) => string): string {
  return /^[\p{L}\p{N}]+$/u.test(text) ? term(text) : foldAccents(text);
}

function remembering<Found>(compute: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, Found>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const computed = compute(word);
    if (known.size >= rememberedWords) known.clear();
    known.set(word, computed);
    return computed;
  };
}

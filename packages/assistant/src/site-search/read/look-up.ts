import type { Entry } from '../format/entries.ts';
import type { Overview } from '../format/files.ts';
import type { SiteWords } from '../words/site-words.ts';
import { continuesTypo, correctionsOf } from './corrections.ts';
import type { Dictionary } from './dictionary.ts';
import type { ReadFile } from './files.ts';
import type { QueryTerm } from './parse-query.ts';

/** What a word of a query may stand for. */
export interface Meaning {
  readonly entry: Entry;
  /** 1 for the word itself, less for what it may also be. */
  readonly weight: number;
}

export interface Language {
  readonly words: SiteWords;
  readonly dictionary: Dictionary;
  readonly overview: Overview;
  readonly read: ReadFile;
}

const weights = { longer: 0.25, longerOnly: 0.75, typo: 0.6, typoInBeginning: 0.4 } as const;
const mostMeanings = 8;

/** The entries of the dictionary for a word: itself, longer words, or words with a typo less. */
export async function lookUp(term: QueryTerm, language: Language): Promise<Meaning[]> {
  const { dictionary } = language;
  const [exact, beginning] = await Promise.all([
    dictionary.find(term.term),
    term.isOpen ? dictionary.beginningWith(term.surface) : [],
  ]);
  const own: Meaning[] = exact === undefined ? [] : [{ entry: exact, weight: 1 }];
  const longer = await longerOnes(beginning, term, language, exact);
  if (own.length + longer.length > 0) return [...own, ...longer];
  const mayBeTypo = term.kind === 'word' || term.kind === 'part';
  if (!mayBeTypo || term.surface.length < 4) return [];
  const corrected = await correctionsOf(term.surface, language.overview, language.read);
  if (corrected.length > 0 || !term.isOpen) return meanings(corrected, weights.typo, language);
  const near = await dictionary.near(term.surface);
  const continued = near.map(({ key }) => key).filter((key) => continuesTypo(key, term.surface));
  return meanings(continued.slice(0, mostMeanings), weights.typoInBeginning, language);
}

/** @param found what begins as the word does */
async function longerOnes(
  found: readonly Entry[],
  { term }: QueryTerm,
  language: Language,
  exact: Entry | undefined,
): Promise<Meaning[]> {
  const weight = exact === undefined ? weights.longerOnly : weights.longer;
  const [first] = found;
  if (found.length === 1 && first !== undefined && first.frequency > 0) {
    return [{ entry: first, weight }];
  }
  const longer = await meanings(
    found.map(({ key }) => key),
    weight,
    language,
  );
  return longer
    .filter(({ entry }) => entry.key !== term)
    .sort((one, other) => other.entry.frequency - one.entry.frequency)
    .slice(0, mostMeanings);
}

/** The entries of words, each once; a form of a word has that of its stem. */
async function meanings(
  words: readonly string[],
  weight: number,
  { dictionary, words: rules }: Language,
): Promise<Meaning[]> {
  const entries = await Promise.all(
    words.map(
      async (word) => (await dictionary.find(word)) ?? dictionary.find(rules.all.term(word)),
    ),
  );
  const found = new Map<string, Meaning>();
  for (const entry of entries) if (entry !== undefined) found.set(entry.key, { entry, weight });
  return [...found.values()];
}

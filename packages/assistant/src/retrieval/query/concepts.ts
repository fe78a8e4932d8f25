import type { Analyser, QueryWord } from '../analysis/analyser.ts';
import type { RankingParameters } from '../ranking/parameters.ts';
import { completionsOf } from './completions.ts';
import { correctionsOf } from './corrections.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One thing that a query asks for, with all the terms it may be found by. */
export interface Concept {
  /** How much it counts beside the others; 1 for a plain word. */
  readonly weight: number;
  /** Chunks that have it, for its rarity. */
  readonly frequency: number;
  /**
   * A text has the word itself, two words as one, or what a long word is a misspelling of: it is not
   * found by a mere guess.
   */
  readonly isKnown: boolean;
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly term: string;
  /** 1 for the word itself, less for a guess. */
  readonly weight: number;
}

/** A question has fewer; what is longer is a pasted text, and its start says enough. */
const mostWords = 64;
const shortestPrefix = 4;
/** Shorter words are near to others by chance: `Perl` is no misspelt `per`. */
const shortestMisspelt = 6;
const mostPrefixed = 12;

/** What a query is read with. */
export interface QueryReader {
  readonly analyser: Analyser;
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  readonly parameters: RankingParameters;
}

/** Reads a query against the terms of an index. */
export async function conceptsOf(query: string, reader: QueryReader): Promise<Concept[]> {
  const { analyser, parameters } = reader;
  const words = analyser.query(query).slice(0, mostWords);
  const concepts: Concept[] = [];
  let isPartKnown = false;
  for (const [index, word] of words.entries()) {
    const concept = await conceptOf(word, words[index + 1], reader);
    if (word.kind === 'identifier') {
      isPartKnown = concept.variants.length > 0;
      // A name that no text has is found by its parts; as a whole it is only missed.
      concepts.push(isPartKnown ? concept : { ...concept, weight: 0 });
      continue;
    }
    const isPart = word.kind === 'part' && isPartKnown;
    concepts.push(isPart ? { ...concept, weight: parameters.part } : concept);
  }
  return concepts;
}

async function conceptOf(
  word: QueryWord,
  next: QueryWord | undefined,
  reader: QueryReader,
): Promise<Concept> {
  const exact = await reader.vocabulary.frequency(word.term);
  const related = relatedTerms(word, reader);
  const compound = await compoundTerms(word, next, reader);
  const repaired = exact > 0 ? [] : await repairedTerms(word, reader);
  const isMisspelt = repaired.length > 0 && word.surface.length >= shortestMisspelt;
  const variants: Variant[] = [
    ...(exact > 0 ? [{ term: word.term, weight: 1 }] : []),
    ...(await longerTerms(word, exact > 0, reader)),
    ...related,
    ...compound,
    ...repaired,
  ];
  return {
    weight: 1,
    frequency: await frequencyOf(exact, variants, reader.vocabulary),
    isKnown: exact > 0 || compound.length > 0 || isMisspelt,
    variants: distinct(variants),
  };
}

/** Terms that the word is the beginning of. */
async function longerTerms(
  { term, kind }: QueryWord,
  isKnown: boolean,
  { vocabulary, parameters }: QueryReader,
): Promise<Variant[]> {
  const isLoneLetter = kind === 'pair' && [...term].length === 1;
  if (!isLoneLetter && (kind === 'pair' || term.length < shortestPrefix)) return [];
  const weight = isKnown ? parameters.prefix : parameters.prefixOfUnknown;
  return weighed(await vocabulary.withPrefix(term, mostPrefixed), weight);
}

function relatedTerms({ term }: QueryWord, { synonyms, parameters }: QueryReader): Variant[] {
  return weighed([...(synonyms.get(term) ?? [])], parameters.synonym);
}

/** Two words that the texts write as one: `sub path`. */
async function compoundTerms(
  word: QueryWord,
  next: QueryWord | undefined,
  { analyser, vocabulary, parameters }: QueryReader,
): Promise<Variant[]> {
  if (word.kind !== 'word' || next?.kind !== 'word') return [];
  const term = analyser.term(word.surface + next.surface);
  return (await vocabulary.frequency(term)) > 0 ? weighed([term], parameters.compound) : [];
}

/** What a word that no text has may be: unfinished, or misspelt. */
async function repairedTerms(
  { surface, kind }: QueryWord,
  { analyser, vocabulary, parameters }: QueryReader,
): Promise<Variant[]> {
  if (kind === 'pair' || kind === 'identifier' || surface.length < shortestPrefix) return [];
  const completed = await completionsOf(surface, vocabulary, mostPrefixed);
  const corrected = await correctionsOf(surface, vocabulary);
  return [
    ...weighed(completed.map(analyser.term), parameters.prefixOfUnknown),
    ...corrected.map(({ word, distance }): Variant => {
      return { term: analyser.term(word), weight: parameters.typo[distance - 1] ?? 0 };
    }),
  ];
}

function weighed(terms: readonly string[], weight: number): Variant[] {
  return terms.map((term) => ({ term, weight }));
}

/** That of the word itself, or of the commonest guess where no text has the word. */
async function frequencyOf(
  exact: number,
  variants: readonly Variant[],
  vocabulary: Vocabulary,
): Promise<number> {
  if (exact > 0) return exact;
  const frequencies = await Promise.all(variants.map(({ term }) => vocabulary.frequency(term)));
  return Math.max(0, ...frequencies);
}

/** Each term once, with its greatest weight. */
function distinct(variants: readonly Variant[]): Variant[] {
  const weights = new Map<string, number>();
  for (const { term, weight } of variants) {
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  }
  return [...weights].map(([term, weight]) => ({ term, weight }));
}

import type { Analyser } from '../analysis/analyser.ts';
import type { Synonyms } from '../analysis/synonyms.ts';
import { beginningMark, type Entry, phraseMark, synonymMark } from '../format/entries.ts';
import type { Overview } from '../format/files.ts';
import type { Ranking } from '../ranking.ts';
import { continuesTypo, correctionsOf } from './corrections.ts';
import type { Dictionary } from './dictionary.ts';
import type { ReadFile } from './files.ts';
import type { ParsedQuery, QueryTerm } from './parse-query.ts';

/** One thing that a query asks for, with all that it may be found by. */
export interface Concept {
  readonly word: QueryTerm;
  /** How much it counts beside the others; 1 for a plain word. */
  readonly weight: number;
  /** Chunks that have it, for its rarity. */
  readonly frequency: number;
  /**
   * A text has the word itself, two words as one, or what a long word is a misspelling of: it is not
   * found by a mere guess.
   */
  readonly isKnown: boolean;
  readonly lists: readonly FoundList[];
}

/** The chunks of an entry of the dictionary. */
export interface FoundList {
  readonly key: string;
  readonly postings: Uint8Array;
  /** 1 for the word itself, less for a guess. */
  readonly weight: number;
}

/** What a query is read with. */
export interface QueryReader {
  readonly analyser: Analyser;
  readonly synonyms: Synonyms;
  readonly dictionary: Dictionary;
  readonly overview: Overview;
  readonly read: ReadFile;
  readonly ranking: Ranking;
}

/** An entry that a word may stand for. */
interface Variant {
  readonly entry: Entry;
  readonly weight: number;
}

const shortestBeginning = 4;
/** Shorter words are near to others by chance: `Perl` is no misspelt `per`. */
const shortestMisspelt = 6;
/** A single letter is a word in every text. */
const shortestPart = 2;
const mostContinued = 8;

/** Reads the words of a query against the dictionary, all at the same time. */
export async function conceptsOf({ terms }: ParsedQuery, reader: QueryReader): Promise<Concept[]> {
  const read = await Promise.all(
    terms.map((word, index) => conceptsOfWord(word, terms[index + 1], reader)),
  );
  const concepts = read.flat();
  let isNameKnown = false;
  return concepts.map((concept) => {
    const { kind } = concept.word;
    if (kind === 'identifier') {
      isNameKnown = concept.lists.length > 0;
      // A name that no text has is found by its parts; as a whole it is only missed.
      return isNameKnown ? concept : { ...concept, weight: 0 };
    }
    return kind === 'part' && isNameKnown ? { ...concept, weight: reader.ranking.part } : concept;
  });
}

/** What a word asks for; one that no text has, and hardly a misspelt one, may be two: `vscode`. */
async function conceptsOfWord(
  word: QueryTerm,
  next: QueryTerm | undefined,
  reader: QueryReader,
): Promise<Concept[]> {
  const concept = await conceptOf(word, next, reader);
  const surest = Math.max(0, ...concept.lists.map(({ weight }) => weight));
  if (surest >= reader.ranking.typo[0]) return [concept];
  const parts = await splitInTwo(word, reader);
  if (parts.length === 0) return [concept];
  return Promise.all(parts.map((part) => conceptOf(part, undefined, reader)));
}

/** The two words that a word consists of, of all that may be those whose rarer one is the commonest. */
async function splitInTwo(
  { isStopWord, kind, surface, ...rest }: QueryTerm,
  { analyser, dictionary }: QueryReader,
): Promise<QueryTerm[]> {
  if (kind !== 'word' || isStopWord) return [];
  const partOf = (text: string): QueryTerm => ({
    ...{ ...rest, kind, isStopWord, surface: text, term: analyser.term(text), isOpen: false },
  });
  let best: { readonly parts: QueryTerm[]; readonly frequency: number } | undefined;
  for (let at = shortestPart; at <= surface.length - shortestPart; at++) {
    const parts = [partOf(surface.slice(0, at)), partOf(surface.slice(at))];
    let frequency = Number.POSITIVE_INFINITY;
    // The second one is looked for only where there is the first: each may be in a file of its own.
    for (const { term } of parts) {
      if (frequency > 0)
        frequency = Math.min(frequency, (await dictionary.find(term))?.frequency ?? 0);
    }
    if (frequency > (best?.frequency ?? 0)) best = { parts, frequency };
  }
  return best?.parts ?? [];
}

async function conceptOf(
  word: QueryTerm,
  next: QueryTerm | undefined,
  reader: QueryReader,
): Promise<Concept> {
  const { dictionary, ranking } = reader;
  const [exact, compound, related, longer] = await Promise.all([
    weighed([dictionary.find(word.term)], 1),
    weighed([findCompound(word, next, reader)], ranking.compound),
    weighed(findRelated(word, reader), ranking.synonym),
    word.isOpen ? findLonger(word.surface, reader) : [],
  ]);
  const isFound = exact.length > 0;
  // A stop word is in no index, and yet a word by itself.
  const isWord = isFound || word.isStopWord;
  // A lone letter of a script without spaces is as much in the words that begin with it.
  const isLoneLetter = word.kind === 'pair' && word.isOpen;
  const ofLonger = isWord ? ranking.beginning : ranking.beginningOfUnknown;
  const weight = isLoneLetter ? 1 : ofLonger;
  const longerOnes = longer
    .filter(({ key }) => key !== word.term)
    .map((entry) => ({ entry, weight }));
  const isMissing = !isFound && longerOnes.length === 0;
  const repaired = isMissing ? await repair(word, reader) : [];
  const variants = distinct([...exact, ...longerOnes, ...related, ...compound, ...repaired]);
  const isMisspelt = repaired.length > 0 && word.surface.length >= shortestMisspelt;
  const frequencies = variants.map(({ entry }) => entry.frequency);
  return {
    word,
    weight: 1,
    frequency: exact[0]?.entry.frequency ?? Math.max(0, ...frequencies),
    isKnown: isFound || compound.length > 0 || isMisspelt,
    lists: await Promise.all(variants.map(readList(dictionary))),
  };
}

/** What begins so: one list of all where they are many, else the most frequent ones. */
async function findLonger(surface: string, reader: QueryReader): Promise<Entry[]> {
  const found = await reader.dictionary.beginningWith(surface);
  const [first] = found;
  if (first?.key.endsWith(beginningMark)) return [first];
  const entries = await entriesOf(
    found.map(({ key }) => key),
    reader,
  );
  return entries.sort((one, other) => other.frequency - one.frequency).slice(0, mostContinued);
}

function findRelated(
  { term }: QueryTerm,
  { dictionary, synonyms }: QueryReader,
): Promise<Entry | undefined>[] {
  return (synonyms.get(term) ?? []).map((group) => dictionary.find(synonymMark + group));
}

/** Two words that the texts write as one: `sub path`. */
async function findCompound(
  { kind, surface }: QueryTerm,
  next: QueryTerm | undefined,
  { analyser, dictionary }: QueryReader,
): Promise<Entry | undefined> {
  if (kind !== 'word' || next?.kind !== 'word') return undefined;
  return dictionary.find(analyser.term(surface + next.surface));
}

/** What a word that no text has may be: unfinished, or misspelt. */
async function repair(word: QueryTerm, reader: QueryReader): Promise<Variant[]> {
  const { isOpen, isStopWord, kind, surface } = word;
  const { dictionary, overview, ranking, read } = reader;
  const mayBe = kind === 'word' || kind === 'part';
  if (!mayBe || isStopWord || surface.length < shortestBeginning) return [];
  const [longer, corrected] = await Promise.all([
    findLonger(surface, reader),
    correctionsOf(surface, overview, read),
  ]);
  const corrections = await Promise.all(
    corrected.map(async (one) =>
      weighed(await entriesOf([one.word], reader), ranking.typo[one.distance - 1] ?? 0),
    ),
  );
  const found = [
    ...(await weighed(longer, ranking.beginningOfUnknown)),
    ...(await Promise.all(corrections)).flat(),
  ];
  if (found.length > 0 || !isOpen) return found;
  const near = await dictionary.near(surface);
  const continued = near.map(({ key }) => key).filter((key) => continuesTypo(key, surface));
  const entries = await entriesOf(continued.slice(0, mostContinued), reader);
  return weighed(entries, ranking.typoInBeginning);
}

/** The entries of words, as far as there are any; a form of a word has that of its stem. */
async function entriesOf(
  words: readonly string[],
  { analyser, dictionary }: QueryReader,
): Promise<Entry[]> {
  const entries = await Promise.all(
    words.map(
      async (word) => (await dictionary.find(word)) ?? dictionary.find(analyser.term(word)),
    ),
  );
  return entries.filter((entry) => entry !== undefined);
}

async function weighed(
  found: readonly (Entry | undefined | Promise<Entry | undefined>)[],
  weight: number,
): Promise<Variant[]> {
  const entries = await Promise.all(found);
  return entries.flatMap((entry) => (entry === undefined ? [] : [{ entry, weight }]));
}

/** Each entry once, with its greatest weight. */
function distinct(variants: readonly Variant[]): Variant[] {
  const found = new Map<string, Variant>();
  for (const variant of variants) {
    const known = found.get(variant.entry.key);
    if (known === undefined || known.weight < variant.weight) {
      found.set(variant.entry.key, variant);
    }
  }
  return [...found.values()];
}

function readList(dictionary: Dictionary): (variant: Variant) => Promise<FoundList> {
  return async ({ entry, weight }) => {
    return { key: entry.key, weight, postings: await dictionary.list(entry) };
  };
}

/** Titles and headings that are the query or what it asks for, or begin with it. */
export async function phraseLists(
  { asked, phrase }: ParsedQuery,
  { dictionary, ranking }: Pick<QueryReader, 'dictionary' | 'ranking'>,
): Promise<FoundList[]> {
  if (phrase === '') return [];
  const key = phraseMark + phrase;
  const [exact, longer, answer] = await Promise.all([
    dictionary.find(key),
    dictionary.beginningWith(key),
    asked === phrase ? undefined : dictionary.find(phraseMark + asked),
  ]);
  const variants = [
    ...(await weighed([exact, answer], 1)),
    ...(await weighed(longer, ranking.titleBeginning)),
  ];
  return Promise.all(variants.map(readList(dictionary)));
}

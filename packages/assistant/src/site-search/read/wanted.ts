import { type Language, lookUp, type Meaning } from './look-up.ts';
import type { ParsedQuery, QueryTerm } from './parse-query.ts';

/** A word of a query with the lists of its sections. */
export interface Wanted {
  readonly term: QueryTerm;
  readonly lists: readonly WantedList[];
  /** Sections that have it, as far as known. */
  readonly frequency: number;
}

export interface WantedList {
  readonly key: string;
  readonly postings: Uint8Array;
  readonly weight: number;
}

const weightOfJoined = 0.8;
const mostJoined = 3;

/** The lists of all words of a query, fetched at the same time. */
export async function wantedOf({ terms }: ParsedQuery, language: Language): Promise<Wanted[]> {
  const [meanings, joined] = await Promise.all([
    Promise.all(terms.map((term) => lookUp(term, language))),
    joinedMeanings(terms, language),
  ]);
  return Promise.all(
    terms.map(async (term, index): Promise<Wanted> => {
      const own = meanings[index] ?? [];
      const lists = await Promise.all([...own, ...(joined[index] ?? [])].map(fetchList(language)));
      return { term, lists, frequency: frequencyOf(own) };
    }),
  );
}

/** `dark mode` may be written `darkmode`. */
async function joinedMeanings(
  terms: readonly QueryTerm[],
  { dictionary, words }: Language,
): Promise<Meaning[][]> {
  const joined: Meaning[][] = terms.map(() => []);
  if (terms.length > mostJoined) return joined;
  const entries = await Promise.all(
    terms.map(async ({ kind, surface }, index) => {
      const next = terms[index + 1];
      if (kind !== 'word' || next?.kind !== 'word') return undefined;
      return dictionary.find(words.all.term(surface + next.surface));
    }),
  );
  for (const [index, entry] of entries.entries()) {
    if (entry === undefined) continue;
    joined[index]?.push({ entry, weight: weightOfJoined });
    joined[index + 1]?.push({ entry, weight: weightOfJoined });
  }
  return joined;
}

function fetchList({
  dictionary,
}: Pick<Language, 'dictionary'>): (meaning: Meaning) => Promise<WantedList> {
  return async ({ entry, weight }) => ({
    key: entry.key,
    postings: await dictionary.list(entry),
    weight,
  });
}

/** Of the word itself where the site has it, else of everything that it may stand for. */
function frequencyOf(meanings: readonly Meaning[]): number {
  const exact = meanings.find(({ weight }) => weight === 1);
  if (exact !== undefined) return exact.entry.frequency;
  return meanings.reduce((sum, { entry }) => sum + entry.frequency, 0);
}

/** Titles and headings that are the query, or begin with it. */
export async function phraseLists(
  key: string,
  { dictionary }: Language,
): Promise<readonly WantedList[]> {
  const [exact, longer] = await Promise.all([dictionary.find(key), dictionary.beginningWith(key)]);
  const meanings: Meaning[] = [
    ...(exact === undefined ? [] : [{ entry: exact, weight: 1 }]),
    ...longer.map((entry) => ({ entry, weight: 0.5 })),
  ];
  return Promise.all(meanings.map(fetchList({ dictionary })));
}

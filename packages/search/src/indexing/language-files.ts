import { type Overview, overviewFile, textFile } from '../format/files.ts';
import { shifted } from '../format/postings.ts';
import { buildDictionary } from './dictionary.ts';
import { Forms, type Words } from './impacts.ts';
import { byScope, scopePages } from './scopes.ts';
import type { SearchRun } from './search-run.ts';
import { spellingFiles } from './spelling.ts';

const mostSpelled = 20_000;

/** The files of a language. */
export interface LanguageFiles {
  /** Those in its folder, not yet compressed. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Those of texts, compressed. */
  readonly texts: ReadonlyMap<string, Uint8Array>;
}

/**
 * Puts the files of a language together.
 *
 * @param ofLanguage its runs, in the order of the index
 */
export function languageFiles(ofLanguage: readonly SearchRun[], words: Words): LanguageFiles {
  const groups = byScope(ofLanguage);
  const runs = groups.flat();
  const scopes = Uint16Array.from(
    groups.flatMap((group, scope) => Array<number>(chunksOf(group)).fill(scope)),
  );
  const forms = new Forms();
  for (const run of runs) forms.addAll(run.forms);
  const dictionary = buildDictionary(
    joinedLists(runs),
    forms.inflected,
    (word) => words.analyser.term(word),
    { count: groups.length, of: (chunk) => scopes[chunk] ?? 0 },
  );
  const spelling = spellingFiles(forms.frequent(mostSpelled));
  const boosts = runs.flatMap((run) => run.boosts);
  const overview: Overview = {
    scopes: groups.map(scopePages),
    chunks: runs.flatMap((run) => run.chunks),
    boosts: boosts.flatMap((boost, page) => (boost === 1 ? [] : [[page, boost] as const])),
    dictionary: dictionary.starts,
    texts: runs.map(({ texts }) => texts),
    spelling: spelling.lengths,
  };
  return {
    files: new Map([
      [overviewFile, new TextEncoder().encode(JSON.stringify(overview))],
      ...dictionary.files,
      ...spelling.files,
    ]),
    texts: new Map(
      runs.flatMap(({ textFiles, texts: { folder } }) =>
        textFiles.map((bytes, number) => [textFile(folder, number), bytes] as const),
      ),
    ),
  };
}

/** Where the chunks of a key are among those of all keys. */
interface Place {
  length: number;
  start: number;
  /** Up to where they are written. */
  end: number;
}

/** The chunks of every key, which are counted from the first of the first run; sorted. */
function joinedLists(runs: readonly SearchRun[]): Map<string, Uint32Array> {
  const places = new Map<string, Place>();
  const placeOf = (key: string): Place => {
    const known = places.get(key);
    if (known) return known;
    const place = { length: 0, start: 0, end: 0 };
    places.set(key, place);
    return place;
  };
  // To look for a key is most of the work, so that each is looked for once a run.
  const ofRuns = runs.map(({ keys, lengths }) =>
    keys.map((key, at) => {
      const place = placeOf(key);
      place.length += lengths[at] ?? 0;
      return place;
    }),
  );
  let count = 0;
  for (const place of places.values()) {
    place.start = count;
    place.end = count;
    count += place.length;
  }
  // One piece of memory: most of the many lists have a chunk or two.
  const all = new Uint32Array(count);
  let before = 0;
  for (const [number, run] of runs.entries()) {
    let next = 0;
    for (const [at, place] of ofRuns[number]?.entries() ?? []) {
      const end = next + (run.lengths[at] ?? 0);
      for (; next < end; next++) all[place.end++] = shifted(run.postings[next] ?? 0, before);
    }
    before += chunksOf([run]);
  }
  const lists = new Map<string, Uint32Array>();
  for (const [key, { start, end }] of places) {
    const list = all.subarray(start, end);
    lists.set(key, end - start > 1 ? list.sort() : list);
  }
  return lists;
}

function chunksOf(runs: readonly SearchRun[]): number {
  return runs.flatMap(({ chunks }) => chunks).reduce((sum, count) => sum + count, 0);
}

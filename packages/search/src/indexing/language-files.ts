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

/** What all runs have of a key. */
interface JoinedList {
  length: number;
  /** Made when it is known how long it is. */
  all?: Uint32Array;
  end: number;
}

/** The chunks of every key, which are counted from the first of the first run; sorted. */
function joinedLists(runs: readonly SearchRun[]): Map<string, Uint32Array> {
  const lists = new Map<string, JoinedList>();
  const listOf = (key: string): JoinedList => {
    const known = lists.get(key);
    if (known) return known;
    const list = { length: 0, end: 0 };
    lists.set(key, list);
    return list;
  };
  // To look for a key is most of the work, so that each is looked for once a run.
  const ofRuns = runs.map(({ keys, lengths }) =>
    keys.map((key, place) => {
      const list = listOf(key);
      list.length += lengths[place] ?? 0;
      return list;
    }),
  );
  let before = 0;
  for (const [at, run] of runs.entries()) {
    let next = 0;
    for (const [place, list] of ofRuns[at]?.entries() ?? []) {
      list.all ??= new Uint32Array(list.length);
      const end = next + (run.lengths[place] ?? 0);
      for (; next < end; next++) list.all[list.end++] = shifted(run.postings[next] ?? 0, before);
    }
    before += chunksOf([run]);
  }
  return new Map(lists.entries().map(([key, { all = none }]) => [key, all.sort()]));
}

const none = new Uint32Array();

function chunksOf(runs: readonly SearchRun[]): number {
  return runs.flatMap(({ chunks }) => chunks).reduce((sum, count) => sum + count, 0);
}

import { type Overview, textFile } from '../format/files.ts';
import { buildDictionary } from './dictionary.ts';
import type { Words } from './impacts.ts';
import { chunksOf, joinedKeys } from './joined-keys.ts';
import type { KeyNumbers } from './key-numbers.ts';
import { byScope, scopePages } from './scopes.ts';
import type { SearchRun } from './search-run.ts';
import { frequentForms, spellingFiles } from './spelling.ts';

const mostSpelled = 20_000;

/** The files of a language. */
export interface LanguageFiles {
  readonly overview: Overview;
  /** Those of the dictionary and against typos, not yet compressed. */
  readonly words: ReadonlyMap<string, Uint8Array>;
  /** Those of texts, compressed. */
  readonly texts: ReadonlyMap<string, Uint8Array>;
}

/**
 * Puts the files of a language together.
 *
 * @param ofLanguage its runs, in the order of the index
 * @param numbers of their keys; others are of no use
 */
export function languageFiles(
  ofLanguage: readonly SearchRun[],
  words: Words,
  numbers?: KeyNumbers,
): LanguageFiles {
  const groups = byScope(ofLanguage);
  const runs = groups.flat();
  const scopes = Uint16Array.from(
    groups.flatMap((group, scope) =>
      group.flatMap((run) => Array<number>(chunksOf(run)).fill(scope)),
    ),
  );
  const joined = joinedKeys(runs, numbers?.isOf(runs) ? numbers : undefined);
  const dictionary = buildDictionary(joined, (word) => words.analyser.term(word), {
    count: groups.length,
    ofChunks: scopes,
  });
  const spelled = spellingFiles(frequentForms(joined, mostSpelled));
  const boosts = runs.flatMap((run) => run.boosts);
  const overview: Overview = {
    scopes: groups.map(scopePages),
    chunks: runs.flatMap((run) => run.chunks),
    boosts: boosts.flatMap((boost, page) => (boost === 1 ? [] : [[page, boost] as const])),
    dictionary: dictionary.folders,
    texts: runs.map(({ texts }) => texts),
    spelling: spelled.spelling,
  };
  return {
    overview,
    words: new Map([...dictionary.files, ...spelled.files]),
    texts: new Map(
      runs.flatMap(({ textFiles, texts: { folder } }) =>
        textFiles.map((bytes, number) => [textFile(folder, number), bytes] as const),
      ),
    ),
  };
}

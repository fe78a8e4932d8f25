import { type Overview, spellingFile } from '../format/files.ts';
import { contentDigest } from './content-digest.ts';
import type { JoinedKeys } from './joined-keys.ts';

/** The most frequent forms of words, in alphabetical order. */
export function frequentForms(
  { keys, formCounts }: Pick<JoinedKeys, 'keys' | 'formCounts'>,
  limit: number,
): readonly string[] {
  const places = Array.from(keys.keys()).filter(
    (place) => formCounts[place] !== 0 && /^\p{L}{3,24}$/u.test(keys[place] ?? ''),
  );
  const counts = Uint32Array.from(places, (place) => formCounts[place] ?? 0).sort();
  const least = counts.at(-limit) ?? 0;
  let more = limit - counts.filter((count) => count > least).length;
  return places
    .filter((place) => {
      const count = formCounts[place] ?? 0;
      return count > least || (count === least && more-- > 0);
    })
    .map((place) => keys[place] ?? '');
}

/** Lists of words by length, one a line, for corrections of typos. */
export function spellingFiles(words: readonly string[]): {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly spelling: Overview['spelling'];
} {
  const byLength = [...Map.groupBy(words, ({ length }) => length)];
  byLength.sort(([one], [other]) => one - other);
  const encoder = new TextEncoder();
  const lists = byLength.map(([length, list]) => {
    const bytes = encoder.encode(list.join('\n'));
    return { length, bytes, digest: contentDigest([bytes]) };
  });
  return {
    files: new Map(lists.map(({ bytes, digest }) => [spellingFile(digest), bytes])),
    spelling: lists.map(({ digest, length }) => [length, digest]),
  };
}

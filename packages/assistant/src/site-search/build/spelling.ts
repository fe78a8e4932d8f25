import { strToU8 } from 'fflate';
import { spellingFile } from '../format/files.ts';

/** Lists of words by length, one a line, for corrections of typos. */
export function spellingFiles(words: readonly string[]): {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly lengths: readonly number[];
} {
  const byLength = new Map<number, string[]>();
  for (const word of words) {
    const others = byLength.get(word.length);
    if (others === undefined) byLength.set(word.length, [word]);
    else others.push(word);
  }
  const lengths = [...byLength.keys()].sort((one, other) => one - other);
  const files = lengths.map(
    (length) => [spellingFile(length), strToU8((byLength.get(length) ?? []).join('\n'))] as const,
  );
  return { files: new Map(files), lengths };
}

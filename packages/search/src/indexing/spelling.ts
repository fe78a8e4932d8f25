import { spellingFile } from '../format/files.ts';

/** Lists of words by length, one a line, for corrections of typos. */
export function spellingFiles(words: readonly string[]): {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly lengths: readonly number[];
} {
  const byLength = Map.groupBy(words, ({ length }) => length);
  const lengths = [...byLength.keys()].sort((one, other) => one - other);
  const encoder = new TextEncoder();
  const files = lengths.map(
    (length) =>
      [spellingFile(length), encoder.encode((byLength.get(length) ?? []).join('\n'))] as const,
  );
  return { files: new Map(files), lengths };
}

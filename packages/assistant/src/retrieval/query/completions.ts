import type { Vocabulary } from './vocabulary.ts';

const mostMissing = 8;

/**
 * Words of the texts that begin so, the shortest first. Stems do not tell: `environm` is no
 * beginning of the stem `environ`.
 */
export async function completionsOf(
  beginning: string,
  vocabulary: Vocabulary,
  limit: number,
): Promise<string[]> {
  const found: string[] = [];
  for (let missing = 1; missing <= mostMissing && found.length < limit; missing++) {
    const length = beginning.length + missing;
    const words = await vocabulary.wordsOfLength(length);
    for (let at = 0; at < words.length; at += length + 1) {
      if (words.startsWith(beginning, at)) found.push(words.slice(at, at + length));
    }
  }
  return found.slice(0, limit);
}

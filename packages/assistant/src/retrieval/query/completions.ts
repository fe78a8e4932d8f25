import { eachLine } from './each-line.ts';
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
    for (const word of eachLine(await vocabulary.wordsOfLength(beginning.length + missing))) {
      if (word.startsWith(beginning)) found.push(word);
    }
  }
  return found.slice(0, limit);
}

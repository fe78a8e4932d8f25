type Word = string | { readonly text: string };

/**
 * Compares words as multisets: a word that stands three times has to be present three times. Of a word
 * that is present less often, those are missing around which most is missing.
 */
export function missingWords<T extends Word>(words: readonly T[], present: readonly string[]): T[] {
  const texts = words.map((word) => (typeof word === 'string' ? word : word.text));
  return missingIndexes(texts, present).map((index) => words[index] as T);
}

/** Which words `missingWords` finds, by their number. */
export function missingIndexes(words: readonly string[], present: readonly string[]): number[] {
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  for (const word of present) left.set(word, (left.get(word) ?? 0) - 1);
  const lacking = [...words.keys()].filter((index) => (left.get(words[index] ?? '') ?? 0) > 0);
  if (lacking.length === 0) return [];
  const known = new Set<string>();
  for (let start = -2; start < present.length; start++) known.add(threeFrom(present, start));
  const kept = (index: number) =>
    [index - 2, index - 1, index].filter((start) => known.has(threeFrom(words, start))).length;
  const found = lacking
    .map((index) => ({ index, kept: kept(index) }))
    .sort((one, other) => one.kept - other.kept || other.index - one.index)
    .filter(({ index }) => {
      const word = words[index] ?? '';
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      return count > 0;
    });
  return found.map(({ index }) => index).sort((one, other) => one - other);
}

function threeFrom(words: readonly string[], start: number): string {
  return `${words[start]} ${words[start + 1]} ${words[start + 2]}`;
}

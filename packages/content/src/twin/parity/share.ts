/** How many words a text has, and which of them another one lacks. */
export interface WordParity<T> {
  readonly words: number;
  /** In the order of the text. */
  readonly missing: readonly T[];
}

/** Percentage of the words of texts that are present; 100 where there are none. */
export function percentPresent(
  texts: readonly { readonly words: number; readonly missing: { readonly length: number } }[],
): number {
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  const missing = texts.reduce((sum, text) => sum + text.missing.length, 0);
  return words === 0 ? 100 : (100 * (words - missing)) / words;
}

/** A percentage rounded down: what is not all present does not read as 100 %. */
export function percentText(percent: number): string {
  return `${(Math.floor(percent * 100) / 100).toFixed(2)} %`;
}

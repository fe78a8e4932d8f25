/**
 * A word of a command that is printed for a reader to run, such as a folder: as it is, or in quotes
 * where shells would take it apart. Quotes of this kind are those of all usual shells.
 */
export function shownWord(word: string): string {
  return /^[\p{L}\p{N}\p{M}_@%+=:,.\\/-]+$/u.test(word)
    ? word
    : `"${word.replace(/["$`]/g, '\\$&')}"`;
}

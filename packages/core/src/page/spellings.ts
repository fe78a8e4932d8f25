/**
 * The forms of a name whose letters have marks: one character in what people write, and two in the names
 * of files that some systems and archives make. The one that is given is the first.
 */
export function spellings(name: string): string[] {
  return [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])];
}

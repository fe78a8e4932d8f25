/** Whether all of a word is quoted or escaped by the rules of fish ("Quotes", "Escaping"). */
export function isOneFishWord(word: string): boolean {
  return /^(?:'(?:[^'\\]|\\[\s\S])*'|\\['\\])*$/.test(word);
}

/**
 * Letters and digits in a row; everything else parts words. Of scripts that are written without
 * spaces each letter is a word, so that markup between them parts nothing.
 */
export const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*|[[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]]+/gv;

/** The same for texts of ASCII alone, several times as fast. */
const asciiWord = /[A-Za-z0-9]+/g;
const beyondAscii = /[^\0-\x7f]/;

/** The words of a text in their order, composed (NFC) so that equal ones are equal. */
export function splitWords(text: string): string[] {
  if (!beyondAscii.test(text)) return text.match(asciiWord) ?? [];
  return text.normalize('NFC').match(word) ?? [];
}

/**
 * Letters and digits in a row; everything else parts words. Of scripts that are written without
 * spaces each letter is a word, so that markup between them parts nothing.
 */
export const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*|[[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]]+/gv;

export function splitWords(text: string): string[] {
  return text.normalize('NFC').match(word) ?? [];
}

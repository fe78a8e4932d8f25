/** Letters that no normalisation takes apart. */
const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Takes a lower-case word without its accents: `café` becomes `cafe`. Only marks of the Latin, Greek
 * and Cyrillic scripts go; the vowel signs of Thai and Hindi and the voicing marks of kana are
 * letters to their readers and stay.
 */
export function foldAccents(word: string): string {
  if (isAscii(word)) return word;
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøłđðþı]/g, (letter) => ligatures[letter] ?? letter);
}

/** A text with one sign for the apostrophes of all scripts and keyboards. */
export function withApostrophes(text: string): string {
  return text.replace(/[’ʼ]/g, "'");
}

/**
 * A text as texts are compared: compatible letters as the common ones, lower case, no accents, one
 * kind of apostrophe.
 */
export function comparable(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return foldAccents(withApostrophes(text.normalize('NFKC')).toLowerCase());
}

function isAscii(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    if (word.charCodeAt(index) > 127) return false;
  }
  return true;
}

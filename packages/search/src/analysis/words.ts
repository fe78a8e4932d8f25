import { identifierParts, isIdentifier } from './identifiers.ts';

/** A piece of a text that is searched for as one, in lower case, neither folded nor stemmed. */
export interface Word {
  readonly text: string;
  /**
   * `identifier`: a name as code has it, whole. `part`: a word inside of one. `pair`: two
   * neighbouring letters of a script that puts no spaces between words, or a lone one.
   */
  readonly kind: 'word' | 'identifier' | 'part' | 'pair';
}

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆`;
const letter = String.raw`[[\p{L}\p{M}\p{N}_]--[${unspaced}]]`;
const token = new RegExp(`[${unspaced}]+|${spacedToken(letter, "'’")}`, 'gv');
/** The same for texts of ASCII alone, several times as fast. */
const asciiToken = new RegExp(spacedToken('[A-Za-z0-9_]', "'"), 'g');
const beginsUnspaced = new RegExp(`^[${unspaced}]`, 'v');
const beyondAscii = /[^\0-\x7f]/;

function spacedToken(ofWord: string, apostrophes: string): string {
  const joined = String.raw`(?:[\-.\/${apostrophes}]|\/:)\{?${ofWord}+\}?`;
  return `(?:--?(?=${ofWord}))?${ofWord}+(?:${joined})*`;
}

/** Longer ones are keys, hashes or pictures in base64, which nobody types. */
const longestWord = 40;
const longestIdentifier = 80;

/** What stands between spaces and signs: a word, an identifier, or a run of an unspaced script. */
export function tokensOf(text: string): readonly string[] {
  if (!beyondAscii.test(text)) return text.match(asciiToken) ?? [];
  return text.normalize('NFKC').match(token) ?? [];
}

/** The words of a token; an identifier is followed by its parts. */
export function wordsOfToken(found: string): Word[] {
  if (beginsUnspaced.test(found)) return pairsOf(found);
  return isIdentifier(found) ? identifierWords(found) : plainWords(found);
}

/** The words of a text in reading order. */
export function wordsOf(text: string): Word[] {
  return tokensOf(text).flatMap(wordsOfToken);
}

function pairsOf(run: string): Word[] {
  const letters = [...run];
  if (letters.length === 1) return [{ text: run, kind: 'pair' }];
  return letters
    .slice(1)
    .map((second, index): Word => ({ text: `${letters[index]}${second}`, kind: 'pair' }));
}

function identifierWords(found: string): Word[] {
  const parts = identifierParts(found)
    .filter((part) => part.length > 1 && part.length <= longestWord)
    .map((part): Word => ({ text: part.toLowerCase(), kind: 'part' }));
  if (found.length > longestIdentifier) return parts;
  return [{ text: found.toLowerCase(), kind: 'identifier' }, ...parts];
}

/** Without what grows on a word around an apostrophe: `page's`, `l'index`; `don't` says nothing. */
function plainWords(found: string): Word[] {
  const text = found
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'(?:s|re|ve|ll|d|m)$|^\p{L}{1,2}'/gu, '');
  return text.length > longestWord || /n't$/.test(text) ? [] : [{ text, kind: 'word' }];
}

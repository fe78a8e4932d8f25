import { withApostrophes } from './fold.ts';
import { identifierParts, isIdentifier } from './identifiers.ts';

/** A piece of a text that is searched for as one, in lower case, neither folded nor stemmed. */
export interface Word {
  readonly text: string;
  /**
   * `identifier`: a name as code has it, whole. `part`: a word inside of one. `pair`: two
   * neighbouring letters of a script that puts no spaces between words, or a lone one.
   */
  readonly kind: 'word' | 'identifier' | 'part' | 'pair';
  /** A letter that names something, such as a language: a capital that is no word of English. */
  readonly isName?: true;
}

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆`;
const letter = String.raw`[[\p{L}\p{M}\p{N}_]--[${unspaced}]]`;
const token = new RegExp(`[${unspaced}]+|${spacedToken(letter)}`, 'gv');
/** The same for texts of ASCII alone, several times as fast. */
const asciiToken = new RegExp(spacedToken('[A-Za-z0-9_]'), 'g');
const lastLetter = new RegExp(
  String.raw`(?<=[${unspaced}])[\p{Script=Han}\p{Script=Hangul}]$`,
  'v',
);
const beginsUnspaced = new RegExp(`^[${unspaced}]`, 'v');
const beyondAscii = /[^\0-\x7f]/;

function spacedToken(ofWord: string): string {
  const joined = String.raw`(?:[\-.\/']|\/:)\{?${ofWord}+\}?`;
  const signs = String.raw`(?:\+\+|#(?!${ofWord}))?`;
  return `(?:--?(?=${ofWord}))?${ofWord}+(?:${joined})*${signs}`;
}

/** The endings of English that grow on a word: `page's`, `you're`. */
const grown = /'(?:s|re|ve|ll|d|m)$/i;
/** Words of French, Italian and Catalan that lose their end before a vowel. */
const elidedWords = [
  'c d j l m n o s t un qu jusqu lorsqu puisqu quelqu quoiqu',
  'all anch bell coll com cos dall dell dov gl nell nessun quell quest sant senz sull tutt',
];
/** One at the start of a word, in one piece with it: `l'index`, `dell'utente`. */
const elided = new RegExp(
  `^(?:${elidedWords.join(' ').replaceAll(' ', '|')})'(?=[\\p{L}\\p{N}])`,
  'iu',
);

/** The first letter of `v1.2.3`, which some write and others leave out. */
const versionMark = /^v(?=\d+\.\d)/;

/** Longer ones are keys, hashes or pictures in base64, which nobody types. */
const longestWord = 40;
const longestIdentifier = 80;

/** What stands between spaces and signs: a word, an identifier, or a run of an unspaced script. */
export function tokensOf(text: string): readonly string[] {
  if (!beyondAscii.test(text)) return text.match(asciiToken) ?? [];
  return withApostrophes(text.normalize('NFKC')).match(token) ?? [];
}

/** The words of a token; an identifier is followed by its parts. */
export function wordsOfToken(found: string): Word[] {
  if (beginsUnspaced.test(found)) return pairsOf(found);
  const own = found.replace(grown, '').replace(elided, '');
  return isIdentifier(own) ? identifierWords(own) : plainWords(own);
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

/**
 * The last letter of a run of two or more, which begins no pair and yet may be searched for: 图 of
 * 地图. Only where a letter may be a word.
 */
export function lastLetterOf(found: string): string | undefined {
  return lastLetter.exec(found)?.[0];
}

function identifierWords(found: string): Word[] {
  const parts = identifierParts(found)
    .filter((part) => part.length > 1 && part.length <= longestWord)
    .map((part): Word => ({ text: part.toLowerCase(), kind: 'part' }));
  if (found.length > longestIdentifier) return parts;
  return [{ text: found.toLowerCase().replace(versionMark, ''), kind: 'identifier' }, ...parts];
}

/** `don't` says nothing. */
function plainWords(found: string): Word[] {
  const text = found.toLowerCase();
  if (/^[B-HJ-Z]$/.test(found)) return [{ text, kind: 'word', isName: true }];
  return text.length > longestWord || /n't$/.test(text) ? [] : [{ text, kind: 'word' }];
}

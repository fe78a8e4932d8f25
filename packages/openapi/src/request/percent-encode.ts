/** Where a value stands in a URL; each place has characters that would end it. */
export type UrlPlace = 'path' | 'query';

/** Characters of `allowReserved` that even so cannot stand there (RFC 3986, 3.3 and 3.4). */
const NEVER: Readonly<Record<UrlPlace, RegExp>> = { path: /[/?#[\]]/, query: /[#[\]]/ };

/**
 * Percent-encodes all but the unreserved characters of RFC 3986, as RFC 6570 asks of a value.
 * Lone surrogates become U+FFFD.
 */
export function encodeValue(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, percent);
}

/**
 * The `allowReserved` way: reserved characters and existing `%41` stay (RFC 6570, 3.2.3), but for
 * those that would end the place the value stands in.
 */
export function encodeReserved(text: string, place: UrlPlace): string {
  return encodeKeeping(text, /[:/?#[\]@!$&'()*+,;=]/, NEVER[place]);
}

/**
 * Makes text that is a piece of a URL already fit for one: encodes what no URL may contain and
 * leaves the rest, escapes and `{placeholders}` included.
 */
export function cleanUrlPiece(text: string): string {
  return encodeKeeping(text, /[:/?#@!$&'()*+,;={}]/);
}

function encodeKeeping(text: string, kept: RegExp, never?: RegExp): string {
  return text.toWellFormed().replace(/%[0-9A-Fa-f]{2}|[\s\S]/gu, (piece) => {
    if (piece.length === 3 && piece.startsWith('%')) return piece;
    return kept.test(piece) && never?.test(piece) !== true ? piece : encodeValue(piece);
  });
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

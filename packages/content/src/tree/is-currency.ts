/**
 * Whether `$…$` is prices or variables and no formula (docs/format/pages.md#math): it starts with a
 * digit, has a space and nothing of TeX, ends a link, calls something with the variable that follows,
 * or its end is that of a price.
 *
 * @param inner the text between the signs
 * @param next the character after the closing sign
 */
export function isCurrency(inner: string, next: string): boolean {
  if (/^\d/.test(inner) && /\s/.test(inner) && !/[\\^_={}]/.test(inner)) return true;
  if (/\]\((?:[/#.]|\w+:)/.test(inner)) return true;
  if (/^\w+\($/.test(inner) && /\w/.test(next)) return true;
  // The parser takes an escaped sign for the end; it is text always.
  if (/(?<!\\)(?:\\\\)*\\$/.test(inner)) return true;
  return /\s$/.test(inner) || /\d/.test(next);
}

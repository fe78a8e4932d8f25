/** A source that an answer may cite, by its number from 1. */
export interface CitableSource {
  readonly number: number;
  readonly url: string;
  readonly title: string;
}

/** `[2]`, `[1, 3]`, `[^4]`, `[Source 5]`, and `【6†source】` as some models write it. */
const brackets =
  /\[\[?(?:sources?[ \t]*)?(\^?\d{1,3}(?:[ \t]*[,;][ \t]*\^?\d{1,3}){0,9})\]\]?|【(\d{1,3})(?:[†:][^】\n]{0,80})?】/gi;

/**
 * Cuts a text at its citations, in whose place their sources stand. Of numbers that no source has,
 * nothing is left but what keeps the words around them apart.
 */
export function citationsIn(
  text: string,
  sources: readonly CitableSource[],
): readonly (string | CitableSource)[] {
  const pieces: (string | CitableSource)[] = [];
  let at = 0;
  for (const match of text.matchAll(brackets)) {
    const [whole, several, single] = match;
    const numbers = [...(several ?? single ?? '').matchAll(/\d+/g)].map(Number);
    // The first element of a list in a program is no source.
    if (numbers.every((number) => number === 0)) continue;
    const before = text.slice(at, match.index);
    at = match.index + whole.length;
    const cited = [...new Set(numbers)].flatMap(
      (number) => sources.find((source) => source.number === number) ?? [],
    );
    const isApart = /^(?:\s|[.,;:!?)](?:\s|$)|$)/.test(text.slice(at, at + 2));
    if (cited.length > 0) pieces.push(before, ...cited);
    else pieces.push(`${before.trimEnd()}${isApart ? '' : ' '}`);
  }
  return [...pieces, text.slice(at)].filter((piece) => piece !== '');
}

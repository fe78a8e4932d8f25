import { articleWords } from './article-words.ts';
import { splitWords } from './words.ts';

/** How much of a page its twin says. */
export interface TwinParity {
  /** Words of the page. */
  readonly words: number;
  /** Those that the twin lacks, in the order of the page. */
  readonly missing: readonly string[];
}

/** How much the twin of a built page says of it. */
export function twinParity(html: string, markdown: string): TwinParity {
  return parityOf(articleWords(html) ?? [], markdown);
}

/**
 * Compares the words of a page with those of its twin as multisets: a word that stands three times
 * on the page has to stand three times in the twin. Addresses in the twin do not count.
 */
export function parityOf(words: readonly string[], markdown: string): TwinParity {
  return {
    words: words.length,
    missing: missingWords(words, splitWords(withoutAddresses(markdown))),
  };
}

/** Of a word that stands less often than it has to, the last ones are missing. */
export function missingWords<T extends string | { readonly text: string }>(
  words: readonly T[],
  present: readonly string[],
): T[] {
  const left = new Map<string, number>();
  for (const text of present) left.set(text, (left.get(text) ?? 0) + 1);
  return words.filter((word) => {
    const text = typeof word === 'string' ? word : word.text;
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    return count === 0;
  });
}

/** Escapes and code stand before links, as what looks like one in them is none. */
const escapeCodeOrAddress =
  /\\.|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|\]\((?:<[^>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?=[\s)])/g;

/** Of `[text](address "title")`, the address. */
function withoutAddresses(markdown: string): string {
  return markdown.replace(escapeCodeOrAddress, (found) => (found.startsWith(']') ? '](' : found));
}

import { articleWords } from './article-words.ts';
import { missingWords } from './missing-words.ts';
import type { WordParity } from './share.ts';
import { splitWords } from './words.ts';

/**
 * How much the twin of a built page says of it: a word that stands three times on the page has to
 * stand three times in the twin. Addresses in the twin do not count.
 */
export function twinParity(html: string, markdown: string): WordParity<string> {
  const words = articleWords(html) ?? [];
  return {
    words: words.length,
    missing: missingWords(words, splitWords(withoutAddresses(markdown))),
  };
}

/** Escapes and code stand before links, as what looks like one in them is none. */
const escapeCodeOrAddress =
  /\\.|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|\]\((?:<[^>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?=[\s)])/g;

/** Of `[text](address "title")`, the address. */
function withoutAddresses(markdown: string): string {
  return markdown.replace(escapeCodeOrAddress, (found) => (found.startsWith(']') ? '](' : found));
}

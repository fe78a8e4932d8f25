import { missingWords } from '@waymark/content';
import type { Word } from './words.ts';

/** How much of a page's source its HTML holds. */
export interface PageParity {
  /** Source relative to the docs folder. */
  readonly file: string;
  /** Words of the source. */
  readonly words: number;
  /** Those that the HTML lacks, in the order of the source. */
  readonly missing: readonly Word[];
}

/**
 * Compares words as multisets: a word that stands three times in the source has to stand three
 * times in the HTML. Of a word that stands there less often, the last ones count as missing.
 */
export function comparePage(
  file: string,
  source: readonly Word[],
  shown: readonly string[],
): PageParity {
  return { file, words: source.length, missing: missingWords(source, shown) };
}

/** Percentage of words that are present; 100 where there are none. */
export function percentPresent(pages: readonly PageParity[]): number {
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const missing = pages.reduce((sum, page) => sum + page.missing.length, 0);
  return words === 0 ? 100 : (100 * (words - missing)) / words;
}

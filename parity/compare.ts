import { missingWords, type WordParity } from '@waymark/content';
import type { Word } from './words.ts';

/** How much of a page's source its HTML holds. */
export interface PageParity extends WordParity<Word> {
  /** Source relative to the docs folder. */
  readonly file: string;
}

/** Compares the words of a source with those of its HTML (`missingWords`). */
export function comparePage(
  file: string,
  source: readonly Word[],
  shown: readonly string[],
): PageParity {
  return { file, words: source.length, missing: missingWords(source, shown) };
}

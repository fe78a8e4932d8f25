import { loadAnalyser } from '../../packages/search/src/analysis/load-analyser.ts';
import { chunksOf } from '../../packages/search/src/chunks/chunks-of.ts';
import type { SearchedPage } from '../../packages/search/src/index.ts';
import { chunkTexts, pageTexts } from '../../packages/search/src/indexing/fields.ts';

/** Terms that each field has on average on English pages, where it has any. */
export async function fieldLengths(
  pages: readonly SearchedPage[],
): Promise<Readonly<Record<string, number>>> {
  const { terms } = await loadAnalyser('en');
  const counts = pages
    .filter(({ language = 'en' }) => language === 'en')
    .flatMap((page) => [pageTexts(page), ...chunksOf(page).map(chunkTexts)])
    .flatMap((texts) => Object.entries(texts))
    .map(([field, text]) => ({ field, count: terms(text).length }))
    .filter(({ count }) => count > 0);
  return Object.fromEntries(
    [...Map.groupBy(counts, ({ field }) => field)].map(([field, all]) => [
      field,
      all.reduce((sum, { count }) => sum + count, 0) / all.length,
    ]),
  );
}

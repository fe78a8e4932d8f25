import type { IndexedPage } from '@waymark/content';
import type { PreparedChunk } from '../prepared/prepare-page.ts';

/** What a model is given for each chunk: where it stands, then what it says. */
export function embeddingTexts(page: IndexedPage, chunks: readonly PreparedChunk[]): string[] {
  return chunks.map(({ chunk }) => {
    const place = [page.title, ...chunk.headingPath, chunk.heading].filter((part) => part !== '');
    return `${place.join(' › ')}\n\n${chunk.text}`;
  });
}

/** A vector as pgvector reads it. */
export function vectorText(vector: readonly number[]): string {
  return `[${vector.join(',')}]`;
}

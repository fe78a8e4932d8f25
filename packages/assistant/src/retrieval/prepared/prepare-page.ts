import type { IndexedPage } from '@waymark/content';
import type { Analyser, Term } from '../analysis/analyser.ts';
import { type Chunk, chunksOf } from '../chunks/chunks-of.ts';
import { type FieldName, fieldNames, pageFieldCount } from './fields.ts';

export interface PreparedPage {
  readonly page: IndexedPage;
  readonly chunks: readonly PreparedChunk[];
}

/** A chunk with its terms; the first of a page has those of the page's own fields as well. */
export interface PreparedChunk {
  readonly chunk: Chunk;
  /** In the order of `fieldNames`. */
  readonly fields: readonly (readonly Term[])[];
}

export function preparePage(page: IndexedPage, analyser: Analyser): PreparedPage {
  const ofPage = pageTexts(page);
  const chunks = chunksOf(page).map((chunk, index): PreparedChunk => {
    const texts: Record<FieldName, string> = { ...ofPage, ...chunkTexts(chunk) };
    return {
      chunk,
      fields: fieldNames.map((name, field) =>
        field < pageFieldCount && index > 0 ? [] : analyser.terms(texts[name]),
      ),
    };
  });
  return { page, chunks };
}

function pageTexts(page: IndexedPage): Record<'title' | 'description' | 'path' | 'tags', string> {
  const operation =
    page.operation === undefined ? '' : `${page.operation.method} ${page.operation.path}`;
  return {
    title: page.title,
    description: page.description ?? '',
    path: [page.url.replaceAll('/', ' / '), ...page.navigation, operation].join('\n'),
    tags: page.tags.join('\n'),
  };
}

function chunkTexts(chunk: Chunk): Record<'heading' | 'above' | 'body', string> {
  return {
    heading: [chunk.heading, ...chunk.inner].join('\n'),
    above: chunk.headingPath.join('\n'),
    body: chunk.text,
  };
}

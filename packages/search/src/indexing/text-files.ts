import { type Chunk, chunksOf } from '../chunks/chunks-of.ts';
import type { StoredPage } from '../format/files.ts';
import type { SearchedPage } from '../page.ts';

/** Files of texts, in their order. */
export interface TextFiles {
  readonly files: readonly Uint8Array[];
  /** Number of chunks in each. */
  readonly counts: readonly number[];
}

/** Bytes of a file before it is compressed to about a third. */
const fileSize = 10_000;

/** What hits show: some chunks to a file, under the page that they are of. */
export function buildTextFiles(pages: Iterable<SearchedPage>): TextFiles {
  const files: Uint8Array[] = [];
  const counts: number[] = [];
  let open: { page: Omit<StoredPage, 'chunks'>; chunks: Chunk[] }[] = [];
  let size = 0;
  const close = () => {
    const stored = open.map(({ page, chunks }): StoredPage => ({ ...page, chunks }));
    files.push(new TextEncoder().encode(JSON.stringify(stored)));
    counts.push(stored.reduce((sum, { chunks }) => sum + chunks.length, 0));
    open = [];
    size = 0;
  };
  for (const page of pages) {
    const ofPage = pageFacts(page);
    let part: Chunk[] | undefined;
    for (const chunk of chunksOf(page)) {
      const length = Buffer.byteLength(JSON.stringify(chunk));
      if (size > 0 && size + length > fileSize) {
        close();
        part = undefined;
      }
      if (part === undefined) {
        part = [];
        open.push({ page: ofPage, chunks: part });
      }
      part.push(chunk);
      size += length;
    }
  }
  if (open.length > 0) close();
  return { files, counts };
}

function pageFacts({ kind, navigation, operation, title, url }: SearchedPage) {
  return {
    ...{ url, title, navigation },
    ...(operation && { operation }),
    ...(kind === 'endpoint' && { isEndpoint: true as const }),
  };
}

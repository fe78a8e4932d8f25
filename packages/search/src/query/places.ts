import { type Overview, type ScopePages, textFile } from '../format/files.ts';
import type { SearchScope } from '../retriever.ts';
import { fits } from './standing.ts';

/** Which page a chunk is of, and which scope and file it is in. */
export interface Places {
  readonly pageCount: number;
  readonly chunkCount: number;
  /** The page of each chunk. */
  readonly pages: Uint32Array;
  /** Number of the first chunk of a page; of the page after the last one, how many there are. */
  readonly firstChunk: (page: number) => number;
  readonly scopeOf: (page: number) => ScopePages | undefined;
  /** The file with the text of a chunk, and its place there. */
  readonly fileOf: (chunk: number) => { readonly file: string; readonly place: number };
}

/** Works the places out of an overview, which gives only how many there are of each. */
export function placesOf({ chunks, scopes, texts }: Overview): Places {
  const chunkStarts = starts(chunks);
  const pages = new Uint32Array(chunkStarts[chunks.length] ?? 0);
  for (const [page, count] of chunks.entries()) {
    const start = chunkStarts[page] ?? 0;
    pages.fill(page, start, start + count);
  }
  const scopeStarts = starts(scopes.map((scope) => scope.pages));
  const files = texts.flatMap(({ chunks: counts, folder }) =>
    counts.map((count, number) => ({ count, name: textFile(folder, number) })),
  );
  const fileStarts = starts(files.map(({ count }) => count));
  return {
    pageCount: chunks.length,
    chunkCount: pages.length,
    pages,
    firstChunk: (page) => chunkStarts[page] ?? 0,
    scopeOf: (page) => scopes[lastUpTo(scopeStarts, page)],
    fileOf: (chunk) => {
      const file = lastUpTo(fileStarts, chunk);
      return { file: files[file]?.name ?? '', place: chunk - (fileStarts[file] ?? 0) };
    },
  };
}

/** Whether pages belong to what is searched; those of no version belong to all. */
export function isWithin({ version, product }: ScopePages, wanted: SearchScope): boolean {
  return fits(version, wanted.version) && fits(product, wanted.product);
}

/** Where each part starts, and at the end where the last one ends. */
function starts(counts: readonly number[]): number[] {
  let sum = 0;
  return [
    0,
    ...counts.map((count) => {
      sum += count;
      return sum;
    }),
  ];
}

function lastUpTo(values: readonly number[], wanted: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

import type { IndexedPage, IndexedSite } from './content-index.ts';
import { readIndex } from './index-file.ts';

/** An index whose pages are yet to be read, or why there is none. */
export type ReadIndexLines =
  | { readonly site: IndexedSite; readonly pages: Iterable<IndexedPage> }
  /** Why the lines cannot be used, as a sentence. */
  | { readonly problem: string };

/**
 * An index from the lines of its file, page by page: that of a large site need not be in memory as
 * a whole. The pages can be gone through once, which throws `DamagedIndex` where one is no page.
 */
export function readIndexLines(lines: Iterator<string>): ReadIndexLines {
  const head = lines.next();
  const read = readIndex(`${head.done ? '' : head.value}]}`);
  if ('problem' in read) return read;
  return { site: read.index.site, pages: pagesIn(lines) };
}

/** The rest of an index is not as it was written: the file was cut off or changed. */
export class DamagedIndex extends Error {
  override readonly name = 'DamagedIndex';
  override readonly message = 'A part of it is missing or damaged: build the site again.';
}

function* pagesIn(lines: Iterator<string>): Generator<IndexedPage> {
  let isWhole = false;
  // To their end, so that what they are read from is closed.
  for (let line = lines.next(); !line.done; line = lines.next()) {
    // As `serialiseIndex` wrote it, with a page on a line.
    if (line.value.startsWith('{')) yield pageOf(line.value);
    if (line.value === ']}') isWhole = true;
  }
  if (!isWhole) throw new DamagedIndex();
}

function pageOf(line: string): IndexedPage {
  try {
    return JSON.parse(line.replace(/,$/, '')) as IndexedPage;
  } catch {
    throw new DamagedIndex();
  }
}

import type { IndexedPage, IndexedSite } from './content-index.ts';
import { readIndex } from './index-file.ts';
import { type PageLine, withTexts } from './page-line.ts';

/** An index whose pages are yet to be read, or why there is none. */
export type ReadIndexLines =
  | { readonly site: IndexedSite; readonly pages: Iterable<IndexedPage> }
  /** Why the lines cannot be used, as a sentence. */
  | { readonly problem: string };

/** The rest of an index is not as it was written: the file was cut off or changed. */
export class DamagedIndex extends Error {
  override readonly name = 'DamagedIndex';
  override readonly message = 'A part of it is missing or damaged: build the site again.';
}

/**
 * An index without the texts of its sections, from the lines of its file, page by page. The pages can be
 * gone through once, which throws `DamagedIndex` where one is no page or the file has no end.
 */
export function readIndexFacts(lines: Iterator<string>): ReadIndexLines {
  const head = lines.next();
  const read = readIndex(`${head.done ? '' : head.value}],"texts":{}}`);
  if ('problem' in read) return read;
  return { site: read.index.site, pages: pagesIn(lines, () => []) };
}

/**
 * The same with the texts, of which each is in memory once.
 *
 * @param open gives the lines of the file from its start, as often as it is called
 */
export function readIndexLines(open: () => Iterator<string>): ReadIndexLines {
  const facts = readIndexFacts(open());
  if ('problem' in facts) return facts;
  return { site: facts.site, pages: pagesWithTexts(open) };
}

function* pagesWithTexts(open: () => Iterator<string>): Generator<IndexedPage> {
  const texts = textsIn(open());
  const textsOf = (id: string) => {
    const found = texts.get(id);
    if (!found) throw new DamagedIndex();
    return found;
  };
  const lines = open();
  lines.next();
  yield* pagesIn(lines, textsOf);
}

function* pagesIn(
  lines: Iterator<string>,
  textsOf: (id: string) => readonly string[],
): Generator<IndexedPage> {
  let isWhole = false;
  // As `serialiseIndex` wrote it, with a page on a line.
  for (const line of toTheEnd(lines)) {
    if (line.startsWith('{')) {
      const page = parsed<PageLine>(line);
      yield withTexts(page, textsOf(page.texts));
    }
    isWhole ||= line === '}}';
  }
  if (!isWhole) throw new DamagedIndex();
}

function textsIn(lines: Iterator<string>): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, readonly string[]>();
  for (const line of toTheEnd(lines)) {
    if (!line.startsWith('"')) continue;
    const read = parsed<Record<string, readonly string[]>>(`{${line.replace(/,$/, '')}}`);
    for (const [id, text] of Object.entries(read)) texts.set(id, text);
  }
  return texts;
}

/** All lines, so that what they are read from is closed. */
function* toTheEnd(lines: Iterator<string>): Generator<string> {
  for (let line = lines.next(); !line.done; line = lines.next()) yield line.value;
}

function parsed<Value>(line: string): Value {
  try {
    return JSON.parse(line.replace(/,$/, '')) as Value;
  } catch {
    throw new DamagedIndex();
  }
}

import type { IndexedPage, IndexedSection, IndexedSite } from './content-index.ts';
import { readIndex } from './index-file.ts';
import { type PageLine, type SectionFacts, withTexts } from './page-line.ts';

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
 * gone through once, which throws `DamagedIndex` where one is no page or the file has no end. Pages that
 * say the same have one list of sections.
 */
export function readIndexFacts(lines: Iterator<string>): ReadIndexLines {
  const { done, value } = lines.next();
  const head = done ? '' : value;
  // The first format has its pages here, and is to be told from what is no index.
  const read = readIndex(head.endsWith('[') ? `${head}]}` : `${head}},"pages":[],"texts":{}}`);
  if ('problem' in read) return read;
  return { site: read.index.site, pages: pagesIn(lines, () => undefined) };
}

/**
 * The same with the texts, of which each is in memory once.
 *
 * @param open gives the lines of the file from its start, as often as it is called
 */
export function readIndexLines(open: () => Iterator<string>): ReadIndexLines {
  const lines = open();
  const facts = readIndexFacts(lines);
  // What they are read from is closed.
  lines.return?.();
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

/** The pages of lines that follow the first one. */
function* pagesIn(
  lines: Iterator<string>,
  textsOf: (id: string) => readonly string[] | undefined,
): Generator<IndexedPage> {
  const said = new Map<string, readonly IndexedSection[]>();
  let arePages = false;
  let isWhole = false;
  // As `serialiseIndex` wrote it, with a page on a line.
  for (const line of toTheEnd(lines)) {
    if (line.startsWith('{')) {
      const { sections: id, ...page } = parsed<PageLine>(line);
      const sections = said.get(id);
      if (!sections) throw new DamagedIndex();
      yield { ...page, sections };
    } else if (line.startsWith('"') && !arePages) {
      const [id, sections] = entryOf<readonly SectionFacts[]>(line);
      said.set(id, withTexts(sections, textsOf(id)));
    }
    arePages ||= line === startOfPages;
    isWhole ||= line === '}}';
  }
  if (!isWhole) throw new DamagedIndex();
}

const startOfPages = '},"pages":[';
const startOfTexts = '],"texts":{';

function textsIn(lines: Iterator<string>): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, readonly string[]>();
  let areTexts = false;
  for (const line of toTheEnd(lines)) {
    if (line.startsWith('"') && areTexts) texts.set(...entryOf<readonly string[]>(line));
    areTexts ||= line === startOfTexts;
  }
  return texts;
}

/** All lines, so that what they are read from is closed. */
function* toTheEnd(lines: Iterator<string>): Generator<string> {
  for (let line = lines.next(); !line.done; line = lines.next()) yield line.value;
}

/** What stands on a line below a digest. */
function entryOf<Value>(line: string): [id: string, value: Value] {
  const [entry] = Object.entries(parsed<Record<string, Value>>(`{${line.replace(/,$/, '')}}`));
  if (!entry) throw new DamagedIndex();
  return entry;
}

function parsed<Value>(line: string): Value {
  try {
    return JSON.parse(line.replace(/,$/, '')) as Value;
  } catch {
    throw new DamagedIndex();
  }
}

import { digest } from '../pool/digest.ts';
import type { ContentIndex, IndexedPage, IndexedSite } from './content-index.ts';
import { type PageLine, withTexts } from './page-line.ts';

const formatVersion = 2;

type Piece = string | Uint8Array;

/** Pages that follow one another, as the file of an index has them. */
export interface IndexedRun {
  /** A line for each page, without the texts of its sections. */
  readonly pages: () => Piece;
  /** Digests of these texts: pages that say the same have one together. */
  readonly textIds: readonly string[];
  /** A line for each of them, in their order. */
  readonly texts: () => Piece;
}

/** Between two lines; in JSON no string has an end of a line. */
const separator = ',\n';

/**
 * The file of an index: JSON with each page on a line, and each text on one after all pages. The same
 * index gives the same bytes.
 */
export function serialiseIndex({ site, pages }: ContentIndex): string {
  return [...indexFile(site, pages.length === 0 ? [] : [indexedRun(pages)])].join('');
}

/**
 * The same file piece by piece: that of a large site need not be in memory as a whole. A text that
 * pages of several runs have stands in it once.
 */
export function* indexFile(site: IndexedSite, runs: readonly IndexedRun[]): Generator<Piece> {
  yield `${JSON.stringify({ formatVersion, site }).slice(0, -1)},"pages":[\n`;
  for (const [at, run] of runs.entries()) {
    if (at > 0) yield separator;
    yield run.pages();
  }
  yield '\n],"texts":{\n';
  const written = new Set<string>();
  for (const { textIds, texts } of runs) {
    const isNew = textIds.map((id) => !written.has(id));
    if (!isNew.includes(true)) continue;
    if (written.size > 0) yield separator;
    for (const id of textIds) written.add(id);
    yield isNew.includes(false) ? linesWhere(texts(), isNew) : texts();
  }
  yield '\n}}\n';
}

/** Pages in the form that the file of an index has them in. */
export function indexedRun(pages: readonly IndexedPage[]): IndexedRun {
  const texts = new Map<string, string>();
  const lines = pages.map((page) => {
    const sections = page.sections.map(({ text, ...section }) => section);
    const line = JSON.stringify(page.sections.map(({ text }) => text));
    const id = digest(line);
    texts.set(id, `${JSON.stringify(id)}:${line}`);
    return JSON.stringify({ ...page, sections, texts: id } satisfies PageLine);
  });
  return {
    pages: () => lines.join(separator),
    textIds: [...texts.keys()],
    texts: () => [...texts.values()].join(separator),
  };
}

function linesWhere(lines: Piece, isWanted: readonly boolean[]): string {
  const all = (typeof lines === 'string' ? lines : Buffer.from(lines).toString()).split(separator);
  return all.filter((_, at) => isWanted[at]).join(separator);
}

/** An index, or why there is none. */
export type ReadIndex =
  | { readonly index: ContentIndex }
  /** Why the text cannot be used, as a sentence. */
  | { readonly problem: string };

/** An index from the text of its file; one of another format is refused. */
export function readIndex(json: string): ReadIndex {
  const value = parse(json);
  if (!isObject(value)) return { problem: 'The content index is not JSON.' };
  if (value.formatVersion !== formatVersion) {
    const found = JSON.stringify(value.formatVersion) ?? 'none';
    return {
      problem: `The content index has the format ${found}, and this version reads ${formatVersion}: build the site again.`,
    };
  }
  if (!isObject(value.site) || !Array.isArray(value.pages) || !isObject(value.texts)) {
    return { problem: 'The content index lacks its site or its pages: build the site again.' };
  }
  // Of a known format, as `serialiseIndex` wrote it.
  const { pages, site, texts } = value as unknown as WrittenIndex;
  return {
    index: { formatVersion, site, pages: pages.map((page) => withTexts(page, texts[page.texts])) },
  };
}

/** What the file of an index holds. */
interface WrittenIndex {
  readonly site: IndexedSite;
  readonly pages: readonly PageLine[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

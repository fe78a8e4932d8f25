import { isRecord, jsonValue } from '@waymark/core/page';
import { digest } from '../pool/digest.ts';
import type { ContentIndex, IndexedPage, IndexedSite } from './content-index.ts';
import { type FilePiece, readPiece } from './file-piece.ts';
import { type PageLine, type SectionFacts, withTexts } from './page-line.ts';

const formatVersion = 2;

type Piece = string | Uint8Array;

/** Pages that follow one another, as the file of an index has them. */
export interface IndexedRun {
  /** Of all that its lines are made from; absent where that is not known without them. */
  readonly id?: string | undefined;
  /** A line for each page, with the digest of what it says. */
  readonly pages: () => Piece;
  /** These digests: pages that say the same have one together. */
  readonly saidIds: readonly string[];
  /** A line for each of them, in their order: the sections without their texts. */
  readonly sections: () => Piece;
  /** A line for each of them, in their order: the texts of the sections. */
  readonly texts: () => Piece;
}

/** Between two lines; in JSON no string has an end of a line. */
const separator = ',\n';

/**
 * The file of an index: JSON with each page on a line, between the sections and the texts, which stand
 * on a line for all pages that say the same. The same index gives the same bytes.
 */
export function serialiseIndex({ site, pages }: ContentIndex): string {
  return [...indexFile(site, pages.length === 0 ? [] : [indexedRun(pages)])]
    .map(readPiece)
    .join('');
}

/** The same file piece by piece: that of a large site need not be in memory as a whole. */
export function* indexFile(site: IndexedSite, runs: readonly IndexedRun[]): Generator<FilePiece> {
  yield `${JSON.stringify({ formatVersion, site }).slice(0, -1)},"sections":{\n`;
  yield* saidOnce(runs, 'sections');
  yield '\n},"pages":[\n';
  for (const [at, run] of runs.entries()) {
    if (at > 0) yield separator;
    yield named(run, 'pages', run.pages);
  }
  yield '\n],"texts":{\n';
  yield* saidOnce(runs, 'texts');
  yield '\n}}\n';
}

/** Lines of what the pages of runs say, without those that an earlier run has too. */
function* saidOnce(runs: readonly IndexedRun[], part: 'sections' | 'texts'): Generator<FilePiece> {
  const written = new Set<string>();
  for (const run of runs) {
    const isNew = run.saidIds.map((id) => !written.has(id));
    if (!isNew.includes(true)) continue;
    if (written.size > 0) yield separator;
    for (const id of run.saidIds) written.add(id);
    yield isNew.includes(false)
      ? named(run, `${part} ${isNew.map(Number).join('')}`, () => linesWhere(run[part](), isNew))
      : named(run, part, run[part]);
  }
}

/** @param part of the run that is read */
function named({ id }: IndexedRun, part: string, read: () => Piece): FilePiece {
  return id === undefined ? read() : { id: `${id} ${part}`, read };
}

function linesWhere(lines: Piece, isWanted: readonly boolean[]): string {
  const all = (typeof lines === 'string' ? lines : Buffer.from(lines).toString()).split(separator);
  return all.filter((_, at) => isWanted[at]).join(separator);
}

/** Pages in the form that the file of an index has them in. */
export function indexedRun(pages: readonly IndexedPage[]): IndexedRun {
  const said = new Map<string, Said>();
  const lines = pages.map((page) => {
    const sections = JSON.stringify(page.sections.map(({ text, ...section }) => section));
    const texts = JSON.stringify(page.sections.map(({ text }) => text));
    const id = digest(sections + texts);
    said.set(id, { sections, texts });
    return JSON.stringify({ ...page, sections: id } satisfies PageLine);
  });
  const linesOf = (part: keyof Said) =>
    Array.from(said, ([id, parts]) => `"${id}":${parts[part]}`).join(separator);
  return {
    pages: () => lines.join(separator),
    saidIds: [...said.keys()],
    sections: () => linesOf('sections'),
    texts: () => linesOf('texts'),
  };
}

/** What a page says, as JSON. */
interface Said {
  readonly sections: string;
  readonly texts: string;
}

/** An index, or why there is none. */
export type ReadIndex =
  | { readonly index: ContentIndex }
  /** Why the text cannot be used, as a sentence. */
  | { readonly problem: string };

/** An index from the text of its file; one of another format is refused. */
export function readIndex(json: string): ReadIndex {
  const value = jsonValue(json);
  if (!isRecord(value)) return { problem: 'The content index is not JSON.' };
  if (value.formatVersion !== formatVersion) {
    const found = JSON.stringify(value.formatVersion) ?? 'none';
    return {
      problem: `The content index has the format ${found}, and this version reads ${formatVersion}: build the site again.`,
    };
  }
  const { pages, sections, site, texts } = value;
  if (!isRecord(site) || !Array.isArray(pages) || !isRecord(sections) || !isRecord(texts)) {
    return { problem: 'The content index lacks its site or its pages: build the site again.' };
  }
  // Of a known format, as `serialiseIndex` wrote it.
  const written = value as unknown as WrittenIndex;
  return {
    index: {
      formatVersion,
      site: written.site,
      pages: written.pages.map(({ sections: id, ...page }) => ({
        ...page,
        sections: withTexts(written.sections[id] ?? [], written.texts[id]),
      })),
    },
  };
}

/** What the file of an index holds. */
interface WrittenIndex {
  readonly site: IndexedSite;
  readonly pages: readonly PageLine[];
  readonly sections: Readonly<Record<string, readonly SectionFacts[]>>;
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

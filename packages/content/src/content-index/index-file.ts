import type { ContentIndex, IndexedPage, IndexedSite } from './content-index.ts';

const formatVersion = 1;

/** The file of an index: JSON with each page on a line. The same index gives the same bytes. */
export function serialiseIndex({ site, pages }: ContentIndex): string {
  return [...indexFile(site, pages.length === 0 ? [] : [indexLines(pages)])].join('');
}

/**
 * The same file piece by piece: that of a large site need not be in memory as a whole.
 *
 * @param parts what `indexLines` gives of pages that follow one another
 */
export function* indexFile<Part extends string | Uint8Array>(
  site: IndexedSite,
  parts: Iterable<Part>,
): Generator<string | Part> {
  yield `${JSON.stringify({ formatVersion, site }).slice(0, -1)},"pages":[\n`;
  let separator = '';
  for (const part of parts) {
    yield separator;
    yield part;
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** Pages in the form that the file of an index has them in. */
export function indexLines(pages: readonly IndexedPage[]): string {
  return pages.map((page) => JSON.stringify(page)).join(',\n');
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
  if (!isObject(value.site) || !Array.isArray(value.pages)) {
    return { problem: 'The content index lacks its site or its pages: build the site again.' };
  }
  // Of a known format, as `serialiseIndex` wrote it.
  return { index: value as unknown as ContentIndex };
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

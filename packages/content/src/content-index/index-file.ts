import type { ContentIndex } from './content-index.ts';

const formatVersion = 1;

/** The file of an index: JSON with each page on a line. The same index gives the same bytes. */
export function serialiseIndex({ site, pages }: ContentIndex): string {
  const head = JSON.stringify({ formatVersion, site }).slice(0, -1);
  return `${head},"pages":[\n${pages.map((page) => JSON.stringify(page)).join(',\n')}\n]}\n`;
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

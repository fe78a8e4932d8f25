import type { IndexedPage } from '@waymark/content';
import { strToU8 } from 'fflate';
import { pagesFile, type StoredPage, type StoredSection } from '../format/files.ts';

export interface PageFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Number of pages in each. */
  readonly counts: readonly number[];
}

/** Letters of a file before it is compressed to about a third. */
const fileSize = 14_000;

/** What hits show, some pages to a file. */
export function buildPageFiles(
  pages: readonly IndexedPage[],
  texts: readonly (readonly string[])[],
): PageFiles {
  const parts: string[][] = [];
  let size = fileSize;
  for (const [index, page] of pages.entries()) {
    const json = JSON.stringify(storedPage(page, texts[index] ?? []));
    if (size + json.length > fileSize) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(json);
    size += json.length;
  }
  const files = parts.map(
    (part, number) => [pagesFile(number), strToU8(`[${part.join(',')}]`)] as const,
  );
  return { files: new Map(files), counts: parts.map((part) => part.length) };
}

function storedPage(page: IndexedPage, texts: readonly string[]): StoredPage {
  const { url, title, navigation, operation, kind, sections } = page;
  return {
    url,
    title,
    navigation,
    ...(operation && { operation }),
    ...(kind === 'endpoint' && { isEndpoint: true as const }),
    sections: sections.map(
      ({ anchor, heading, headingPath }, index): StoredSection => ({
        ...(anchor !== '' && { anchor }),
        ...(heading !== '' && { heading }),
        ...(headingPath.length > 0 && { headingPath }),
        text: texts[index] ?? '',
      }),
    ),
  };
}

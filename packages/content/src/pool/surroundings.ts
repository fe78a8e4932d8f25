import type { ImageSize } from '../images/image-size.ts';
import { findInOtherCase } from '../module/docs-files.ts';
import { findTwoslash } from '../twoslash/type-checker.ts';
import { createDocsLister, createFileCheck, createImageSizes } from './docs-files.ts';
import { createDocsReader } from './docs-reader.ts';
import type { PageOptions } from './page-options.ts';

/** What pages may ask about the docs folder that they are in. */
export interface Surroundings {
  readonly read: (file: string) => string | undefined;
  readonly list: (folder: string) => readonly string[];
  /**
   * What a page is made from that asks for a file: its text, or what a file has whose name differs
   * only in letter case, with that name.
   */
  readonly used: (file: string) => string | undefined;
  readonly hasPage: (path: string) => boolean;
  readonly isFile: (file: string) => boolean;
  readonly imageSize: (file: string) => ImageSize | undefined;
  /** What `findTwoslash` found. */
  readonly twoslash: string | undefined;
}

/** Reads what a page asks for when it asks. */
export function createSurroundings({ docsFolder, isUntrusted, pages }: PageOptions): Surroundings {
  const read = createDocsReader(docsFolder);
  const list = createDocsLister(docsFolder);
  const paths = new Set(pages.map(({ path }) => path));
  return {
    read,
    list,
    used(file) {
      const text = read(file);
      const other = text === undefined ? findInOtherCase(file, { read, list }) : undefined;
      return other === undefined ? text : `${other}\n${read(other) ?? ''}`;
    },
    hasPage: (path) => paths.has(path),
    isFile: createFileCheck(docsFolder),
    imageSize: createImageSizes(docsFolder),
    // The type checker reads what code imports, and may lie in the docs folder itself.
    twoslash: isUntrusted ? undefined : findTwoslash(docsFolder),
  };
}

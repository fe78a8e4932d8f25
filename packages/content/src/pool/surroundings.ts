import type { ImageSize } from '../images/image-size.ts';
import { findTwoslash } from '../twoslash/type-checker.ts';
import { createFileCheck, createImageSizes } from './docs-files.ts';
import { createDocsReader } from './docs-reader.ts';
import type { PageOptions } from './page-options.ts';

/** What pages may ask about the docs folder that they are in. */
export interface Surroundings {
  readonly read: (file: string) => string | undefined;
  readonly hasPage: (path: string) => boolean;
  readonly isFile: (file: string) => boolean;
  readonly imageSize: (file: string) => ImageSize | undefined;
  /** What `findTwoslash` found. */
  readonly twoslash: string | undefined;
}

/** Reads what a page asks for when it asks. */
export function createSurroundings({ docsFolder, isUntrusted, pages }: PageOptions): Surroundings {
  const paths = new Set(pages.map(({ path }) => path));
  return {
    read: createDocsReader(docsFolder),
    hasPage: (path) => paths.has(path),
    isFile: createFileCheck(docsFolder),
    imageSize: createImageSizes(docsFolder),
    // The type checker reads what code imports, and may lie in the docs folder itself.
    twoslash: isUntrusted ? undefined : findTwoslash(docsFolder),
  };
}

import type { ImageSize } from '../images/image-size.ts';
import { findTwoslash } from '../twoslash/type-checker.ts';
import { createDocsReader, createFileCheck, createImageSizes } from './docs-files.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageOptions } from './page-options.ts';
import type { ResultCache } from './result-cache.ts';

/** The pages of a docs folder that earlier runs compiled, as far as they are still right. */
export function openPageCache(options: PageOptions, results: ResultCache): PageCache {
  const { cacheFolder: _, docsFolder, pages, variables, ...settings } = options;
  const existing = new Set(pages.map(({ path }) => path));
  const imageSize = createImageSizes(docsFolder);
  return createPageCache({
    results,
    settings: { ...settings, twoslash: findTwoslash(docsFolder) },
    variables,
    read: createDocsReader(docsFolder),
    answers: {
      page: (path) => existing.has(path),
      file: createFileCheck(docsFolder),
      image: (file) => sizeText(imageSize(file)),
    },
  });
}

/** The size of a picture as it is kept with the pages that show it. */
export function sizeText(size: ImageSize | undefined): string {
  return size ? `${size.width}x${size.height}` : '';
}

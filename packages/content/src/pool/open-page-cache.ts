import type { ImageSize } from '../images/image-size.ts';
import { installedPackages } from './installed-packages.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageOptions } from './page-options.ts';
import type { ResultCache } from './result-cache.ts';
import type { Surroundings } from './surroundings.ts';
import type { TextId } from './text-ids.ts';

/** The pages of a docs folder that earlier runs compiled, as far as they are still right. */
export function openPageCache(
  options: PageOptions,
  results: ResultCache,
  { hasPage, imageSize, isFile, twoslash }: Surroundings,
  idOf: (file: string) => TextId,
): PageCache {
  const {
    cacheFolder: _,
    docsFolder,
    isChecked = false,
    pages: __,
    variables,
    ...settings
  } = options;
  const types = twoslash && [twoslash, installedPackages(docsFolder)];
  return createPageCache({
    results,
    settings: { ...settings, types },
    variables,
    isChecked,
    idOf,
    answers: { page: hasPage, file: isFile, image: (file) => sizeText(imageSize(file)) },
  });
}

/** The size of a picture as it is kept with the pages that show it. */
export function sizeText(size: ImageSize | undefined): string {
  return size ? `${size.width}x${size.height}` : '';
}

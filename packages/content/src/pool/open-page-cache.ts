import type { ImageSize } from '../images/image-size.ts';
import type { OfferedSize } from '../images/offered-sizes.ts';
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
    offered,
    pages: __,
    variables,
    ...settings
  } = options;
  // Which sizes there are is asked for each picture.
  const { sizes: ___, ...frame } = offered ?? { sizes: {} };
  const types = twoslash && [twoslash, installedPackages(docsFolder)];
  return createPageCache({
    results,
    settings: { ...settings, ...frame, types },
    variables,
    isChecked,
    idOf,
    answers: {
      page: hasPage,
      file: isFile,
      image: (file) => pictureText(imageSize(file), offered?.sizes[file]),
    },
  });
}

/** What pages know of a picture, as it is kept with those that show it. */
export function pictureText(
  size: ImageSize | undefined,
  offered: readonly OfferedSize[] = [],
): string {
  const own = size ? `${size.width}x${size.height}` : '';
  return [own, ...offered.map(({ path, width }) => `${path} ${width}`)].join(' ');
}

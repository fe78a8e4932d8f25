import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  type OfferedPictures,
  type OfferedSize,
  openResultCache,
  readImageSize,
} from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import { isOwnUrl } from '../paths/own-urls.ts';
import { encodedSegments } from '../paths/request-path.ts';
import { resultsFolder } from '../paths/results-folder.ts';
import type { Project } from '../project.ts';
import { createImageMaker, type ImageFile } from './image-maker.ts';
import { namedFiles } from './named-files.ts';
import { openSharp } from './sharp.ts';

/** The smaller sizes of the pictures of a docs folder. */
export interface OfferedImages {
  /** What pages say of them. */
  readonly pictures: OfferedPictures;
  /** The files that they are in. */
  readonly files: Iterable<ImageFile>;
  /** Writes what is kept for the next build. */
  flush(): void;
}

/** What may be a picture of which there are smaller sizes, by its name. */
const endings = /\.(?:png|jpe?g|webp|avif)$/i;

/**
 * Makes smaller sizes of the pictures that are files of a site and that its pages name; those that an
 * earlier build made of the same pictures are taken.
 *
 * @param frame how wide pictures are shown
 * @throws CommandFailure when what makes them is not installed
 */
export async function offerImages(
  { assets, own, settings, sources }: Project,
  frame: Omit<OfferedPictures, 'sizes'>,
): Promise<OfferedImages> {
  const { docsFolder, root } = settings;
  const results = openResultCache(resultsFolder(settings));
  const maker = createImageMaker(openSharp(root), results);
  const read = createDocsReader(docsFolder);
  const isNamed = namedFiles(
    sources.values().map((file) => read(file) ?? ''),
    endings,
  );
  // What an Astro project has itself at the same address comes first.
  const waiting = assets.filter(
    (file) => endings.test(file) && isNamed(file) && !isOwnUrl(own, urlOf(file)),
  );
  const sizes = new Map<string, readonly OfferedSize[]>();
  const files = new Map<string, ImageFile>();
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const place = path.join(docsFolder, file);
      const made = await maker.sizesOf(place);
      const size = made.length > 0 ? readImageSize(place) : undefined;
      if (!size) continue;
      for (const one of made) files.set(one.path, one);
      // Where all of its pixels are of use and no other file has them, it is the picture itself.
      const itself = { width: size.width, path: urlOf(file) };
      const isWhole = made.at(-1)?.width === size.width;
      const offered = made.map(({ path: at, width }) => ({ path: at, width }));
      sizes.set(file, isWhole ? offered : [...offered, itself]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  results.flush();
  const pictures = { ...frame, sizes: Object.fromEntries(sizes) };
  return { pictures, files: files.values().toArray(), flush: () => results.flush() };
}

function urlOf(file: string): string {
  return `/${encodedSegments(file)}`;
}

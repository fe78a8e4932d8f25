import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ResultCache } from '@waymark/content';
import { imagesFolder } from '../paths/site-paths.ts';
import { isStillPicture } from './is-still-picture.ts';
import type { Sharp } from './sharp.ts';
import { makeSize, makingId, smallerImages } from './smaller-images.ts';

/** One size of a picture, as a file. */
export interface ImageFile {
  readonly width: number;
  /** Below the base of the docs; another one for another picture. */
  readonly path: string;
  /** As an earlier build or this one made it; made once more where it is not kept any more. */
  read(): Promise<Uint8Array>;
  /** Has it kept for further builds, though this one does not read it. */
  keep(): void;
}

/** Makes smaller sizes of pictures, or takes those that an earlier build made of the same. */
export interface ImageMaker {
  /**
   * The sizes of a picture, the smallest first; none of what is no picture, moves or is small.
   *
   * @param place absolute path of its file
   */
  sizesOf(place: string): Promise<readonly ImageFile[]>;
}

/** @param results of earlier builds */
export function createImageMaker(sharp: Sharp, results: ResultCache): ImageMaker {
  const making = makingId(sharp);
  return {
    async sizesOf(place) {
      const picture = readFileSync(place);
      const hash = createHash('sha256').update(picture).digest('hex');
      const name = `image ${hash} ${making}`;
      const nameOf = (width: number) => `${name} ${width}`;
      const make = async (): Promise<number[]> => {
        if (!isStillPicture(picture)) return [];
        const made = await smallerImages(sharp, picture).catch(() => undefined);
        // What cannot be read is left to browsers, and tried again: memory may have been short.
        if (made === undefined) return [];
        for (const { content, width } of made) results.store(nameOf(width), content);
        const found = made.map(({ width }) => width);
        results.store(name, JSON.stringify(found));
        return found;
      };
      const known = results.load(name);
      const widths: number[] = known === undefined ? await make() : JSON.parse(known);
      return widths.map((width) => ({
        width,
        path: `${imagesFolder}${hash.slice(0, 16)}-${width}.webp`,
        read: async () =>
          results.loadBytes(nameOf(width)) ?? (await makeSize(sharp, readFileSync(place), width)),
        keep: () => results.keep([nameOf(width)]),
      }));
    },
  };
}

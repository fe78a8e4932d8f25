import { createHash } from 'node:crypto';
import type { PictureLook } from './picture-look.ts';

/** What the picture of a page says: networks show it where somebody shares a link to the page. */
export interface Picture {
  readonly title: string;
  readonly description: string | undefined;
  /** The part of the site that the page is in. */
  readonly section: string | undefined;
  /** The language that it is written in, and to which side. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly look: PictureLook;
}

/** In pixels: what the largest networks show whole. */
export const pictureSize = { width: 1200, height: 630 };

/** Raise it with any change of how pictures are drawn. */
const drawingVersion = 3;

const folder = '/_waymark/pictures/';

/** Path of a picture in the site; another one for another picture. */
export function picturePath(picture: Picture): string {
  const text = JSON.stringify([drawingVersion, picture]);
  return `${folder}${createHash('sha256').update(text).digest('hex').slice(0, 16)}.jpg`;
}

/** Whether a path may be that of a picture. */
export function isPicturePath(path: string): boolean {
  return path.startsWith(folder);
}

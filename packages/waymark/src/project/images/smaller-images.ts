import type { Sharp } from './sharp.ts';

/** In pixels: those of phones and screens, one or two to each pixel of the widest usual article. */
const widths = [480, 800, 1200, 1600];

/** A size so near to that of the picture itself is not worth a file. */
const nearest = 0.8;

/** Raise it with any change of what is made. */
const makingVersion = 1;

/** Text in pictures stays sharp where colours have all of their pixels. */
const form = { quality: 80, smartSubsample: true } as const;

/** One size of a picture, as a WebP file. */
export interface SmallerImage {
  readonly width: number;
  readonly content: Uint8Array;
}

/** Changes with all that decides how sizes of the same picture are made. */
export function makingId({ versions }: Sharp): string {
  return JSON.stringify([makingVersion, versions.sharp, versions.vips, versions.webp]);
}

/**
 * Sizes of a picture, the smallest first: none is wider than it, none has as many bytes as a wider
 * one or as the picture. None at all of a picture that is narrower than the smallest.
 *
 * @throws when the picture cannot be read
 */
export async function smallerImages(sharp: Sharp, picture: Uint8Array): Promise<SmallerImage[]> {
  // Photos may lie on their side.
  const { autoOrient } = await sharp(picture).metadata();
  const { width } = autoOrient;
  if (width <= (widths[0] ?? 0)) return [];
  const made: SmallerImage[] = [];
  let most = picture.length;
  for (const size of [...widths.filter((one) => one <= width * nearest), width].reverse()) {
    const content = await makeSize(sharp, picture, size);
    if (content.length >= most) continue;
    most = content.length;
    made.unshift({ width: size, content });
  }
  return made;
}

/** One of these sizes. */
export function makeSize(sharp: Sharp, picture: Uint8Array, width: number): Promise<Uint8Array> {
  return sharp(picture).autoOrient().resize({ width }).webp(form).toBuffer();
}

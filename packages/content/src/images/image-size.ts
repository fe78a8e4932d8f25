import { closeSync, openSync, readSync } from 'node:fs';
import { imageSize } from 'image-size';

/** Width and height in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Where picture formats say how large a picture is: at the start, in photos after a preview. */
const headLength = 512 * 1024;

/**
 * The size of a picture file. Nothing for files that are no picture, cannot be read, or leave their
 * size to the page, as drawings without `width` and `height` do.
 *
 * @param file absolute path
 */
export function readImageSize(file: string): ImageSize | undefined {
  try {
    return sizeOf(readHead(file));
  } catch {
    return undefined;
  }
}

function sizeOf(head: Uint8Array): ImageSize | undefined {
  const { width, height, type, orientation = 1 } = imageSize(head);
  if (type === 'svg' && !hasOwnSize(new TextDecoder().decode(head))) return undefined;
  // Photos may lie on their side.
  const [across, down] = orientation > 4 ? [height, width] : [width, height];
  if (!(across > 0 && down > 0)) return undefined;
  return { width: Math.round(across), height: Math.round(down) };
}

function hasOwnSize(svg: string): boolean {
  const tag = /<svg\b[^>]*>/i.exec(svg)?.[0] ?? '';
  return /\swidth=["'][\d.]+(?:px)?["']/.test(tag) && /\sheight=["'][\d.]+(?:px)?["']/.test(tag);
}

function readHead(file: string): Uint8Array {
  const descriptor = openSync(file, 'r');
  try {
    const head = new Uint8Array(headLength);
    return head.subarray(0, readSync(descriptor, head, 0, headLength, 0));
  } finally {
    closeSync(descriptor);
  }
}

import { imagesFolder } from '../../project/paths/site-paths.ts';

/** The address of a picture as it was chosen, but in the place of a smaller size that of the whole one. */
export function wholePicture({
  currentSrc,
  src,
}: Pick<HTMLImageElement, 'currentSrc' | 'src'>): string {
  return currentSrc === '' || currentSrc.includes(imagesFolder) ? src : currentSrc;
}

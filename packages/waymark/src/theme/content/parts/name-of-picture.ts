import { decodedPath } from '../../../project/paths/request-path.ts';

/** What a picture without a text is called: its file as it is named on disk, without the ending. */
export function nameOfPicture(address: string): string {
  const file = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return decodedPath(file).replace(/\.\w+$/, '');
}

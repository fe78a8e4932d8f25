import path from 'node:path';

/** Whether a place lies in a folder or is it; both are absolute. */
export function isInside(folder: string, place: string): boolean {
  const way = path.relative(folder, place);
  // On another disk of Windows it is absolute.
  return !path.isAbsolute(way) && way.split(path.sep)[0] !== '..';
}

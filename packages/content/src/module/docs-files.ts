import { nearest } from '@waymark/core/page';

/** The files of a docs folder, by path with forward slashes. */
export interface DocsFiles {
  /** Text of a file, or `undefined` if there is none. */
  readonly read: (file: string) => string | undefined;
  /** Names of the entries of a folder (`''` for the docs folder itself), if that can be known. */
  readonly list?: ((folder: string) => readonly string[]) | undefined;
}

const importable = ['.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.json'];

/** The path of a file that differs from the given one only in letter case. */
export function findInOtherCase(path: string, files: DocsFiles): string | undefined {
  let found = '';
  for (const segment of path.split('/')) {
    const names = files.list?.(found) ?? [];
    const lower = segment.toLowerCase();
    const name = names.includes(segment)
      ? segment
      : names.find((entry) => entry.toLowerCase() === lower);
    if (name === undefined) return undefined;
    found = found === '' ? name : `${found}/${name}`;
  }
  return found;
}

/** The file that a wrong path most likely meant: one with an extension, or with a similar name. */
export function nearestFile(path: string, files: DocsFiles): string | undefined {
  const withExtension = importable.find((extension) => files.read(path + extension) !== undefined);
  if (withExtension !== undefined) return path + withExtension;
  const slash = path.lastIndexOf('/');
  const folder = path.slice(0, Math.max(slash, 0));
  const similar = nearest(path.slice(slash + 1), files.list?.(folder) ?? []);
  return similar === undefined ? undefined : `${folder === '' ? '' : `${folder}/`}${similar}`;
}

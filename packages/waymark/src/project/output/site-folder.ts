import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folder that a site is being written to. */
export interface SiteFolder {
  readonly folder: string;
  /** Files of the last output that stay and are not written again (`fileBelow`). */
  readonly kept: ReadonlySet<string>;
}

/** The name of a file below a folder in the one form that names are compared in. */
export function fileBelow(file: string): string {
  return path.join(path.sep, file).slice(1);
}

/** Whether a file, and no folder, will be in the output. */
export function hasFile({ folder, kept }: SiteFolder, file: string): boolean {
  if (kept.has(fileBelow(file))) return true;
  return statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * What names are compared by where a file system takes those that differ only in case for one. Capitals
 * come first: `ſ` is an `S` to such a file system, and `ς` a `Σ`.
 */
export function caseless(name: string): string {
  const plain = name.replaceAll('\\', '/').normalize('NFC');
  return plain.toUpperCase().toLowerCase().normalize('NFC');
}

/** Whether the file system of a folder takes names that differ only in case for one. */
export function ignoresCase(folder: string): boolean {
  const name = path.basename(folder);
  const upper = name.toUpperCase();
  const other = path.join(path.dirname(folder), upper === name ? name.toLowerCase() : upper);
  const [own, same] = [folder, other].map((place) =>
    lstatSync(place, { bigint: true, throwIfNoEntry: false }),
  );
  return own !== undefined && own.ino === same?.ino && own.dev === same.dev;
}

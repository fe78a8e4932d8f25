import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { OutputFiles } from './output-files.ts';

/**
 * Brings an output to a new state of which a part is there: moves what is new into it, file by file
 * and never with a moment in which one is missing, and removes what is neither new nor kept.
 *
 * @param next folder with what is new, on the disk of the output; empty afterwards, but for folders
 * @param kept files of the output that stay (`fileBelow`)
 * @param there what is in the output
 * @returns whether all of those are there; else nothing was changed
 */
export function mergeOutput(
  output: string,
  next: string,
  kept: ReadonlySet<string>,
  { files: there }: OutputFiles,
): boolean {
  for (const file of kept) if (!there.has(file)) return false;
  const moved = new Set<bigint>();
  for (const name of readdirSync(next)) moveInto(output, next, name, moved);
  // By what they are: some file systems do not tell `Guide` from `guide`.
  const stale = [...there].filter((file) => {
    const id = kept.has(file) ? undefined : idOf(path.join(output, file));
    return id !== undefined && !moved.has(id);
  });
  for (const file of stale) rmSync(path.join(output, file));
  // Once for each: a folder may have lost thousands of files.
  for (const folder of new Set(stale.map((file) => path.dirname(file)))) {
    removeEmpty(output, folder);
  }
  return true;
}

/** @param moved gets what was moved */
function moveInto(output: string, next: string, place: string, moved: Set<bigint>): void {
  const [source, target] = [path.join(next, place), path.join(output, place)];
  const there = lstatSync(target, { throwIfNoEntry: false });
  const isFolder = lstatSync(source).isDirectory();
  if (isFolder && there?.isDirectory()) {
    for (const name of readdirSync(source)) {
      moveInto(output, next, path.join(place, name), moved);
    }
    return;
  }
  if (there && isFolder !== there.isDirectory()) rmSync(target, { recursive: true });
  renameSync(source, target);
  const id = idOf(target);
  if (id !== undefined) moved.add(id);
}

/** What a file or folder is, whatever it is called. */
function idOf(place: string): bigint | undefined {
  try {
    return lstatSync(place, { bigint: true }).ino;
  } catch {
    // Gone, or a file is now where one of its folders was.
    return undefined;
  }
}

/** Removes a folder, and those around it, as far as nothing is in them. */
function removeEmpty(output: string, folder: string): void {
  const place = path.join(output, folder);
  if (folder === '.' || !existsSync(place) || readdirSync(place).length > 0) return;
  rmdirSync(place);
  removeEmpty(output, path.dirname(folder));
}

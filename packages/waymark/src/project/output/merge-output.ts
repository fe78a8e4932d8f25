import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ownEntries } from './own-entries.ts';

/**
 * Brings an output to a new state of which a part is there: moves what is new into it, file by file
 * and never with a moment in which one is missing, and removes what is neither new nor kept.
 *
 * @param next folder with what is new, on the disk of the output; empty afterwards, but for folders
 * @param kept files of the output that stay (`fileBelow`)
 * @returns whether all of those are there; else nothing was changed
 */
export function mergeOutput(output: string, next: string, kept: ReadonlySet<string>): boolean {
  const there = new Set(ownEntries(output).flatMap((name) => filesAt(output, name)));
  for (const file of kept) if (!there.has(file)) return false;
  const placed = new Set<string>();
  for (const name of readdirSync(next)) moveInto(output, next, name, placed);
  const stale = [...there].filter((file) => !kept.has(file) && !isPlaced(file, placed));
  for (const file of stale) rmSync(path.join(output, file));
  // Once for each: a folder may have lost thousands of files.
  for (const folder of new Set(stale.map((file) => path.dirname(file)))) {
    removeEmpty(output, folder);
  }
  return true;
}

/** A file, or all in a folder. What a link leads to is not of the output. */
function filesAt(output: string, place: string): string[] {
  const folder = path.join(output, place);
  if (!lstatSync(folder).isDirectory()) return [place];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(place, entry.name);
    return entry.isDirectory() ? filesAt(output, file) : [file];
  });
}

function moveInto(output: string, next: string, place: string, placed: Set<string>): void {
  const [source, target] = [path.join(next, place), path.join(output, place)];
  const there = lstatSync(target, { throwIfNoEntry: false });
  const isFolder = lstatSync(source).isDirectory();
  if (isFolder && there?.isDirectory()) {
    for (const name of readdirSync(source)) {
      moveInto(output, next, path.join(place, name), placed);
    }
    return;
  }
  if (there && isFolder !== there.isDirectory()) rmSync(target, { recursive: true });
  renameSync(source, target);
  placed.add(place);
}

/** Whether something new is where a file was, or where one of its folders was. */
function isPlaced(file: string, placed: ReadonlySet<string>): boolean {
  return file !== '.' && (placed.has(file) || isPlaced(path.dirname(file), placed));
}

/** Removes a folder, and those around it, as far as nothing is in them. */
function removeEmpty(output: string, folder: string): void {
  const place = path.join(output, folder);
  if (folder === '.' || !existsSync(place) || readdirSync(place).length > 0) return;
  rmdirSync(place);
  removeEmpty(output, path.dirname(folder));
}

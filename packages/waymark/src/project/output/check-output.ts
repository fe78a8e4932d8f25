import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isBuiltOutput } from './built-output.ts';
import type { OutputFiles } from './output-files.ts';
import { ownEntries } from './own-entries.ts';
import { serverFolder, siteFolder } from './server-output.ts';

/** Places that a build must not replace, each with what it is called in a message. */
export interface Kept {
  readonly docsFolder: string;
  readonly currentFolder: string;
}

/**
 * Why a build must not put its output at a path, which replaces what is there; `undefined` when it
 * may. Folders are compared by what they are, not by their names: a link leads to one, and many
 * file systems do not tell `Docs` from `docs`.
 *
 * @param there what is in it; else only its first levels are looked through for repositories
 */
export function outputRefusal(output: string, kept: Kept, there?: OutputFiles): string | undefined {
  const above = nearestExisting(output);
  if (!statSync(above).isDirectory()) {
    return `${above} is a file, so the site cannot be written to ${output}. Choose a folder with \`--out\`.`;
  }
  if (lstatSync(output, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(output)) {
    return `${output} is a link to nothing. Remove it, or choose another folder with \`--out\`.`;
  }
  if (!existsSync(output)) return undefined;
  const held = heldBy(output, kept, there);
  if (held !== undefined) {
    return `A build replaces its output as a whole, and ${output} ${held}. Choose a folder of its own, such as \`--out dist\`.`;
  }
  if (isBuiltOutput(output) || ownEntries(output).length === 0) return undefined;
  return `${output} is not empty, and it was not written by Waymark, so it is left as it is. Remove it, or choose another folder with \`--out\`.`;
}

/** What of value is in a folder, as the end of a sentence. */
function heldBy(
  output: string,
  { currentFolder, docsFolder }: Kept,
  there: OutputFiles | undefined,
): string | undefined {
  const own = identity(output);
  if (identity(docsFolder) === own) return 'is the docs folder';
  if (foldersAbove(docsFolder).some((folder) => identity(folder) === own)) {
    return 'holds the docs folder';
  }
  if (identity(currentFolder) === own) return 'is the current folder';
  if (foldersAbove(currentFolder).some((folder) => identity(folder) === own)) {
    return 'holds the current folder';
  }
  // An output that was not written by Waymark is refused without looking into it.
  if (existsSync(path.join(output, '.git'))) return 'is a repository of Git';
  if (!isBuiltOutput(output)) return undefined;
  const repository = there ? there.repository : repositoryIn(output, firstLevels);
  if (repository !== undefined) {
    return `holds a repository of Git, ${path.relative(output, repository)}`;
  }
  const data = ['', serverFolder, siteFolder]
    .map((place) => path.join(output, place, '.waymark'))
    .find((folder) => existsSync(folder));
  return data && `holds the keys and threads of an assistant, ${data}`;
}

/** Levels of folders that take no time to look through. */
const firstLevels = 2;

/** The folder of a repository below a folder. */
function repositoryIn(folder: string, levels: number): string | undefined {
  if (levels === 0) return undefined;
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some(({ name }) => name === '.git')) return folder;
  for (const entry of entries) {
    const found = entry.isDirectory()
      ? repositoryIn(path.join(folder, entry.name), levels - 1)
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function nearestExisting(place: string): string {
  return existsSync(place) ? place : nearestExisting(path.dirname(place));
}

/** What a path leads to, whatever it is called. */
function identity(place: string): string {
  const { dev, ino } = statSync(place, { bigint: true });
  return `${dev} ${ino}`;
}

function foldersAbove(place: string): string[] {
  const folders: string[] = [];
  let folder = realpathSync(place);
  while (path.dirname(folder) !== folder) {
    folder = path.dirname(folder);
    folders.push(folder);
  }
  return folders;
}

import { lstatSync } from 'node:fs';
import path from 'node:path';
import { createDocsReader } from '@waymark/content/text';
import { type Checked, type PageFiles, pageFiles } from '@waymark/core';
import { scanFolder } from './scan.ts';

/** The files of a docs folder, as `scanFolder` gives them, and which of them are pages. */
export interface FolderListing {
  readonly files: readonly string[];
  readonly listed: Checked<PageFiles>;
}

/**
 * Lists a docs folder.
 *
 * @param changed files of the folder that are new, different or gone since the last call, if it is
 *   known: where all of them were there and are, nothing is looked through again
 */
export type ListFolder = (changed?: Iterable<string>) => FolderListing;

const ignoreFile = '.mintignore';

/** @param ignored absolute paths of folders and files that are left out */
export function createFolderLister(docsFolder: string, ignored: readonly string[]): ListFolder {
  const read = createDocsReader(docsFolder);
  let last: FolderListing | undefined;
  let known: ReadonlySet<string> = new Set();
  const stays = (file: string) => {
    const found = lstatSync(path.join(docsFolder, file), { throwIfNoEntry: false });
    return file !== ignoreFile && known.has(file) && found?.isFile() === true;
  };
  return (changed) => {
    if (last && changed && Iterator.from(changed).every(stays)) return last;
    const files = scanFolder(docsFolder, ignored);
    known = new Set(files);
    last = { files, listed: pageFiles(files, (read(ignoreFile) ?? '').split('\n')) };
    return last;
  };
}

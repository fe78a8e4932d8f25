import { constants, copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileBelow, type SiteFolder } from '../project/output/site-folder.ts';

/**
 * Copies files of the docs folder to the output, at the same path. Existing files are kept.
 *
 * @returns the files that were copied
 */
export function copyAssets(
  docsFolder: string,
  files: readonly string[],
  { folder: output, kept }: SiteFolder,
): readonly string[] {
  const folders = new Set<string>();
  return files.filter((file) => {
    if (kept.has(fileBelow(file))) return false;
    const target = path.join(output, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    return copyNew(path.join(docsFolder, file), target);
  });
}

/** What Astro or the user's own `public/` wrote comes first. */
function copyNew(source: string, target: string): boolean {
  try {
    copyFileSync(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return false;
  }
}

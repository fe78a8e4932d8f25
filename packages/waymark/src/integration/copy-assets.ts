import { constants, copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Copies files of the docs folder to the output, at the same path. Existing files are kept. */
export function copyAssets(docsFolder: string, files: readonly string[], output: string): void {
  const folders = new Set<string>();
  for (const file of files) {
    const target = path.join(output, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    copyNew(path.join(docsFolder, file), target);
  }
}

/** What Astro or the user's own `public/` wrote comes first. */
function copyNew(source: string, target: string): void {
  try {
    copyFileSync(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

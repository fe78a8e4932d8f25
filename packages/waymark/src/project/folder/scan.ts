import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { ignoredFolders } from '@waymark/core';
import { isBuiltOutput } from '../output/built-output.ts';
import { isMoveReport, moveReportFile } from '../output/move-report-file.ts';
import { isStaging } from '../output/own-entries.ts';

/** Folders that hold no files of a site: those of the format, and those that builds write. */
const skippedFolders = new Set([...ignoredFolders, '.waymark', '.astro', '.netlify', '.vercel']);

/**
 * All files below a docs folder, relative, with forward slashes, in a stable order. Symbolic links
 * to files of the folder count as files; others are left out, so that a site never holds what lies
 * outside its folder. A folder that does not exist has none.
 *
 * @param ignored absolute paths of further folders and files to leave out, such as the output
 */
export function scanFolder(root: string, ignored: readonly string[] = []): string[] {
  const files: string[] = [];
  const visit = (folder: string) => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        const absolute = path.join(root, name);
        if (!isSkipped(absolute, ignored)) visit(name);
      } else if (isFileOf(root, name, entry) && !ignored.includes(path.join(root, name))) {
        const isReport = entry.name === moveReportFile && isMoveReport(path.join(root, name));
        if (!isReport) files.push(name);
      }
    }
  };
  if (existsSync(root)) visit('');
  return files;
}

/** Whether a folder, an absolute path, holds no files of a site. */
export function isSkipped(folder: string, ignored: readonly string[]): boolean {
  return (
    skippedFolders.has(path.basename(folder)) ||
    ignored.includes(folder) ||
    isBuiltOutput(folder) ||
    isStaging(folder)
  );
}

function isFileOf(root: string, name: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  try {
    const target = realpathSync(path.join(root, name));
    return target.startsWith(realpathSync(root) + path.sep) && statSync(target).isFile();
  } catch {
    // The link leads nowhere.
    return false;
  }
}

import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outputMark as mark } from '@waymark/content/text';
import { contentIndexPath } from '../paths/site-paths.ts';
import { serverFolder, siteFolder } from './server-output.ts';

/** Marks a folder as written by a build, so that a later one may replace it. */
export function markOutput(folder: string): void {
  writeFileSync(
    path.join(folder, mark),
    'This folder was written by Waymark. The next build replaces what is in it.\n',
  );
}

/** What tells an output from any that takes its place; none for a folder without a mark. */
export function outputStamp(folder: string): string | undefined {
  const found = statSync(path.join(folder, mark), { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs}`;
}

/** Whether a build has written a folder, whatever it is called, with a server or without. */
export function isBuiltOutput(folder: string): boolean {
  // Outputs of earlier versions, and those of Astro projects, have no mark.
  const isSite = (place: string) => existsSync(path.join(folder, place, contentIndexPath));
  return (
    existsSync(path.join(folder, mark)) ||
    isSite('') ||
    (isSite(siteFolder) && existsSync(path.join(folder, serverFolder)))
  );
}

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** File in a staging folder that says which process works there. */
export const ownerFile = '.waymark-staging';

/** Entries of a folder but those that are no part of an output. */
export function ownEntries(folder: string): string[] {
  return readdirSync(folder).filter(
    // What Linux keeps at the root of a disk.
    (name) => name !== 'lost+found' && !isStaging(path.join(folder, name)),
  );
}

/** Whether a folder is where a build is at work, or was when it was killed. */
export function isStaging(folder: string): boolean {
  return existsSync(path.join(folder, ownerFile));
}

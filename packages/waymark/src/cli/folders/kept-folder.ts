import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { systemErrorText } from '../../project/findings/system-error.ts';
import { makeIgnoredFolder } from '../../server/static/ignored-folder.ts';

/** Whose pages a command reads. */
export interface TrustFlags {
  /** The docs take changes from strangers: nothing of them may run. */
  readonly untrusted?: boolean | undefined;
}

/** Name of the folder of what is kept, beside the docs. */
const folderOfDocs = '.waymark';

/**
 * Folder of what commands keep of docs, Astro's own files among it. It lies in their folder, but where
 * that cannot be written, as in many a container, or where strangers may write the docs: they could
 * bring compiled pages and code of Astro along.
 */
export function keptFolder(docs: string, { untrusted = false }: TrustFlags): string {
  const beside = path.join(docs, folderOfDocs);
  if (!untrusted && mayWrite(existsSync(beside) ? beside : docs)) return beside;
  const name = createHash('sha256').update(docs).digest('hex').slice(0, 32);
  return path.join(cachesOfUser(), 'waymark', name);
}

/**
 * Makes the folder of what commands keep, which ignores itself.
 *
 * @throws CommandFailure when it lies among caches that cannot be written
 */
export function makeKeptFolder(kept: string): void {
  try {
    makeIgnoredFolder(kept);
  } catch (error) {
    const refused = systemErrorText(error);
    if (refused === undefined || path.basename(kept) === folderOfDocs) throw error;
    throw new CommandFailure(
      `${refused} Have ${cachesVariable} name a folder that can be written.`,
    );
  }
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return !existsSync(folder);
  }
}

/** The variable that says where the system keeps what programs can make anew. */
const cachesVariable = process.platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME';

function cachesOfUser(): string {
  const named = process.env[cachesVariable];
  return named && path.isAbsolute(named) ? named : path.join(homedir(), '.cache');
}

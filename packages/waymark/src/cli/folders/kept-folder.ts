import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Whose pages a command reads. */
export interface TrustFlags {
  /** The docs take changes from strangers: nothing of them may run. */
  readonly untrusted?: boolean | undefined;
}

/**
 * Folder of what commands keep of docs, Astro's own files among it. It lies in their folder, but where
 * that cannot be written, as in many a container, or where strangers may write the docs: they could
 * bring compiled pages and code of Astro along.
 */
export function keptFolder(docs: string, { untrusted = false }: TrustFlags): string {
  const beside = path.join(docs, '.waymark');
  if (!untrusted && mayWrite(existsSync(beside) ? beside : docs)) return beside;
  const name = createHash('sha256').update(docs).digest('hex').slice(0, 32);
  return path.join(cachesOfUser(), 'waymark', name);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return !existsSync(folder);
  }
}

/** Where the system keeps what programs can make anew. */
function cachesOfUser(): string {
  const named = process.env[process.platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME'];
  return named && path.isAbsolute(named) ? named : path.join(homedir(), '.cache');
}

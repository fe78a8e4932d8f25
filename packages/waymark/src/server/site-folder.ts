import { constants } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Validators } from './preconditions.ts';

/** A file of a site that was opened, and so stays what it is whatever becomes of its name. */
export interface SiteFile extends Validators {
  /** Below the folder of the site, with a slash at the start. */
  readonly name: string;
  readonly size: number;
  readonly handle: FileHandle;
}

/** The folder of a site is not there, which a client may ask about again. */
export class SiteAbsent extends Error {}

/** How long the folder of a site may be away while a build puts another in its place. */
const longestAbsence = 2_000;
const pause = 20;

/**
 * Opens the first file of these names below the folder of a site; hidden files are none. While a
 * build puts the whole folder in place of another, it waits.
 *
 * @param names decoded, with a slash at the start
 * @throws SiteAbsent, and what the system says but for a file that is not there
 */
export async function openFirst(
  folder: string,
  names: readonly string[],
): Promise<SiteFile | undefined> {
  const deadline = performance.now() + longestAbsence;
  for (;;) {
    const before = await identity(folder);
    for (const name of names.filter(isServed)) {
      const file = await openFile(folder, name);
      if (file) return file;
    }
    if (before !== undefined && before === (await identity(folder))) return undefined;
    if (performance.now() > deadline) throw new SiteAbsent(`There is no site at ${folder}.`);
    await wait(pause);
  }
}

/** Hidden files are nobody's business, `..` is hidden too, and Windows has names of its own. */
function isServed(name: string): boolean {
  const parts = name.split('/').slice(1);
  if (name.includes('\0') || (path.sep === '\\' && /[\\:]/.test(name))) return false;
  return !parts.some((part) => part.startsWith('.') && part !== '.well-known');
}

async function openFile(folder: string, name: string): Promise<SiteFile | undefined> {
  const handle = await absentAsUndefined(open(path.join(folder, name), flags));
  if (!handle) return undefined;
  try {
    const found = await handle.stat();
    if (found.isFile()) {
      const { mtime: modified, size } = found;
      const etag = `"${size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
      return { handle, name, size, modified, etag };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
}

/** A pipe among the files must not hold the server up. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

async function identity(folder: string): Promise<string | undefined> {
  const found = await absentAsUndefined(stat(folder));
  return found && `${found.dev} ${found.ino}`;
}

/** What the system says of a name that no file has, or that none can have. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL', 'ENXIO']);

async function absentAsUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code)))
      return undefined;
    throw error;
  }
}

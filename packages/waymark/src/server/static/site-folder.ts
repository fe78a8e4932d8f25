import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  openSync,
  type ReadStream,
  readFile,
  type Stats,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Validators } from './preconditions.ts';

/** A file of a site that was opened, and so stays what it is whatever becomes of its name. */
export interface SiteFile extends Validators {
  /** Below the folder of the site, with a slash at the start. */
  readonly name: string;
  readonly size: number;
  /** All of it, once. */
  read(): Promise<Buffer>;
  /** A piece of it, of which both ends are part. The stream closes the file when it ends in any way. */
  stream(start: number, end: number): ReadStream;
  /** Lets go of it, where no stream does. */
  close(): void;
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
    const before = identity(folder);
    for (const name of names.filter((name) => isServed(name))) {
      const file = openFile(folder, name);
      if (file) return file;
    }
    if (before !== undefined && before === identity(folder)) return undefined;
    if (performance.now() > deadline) throw new SiteAbsent(`There is no site at ${folder}.`);
    await wait(pause);
  }
}

/**
 * Hidden files are nobody's business, and `..` is hidden too. A file has one name, by which it is known what
 * it is: none with an empty part. Windows has names of its own besides, such as `GIT~1` for `.git`, and drops
 * dots and spaces at their end.
 *
 * @param separator of the paths of the system
 */
export function isServed(name: string, separator: string = path.sep): boolean {
  if (name.includes('//') || name.includes('\0')) return false;
  const parts = name.split('/').slice(1);
  if (separator === '\\' && parts.some((part) => /[\\:]|~\d|[. ]$/.test(part))) return false;
  return !parts.some((part) => part.startsWith('.') && part !== '.well-known');
}

/**
 * Looks and opens at once: each question asked through Node's threads would take some twenty times as
 * long, and an answer needs several.
 */
function openFile(folder: string, name: string): SiteFile | undefined {
  const file = path.join(folder, name);
  // Most names are those of no file, of which an error would say so at length.
  const fd = absentAsUndefined(() =>
    statSync(file, { throwIfNoEntry: false })?.isFile() ? openSync(file, flags) : undefined,
  );
  if (fd === undefined) return undefined;
  try {
    const found = fstatSync(fd);
    if (found.isFile()) return siteFile(fd, name, found);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  closeSync(fd);
  return undefined;
}

/** Nobody built a site before: what packs folders gives all files one time, which says nothing of them. */
const firstSites = new Date('2026-01-01');

function siteFile(fd: number, name: string, { ctime, mtime, size }: Stats): SiteFile {
  const modified = mtime < firstSites ? ctime : mtime;
  // A stream that is given up closes it later, by a number that another file would have by then.
  let isStreamed = false;
  return {
    name,
    size,
    modified,
    etag: `"${size.toString(36)}-${modified.getTime().toString(36)}"`,
    read: () => readAll(fd),
    stream(start, end) {
      isStreamed = true;
      return createReadStream('', { fd, start, end });
    },
    close() {
      if (!isStreamed) closeSync(fd);
    },
  };
}

const readAll = promisify<number, Buffer>(readFile);

/** A pipe among the files must not hold the server up. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

function identity(folder: string): string | undefined {
  const found = absentAsUndefined(() => statSync(folder, { throwIfNoEntry: false }));
  return found && `${found.dev} ${found.ino}`;
}

/** What the system says of a name that no file has, or that none can have. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL', 'ENXIO']);

function absentAsUndefined<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code)))
      return undefined;
    throw error;
  }
}

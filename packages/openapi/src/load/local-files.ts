import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { limits } from './limits.ts';

/** A file of the docs folder, or why it is not read. */
export type LocalFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing' }
  /** Outside the docs folder, itself or through symbolic links. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Reads files that lie in one folder, also after all symbolic links are followed. */
export interface LocalFiles {
  /** @param file relative to the folder, with forward slashes */
  read(file: string): Promise<LocalFile>;
  /** What tells files apart that have several names; the name itself where there is no file. */
  identity(file: string): Promise<string>;
}

/** @param folder absolute path of the docs folder */
export function createLocalFiles(folder: string): LocalFiles {
  return {
    read: (file) => readInside(folder, file),
    async identity(file) {
      try {
        return await realpath(path.join(folder, file));
      } catch {
        return file;
      }
    },
  };
}

async function readInside(folder: string, file: string): Promise<LocalFile> {
  if (!isInside(folder, path.join(folder, file))) return { kind: 'outside' };
  try {
    const real = await realpath(path.join(folder, file));
    if (!isInside(await realpath(folder), real)) return { kind: 'outside' };
    const found = await stat(real);
    // A pipe or device would never end.
    if (!found.isFile()) return { kind: 'missing' };
    if (found.size > limits.fileBytes) return { kind: 'too-large', bytes: found.size };
    return { kind: 'text', text: decodeText(await readFile(real)) };
  } catch (error) {
    return failure(error);
  }
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}

function failure(error: unknown): LocalFile {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
  return isMissing ? { kind: 'missing' } : { kind: 'unreadable', reason: String(error) };
}

/** UTF-8, or UTF-16 as some editors save it, by the byte order mark, which is left out. */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

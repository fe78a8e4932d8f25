import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { filesOf } from './format/files.ts';
import type { SearchFiles } from './indexing/search-builder.ts';
import { type FileSource, openFolder, readManifest } from './query/files.ts';

/** Files in a folder; each is read when it is needed. */
export function inFolder(folder: string): FileSource {
  return { read: (name) => readFile(path.join(folder, name)), inflate: inflateRawSync };
}

/** Files that were built and not written. */
export function inMemory(files: SearchFiles): FileSource {
  return {
    async read(name) {
      const bytes = files.get(name);
      if (bytes === undefined) throw new Error(`There is no file ${name}.`);
      return bytes;
    },
    inflate: inflateRawSync,
  };
}

/** Writes the files of a search, the manifest last: whoever reads it finds all others. */
export async function writeSearchFiles(folder: string, files: SearchFiles): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/** Whether a folder has all files of a search, each of its whole length. */
export async function isWhole(folder: string): Promise<boolean> {
  const source = inFolder(folder);
  try {
    const { languages } = await readManifest(source);
    for (const language of languages) {
      const [file = ''] = readdirSync(path.join(folder, language.folder));
      const sizeOf = (name: string) => statSync(path.join(folder, name)).size;
      if (sizeOf(`${language.folder}/${file}`) !== language.bytes) return false;
      if (language.isPacked) continue;
      const others = filesOf(await openFolder(source, language).overview());
      const bytes = [...others].reduce((sum, name) => sum + sizeOf(name), 0);
      if (bytes !== language.besideBytes) return false;
    }
    return true;
  } catch {
    return false;
  }
}

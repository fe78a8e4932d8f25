import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Source } from '@waymark/core';

/** Raise it with any change to what reading YAML gives for the same text. */
const formatVersion = 2;

/** Results of reading YAML, kept on disk: the last one of each file. */
export interface ParseCache {
  /** @param digest of the text, which decides whether the entry of the file is still right */
  read(file: string, digest: string): Promise<Source | undefined>;
  write(file: string, digest: string, source: Source): Promise<void>;
}

interface Entry {
  readonly format: number;
  readonly digest: string;
  readonly source: Source;
}

/** @param folder absolute; made when the first entry is written */
export function createParseCache(folder: string): ParseCache {
  const entryFile = (file: string) => path.join(folder, digestOf(file));
  return {
    async read(file, digest) {
      try {
        // Only this module writes these files, so their form is known.
        const entry: Entry = deserialize(await readFile(entryFile(file)));
        return entry.format === formatVersion && entry.digest === digest ? entry.source : undefined;
      } catch {
        return undefined;
      }
    },
    async write(file, digest, source) {
      const entry: Entry = { format: formatVersion, digest, source };
      await writeWhole(entryFile(file), serialize(entry));
    },
  };
}

/** Writes a file so that nobody reads half of it. A folder that cannot be written is no mistake. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, file);
  } catch {
    // The next run does the work again.
  }
}

/** SHA-256 of a text in base64url, which is safe in names of files. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

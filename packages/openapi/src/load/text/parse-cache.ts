import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonValue } from '../../model/json.ts';
import { jsonText, parseJson } from './json-text.ts';
import type { Place } from './yaml-places.ts';

/** Raise it with any change to what reading YAML gives for the same text. */
const formatVersion = 1;

/** What reading a YAML text without mistakes gave. */
export interface CachedYaml {
  readonly value: JsonValue;
  readonly place: Place;
}

/** Results of reading YAML, kept on disk by the digest of the text. */
export interface ParseCache {
  read(digest: string): Promise<CachedYaml | undefined>;
  write(digest: string, entry: CachedYaml): Promise<void>;
}

/** @param folder absolute; made when the first entry is written */
export function createParseCache(folder: string): ParseCache {
  const fileOf = (digest: string) => path.join(folder, `${digest}-${formatVersion}.json`);
  return {
    async read(digest) {
      try {
        // Only this module writes these files, so their form is known.
        return parseJson(await readFile(fileOf(digest), 'utf8')) as unknown as CachedYaml;
      } catch {
        return undefined;
      }
    },
    async write(digest, entry) {
      await writeWhole(fileOf(digest), jsonText(entry));
    },
  };
}

/** Writes a file so that nobody reads half of it. A folder that cannot be written is no mistake. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, text);
    await rename(draft, file);
  } catch {
    // The next run does the work again.
  }
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

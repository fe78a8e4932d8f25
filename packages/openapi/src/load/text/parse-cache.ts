import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonValue } from '../../model/json.ts';
import { jsonText, parseJson } from './json-text.ts';
import type { Place } from './yaml-places.ts';

/** Raise it with any change to what reading YAML gives for the same text. */
const formatVersion = 1;

/** What reading a YAML text without mistakes gave. */
interface CachedYaml {
  readonly value: JsonValue;
  readonly place: Place;
}

/** Results of reading YAML, kept on disk: the last one of each file. */
export interface ParseCache {
  /** @param digest of the text, which decides whether the entry of the file is still right */
  read(file: string, digest: string): Promise<CachedYaml | undefined>;
  write(file: string, digest: string, entry: CachedYaml): Promise<void>;
}

interface Entry extends CachedYaml {
  readonly format: number;
  readonly digest: string;
}

/** @param folder absolute; made when the first entry is written */
export function createParseCache(folder: string): ParseCache {
  const entryFile = (file: string) => path.join(folder, `${digestOf(file)}.json`);
  return {
    async read(file, digest) {
      try {
        // Only this module writes these files, so their form is known.
        const entry = parseJson(await readFile(entryFile(file), 'utf8')) as unknown as Entry;
        return entry.format === formatVersion && entry.digest === digest ? entry : undefined;
      } catch {
        return undefined;
      }
    },
    async write(file, digest, { value, place }) {
      const entry: Entry = { format: formatVersion, digest, value, place };
      await writeWhole(entryFile(file), jsonText(entry));
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

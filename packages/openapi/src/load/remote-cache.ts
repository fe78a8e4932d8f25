import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, writeWhole } from './parse-cache.ts';

/** What was fetched in an earlier build. */
export interface RemoteCopy {
  readonly url: string;
  readonly text: string;
  readonly etag?: string;
  readonly lastModified?: string;
}

/** Copies of fetched descriptions on disk, by URL. */
export interface RemoteCache {
  read(url: string): Promise<RemoteCopy | undefined>;
  write(copy: RemoteCopy): Promise<void>;
}

/** @param folder absolute; made when the first copy is written */
export function createRemoteCache(folder: string): RemoteCache {
  const fileOf = (url: string) => path.join(folder, `${digestOf(url)}.json`);
  return {
    async read(url) {
      try {
        // Only this module writes these files, so their form is known.
        const copy = JSON.parse(await readFile(fileOf(url), 'utf8')) as RemoteCopy;
        return copy.url === url ? copy : undefined;
      } catch {
        return undefined;
      }
    },
    write: (copy) => writeWhole(fileOf(copy.url), JSON.stringify(copy)),
  };
}

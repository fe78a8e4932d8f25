import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../page/compiled-page.ts';

/** Raise it with any change to what compilation gives for the same input. */
const formatVersion = 1;

interface Entry {
  readonly key: string;
  readonly page: CompiledPage;
}

/** Compiled pages of earlier runs on disk, one file a page, found again by content. */
export interface PageCache {
  load(file: string, source: string): CompiledPage | undefined;
  store(file: string, source: string, page: CompiledPage): void;
}

/**
 * @param settings everything besides files that compilation depends on
 * @param read text of a docs file, to see whether a page's dependencies have changed
 */
export function createPageCache(
  folder: string,
  settings: unknown,
  read: (file: string) => string | undefined,
): PageCache {
  const salt = digest(JSON.stringify([formatVersion, settings]));
  mkdirSync(folder, { recursive: true });
  const entryFile = (file: string) => path.join(folder, `${digest(file)}.json`);
  const keyOf = (source: string, dependencies: readonly string[]) =>
    digest(
      [salt, source, ...dependencies.map((name) => `${name}\n${read(name) ?? ''}`)].join('\0'),
    );
  return {
    load(file, source) {
      const entry = readEntry(entryFile(file));
      if (!entry) return undefined;
      return entry.key === keyOf(source, entry.page.dependencies) ? entry.page : undefined;
    },
    store(file, source, page) {
      const entry: Entry = { key: keyOf(source, page.dependencies), page };
      writeFileSync(entryFile(file), JSON.stringify(entry));
    },
  };
}

/** An entry that cannot be read counts as absent: the cache is never the only copy. */
function readEntry(file: string): Entry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry;
  } catch {
    return undefined;
  }
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

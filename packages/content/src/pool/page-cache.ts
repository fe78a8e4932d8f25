import { createHash } from 'node:crypto';
import type { PageAnchors } from '../page/compile-page.ts';
import type { Anchors, CompiledPage } from '../page/compiled-page.ts';
import type { ResultCache } from './result-cache.ts';

/** Raise it with any change to what compilation gives for the same input. */
const formatVersion = 16;

/** What a compilation asked about its surroundings, and the answers. */
export interface Asked {
  /** Paths of pages, and whether they exist. */
  readonly page: ReadonlyMap<string, boolean>;
  /** Picture files, and their size. */
  readonly image: ReadonlyMap<string, string>;
}

/** Answers the same questions now. */
export interface Answers {
  readonly page: (path: string) => boolean;
  readonly image: (file: string) => string;
}

interface Entry {
  readonly key: string;
  readonly pages: readonly (readonly [path: string, exists: boolean])[];
  readonly images: readonly (readonly [file: string, size: string])[];
  readonly page: CompiledPage;
}

interface AnchorsEntry extends PageAnchors {
  readonly key: string;
}

/** Compiled pages of earlier runs, and the anchors of pages, found again by content. */
export interface PageCache {
  load(file: string, source: string): CompiledPage | undefined;
  store(file: string, source: string, page: CompiledPage, asked: Asked): void;
  loadAnchors(file: string, source: string): Anchors | undefined;
  storeAnchors(file: string, source: string, found: PageAnchors): void;
}

/** Where compiled pages are kept, and what tells whether they are still right. */
export interface PageCacheOptions {
  readonly results: ResultCache;
  /** Everything besides files and pages that compilation depends on. */
  readonly settings: unknown;
  readonly read: (file: string) => string | undefined;
  readonly answers: Answers;
}

/**
 * A page is found again when its source, the files it uses and the settings are the same, the pages
 * it links to still exist and its pictures have the same size. A new page elsewhere does not make the others stale.
 */
export function createPageCache({ results, settings, read, answers }: PageCacheOptions): PageCache {
  const salt = digest(JSON.stringify([formatVersion, settings]));
  const keyOf = (source: string, dependencies: readonly string[]) =>
    digest(
      [salt, source, ...dependencies.map((name) => `${name}\n${read(name) ?? ''}`)].join('\0'),
    );
  return {
    load(file, source) {
      const entry = parse<Entry>(results.load(entryName(file)));
      if (!entry || entry.key !== keyOf(source, entry.page.dependencies)) return undefined;
      const isFresh =
        entry.pages.every(([page, exists]) => answers.page(page) === exists) &&
        entry.images.every(([image, size]) => answers.image(image) === size);
      return isFresh ? entry.page : undefined;
    },
    store(file, source, page, asked) {
      const entry: Entry = {
        key: keyOf(source, page.dependencies),
        pages: [...asked.page],
        images: [...asked.image],
        page,
      };
      results.store(entryName(file), JSON.stringify(entry));
    },
    loadAnchors(file, source) {
      const entry = parse<AnchorsEntry>(results.load(anchorsName(file)));
      const isFresh = entry?.key === keyOf(source, entry?.dependencies ?? []);
      return isFresh ? entry?.anchors : undefined;
    },
    storeAnchors(file, source, { anchors, dependencies }) {
      const entry: AnchorsEntry = { key: keyOf(source, dependencies), anchors, dependencies };
      results.store(anchorsName(file), JSON.stringify(entry));
    },
  };
}

function entryName(file: string): string {
  return `page ${file}`;
}

function anchorsName(file: string): string {
  return `anchors ${file}`;
}

function parse<Value>(result: string | undefined): Value | undefined {
  return result === undefined ? undefined : (JSON.parse(result) as Value);
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

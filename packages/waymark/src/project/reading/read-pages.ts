import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { decodeText, fileStamp, parseFrontmatter, type ResultCache } from '@waymark/content';
import {
  type Checked,
  type Diagnostic,
  diagnostic,
  type PageFile,
  type PageSource,
  type SourceLocation,
} from '@waymark/core';
import { codeVersion } from '../code-version.ts';
import { checkPageMenu } from './check-page-menu.ts';
import { type PageModules, pageModules } from './find-islands.ts';

interface ReadPage {
  /** Of the file as it was read; none where it may have changed since and look as before. */
  readonly stamp: string | undefined;
  readonly page: PageFile;
  readonly source: PageSource;
  /** All of the file before its body. */
  readonly head: string;
  readonly modules: PageModules;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the frontmatter of page files, and knows what it has read. */
export interface PageReader {
  /**
   * A file that has not changed since the last call is not read again.
   *
   * @param changed those that may have changed, if it is known; else each is looked at
   */
  read(
    files: readonly PageFile[],
    changed?: ReadonlySet<string>,
  ): Checked<PageSource[]> & {
    readonly modules: readonly PageModules[];
    /** Files that are not as they were read last; none where nobody has read any. */
    readonly edited: ReadonlySet<string>;
  };
  /**
   * Reads files that have changed. What is known of them is nothing where one of them is no page,
   * is gone, or differs in more than its body.
   */
  readBodies(files: readonly string[]): readonly PageModules[] | undefined;
}

/**
 * A reader of pages, so that a preview of a large site follows a saved page at once.
 *
 * @param results of earlier runs, where what is read is kept for the next one
 */
export function createPageReader(docsFolder: string, results?: ResultCache): PageReader {
  let known: Map<string, ReadPage> | undefined;
  return {
    read(files, changed) {
      const last = known ?? (results ? loadPages(results) : new Map<string, ReadPage>());
      const pages = files.flatMap((file) => {
        const before = last.get(file.file);
        // To ask for ten thousand files takes longer than all else.
        if (known && before?.stamp && changed?.has(file.file) === false)
          return listed(before, file);
        return readPage(docsFolder, file, before) ?? [];
      });
      known = new Map(pages.map((page) => [page.source.file, page]));
      const others = pages.filter((page) => page !== last.get(page.source.file));
      if (results && others.length > 0) storePages(results, pages);
      return {
        edited: new Set(last.size === 0 ? [] : others.map(({ source }) => source.file)),
        value: pages.map(({ source }) => source),
        modules: pages.map(({ modules }) => modules),
        diagnostics: pages.flatMap(({ diagnostics }) => diagnostics),
      };
    },
    readBodies(files) {
      const pages: ReadPage[] = [];
      for (const file of new Set(files)) {
        const before = known?.get(file);
        const now = before && readPage(docsFolder, before.page, before);
        if (!now || !isAlike(before, now)) return undefined;
        pages.push({ ...now, source: before.source });
      }
      for (const page of pages) known?.set(page.source.file, page);
      return pages.map(({ modules }) => modules);
    },
  };
}

function isAlike(one: ReadPage, other: ReadPage): boolean {
  return (
    one.head === other.head &&
    isDeepStrictEqual(one.modules, other.modules) &&
    isDeepStrictEqual(one.diagnostics, other.diagnostics)
  );
}

/** A file may be gone since the folder was listed: an editor that saves, a branch that changes. */
function readPage(
  docsFolder: string,
  page: PageFile,
  known: ReadPage | undefined,
): ReadPage | undefined {
  const absolute = path.join(docsFolder, page.file);
  const stamp = fileStamp(absolute);
  if (!stamp) return undefined;
  if (known?.stamp === stamp.value) return listed(known, page);
  const { file } = page;
  const bytes = readFileSync(absolute);
  const text = decodeText(bytes);
  const { value, diagnostics } = parseFrontmatter(text, file);
  const source = pageSource(page, value.frontmatter);
  return ofItsOwn({
    stamp: stamp.isSettled ? stamp.value : undefined,
    page,
    head: text.slice(0, value.bodyStart),
    source,
    modules: pageModules(file, text),
    diagnostics: [
      ...diagnostics,
      ...checkPageMenu(source, text),
      ...encodingFaults(file, bytes, text),
    ],
  });
}

/** The same without a part of the file's text: a piece of a string keeps the whole in memory. */
function ofItsOwn(page: ReadPage): ReadPage {
  return deserialize(serialize(page)) as ReadPage;
}

/** A page that was read, as it is listed now. */
function listed(known: ReadPage, page: PageFile): ReadPage {
  const isListedAlike = known.page.onlyIfListed === page.onlyIfListed;
  if (isListedAlike && known.page.path === page.path) return known;
  return { ...known, page, source: pageSource(page, known.source.frontmatter) };
}

function pageSource(
  { file, onlyIfListed, path: pagePath }: PageFile,
  frontmatter: PageSource['frontmatter'],
): PageSource {
  return { path: pagePath, file, frontmatter, ...(onlyIfListed ? { onlyIfListed } : {}) };
}

/** Other code may read the same file otherwise. */
function nameOfPages(): string {
  return `read pages ${codeVersion()}`;
}

function loadPages(results: ResultCache): ReadonlyMap<string, ReadPage> {
  const kept = results.loadBytes(nameOfPages());
  const pages = kept === undefined ? [] : (deserialize(kept) as ReadPage[]);
  return new Map(pages.map((page) => [page.source.file, page]));
}

function storePages(results: ResultCache, pages: readonly ReadPage[]): void {
  results.store(nameOfPages(), serialize(pages));
  results.flush();
}

/** What the bytes of a page have that its text cannot show. */
function encodingFaults(file: string, bytes: Buffer, text: string): readonly Diagnostic[] {
  const noText = text.indexOf('\0');
  if (noText >= 0) return [notText(placeIn(file, text, noText))];
  const unread = isUtf8(bytes) ? -1 : text.indexOf('\u{fffd}');
  if (unread < 0) return [];
  return [
    diagnostic('page-encoding', {
      at: placeIn(file, text, unread),
      message: 'From here on, some characters of this page cannot be read: it is not UTF-8.',
    }),
  ];
}

function placeIn(file: string, text: string, offset: number): SourceLocation {
  const before = text.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function notText(at: SourceLocation): Diagnostic {
  return diagnostic('page-syntax', {
    at,
    message: 'This file is not text: from here on, it holds bytes that no text has.',
    hint: 'Remove them and save it as UTF-8, or remove the file from the docs folder.',
  });
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { decodeText, parseFrontmatter } from '@waymark/content';
import {
  type Checked,
  type Diagnostic,
  diagnostic,
  type PageFile,
  type PageSource,
} from '@waymark/core';
import { type PageModules, pageModules } from './find-islands.ts';

interface ReadPage {
  readonly changed: number;
  readonly size: number;
  readonly page: PageFile;
  readonly source: PageSource;
  /** All of the file before its body. */
  readonly head: string;
  readonly modules: PageModules;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the frontmatter of page files, and knows what it has read. */
export interface PageReader {
  /** A file that has not changed since the last call is not read again. */
  read(
    files: readonly PageFile[],
  ): Checked<PageSource[]> & { readonly modules: readonly PageModules[] };
  /**
   * Reads files that have changed. What is known of them is nothing where one of them is no page,
   * is gone, or differs in more than its body.
   */
  readBodies(files: readonly string[]): readonly PageModules[] | undefined;
}

/** A reader of pages, so that a preview of a large site follows a saved page at once. */
export function createPageReader(docsFolder: string): PageReader {
  let known = new Map<string, ReadPage>();
  return {
    read(files) {
      const pages = files.flatMap((file) => readPage(docsFolder, file, known.get(file.file)) ?? []);
      known = new Map(pages.map((page) => [page.source.file, page]));
      return {
        value: pages.map(({ source }) => source),
        modules: pages.map(({ modules }) => modules),
        diagnostics: pages.flatMap(({ diagnostics }) => diagnostics),
      };
    },
    readBodies(files) {
      const pages: ReadPage[] = [];
      for (const file of new Set(files)) {
        const before = known.get(file);
        const now = before && readPage(docsFolder, before.page, before);
        if (!now || !isAlike(before, now)) return undefined;
        pages.push({ ...now, source: before.source });
      }
      for (const page of pages) known.set(page.source.file, page);
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
  const found = statSync(absolute, { throwIfNoEntry: false });
  if (!found) return undefined;
  const { mtimeMs, size } = found;
  if (known && known.changed === mtimeMs && known.size === size) return known;
  const { path: pagePath, file, onlyIfListed } = page;
  const text = decodeText(readFileSync(absolute));
  const { value, diagnostics } = parseFrontmatter(text, file);
  return {
    changed: mtimeMs,
    size,
    page,
    head: text.slice(0, value.bodyStart),
    source: {
      path: pagePath,
      file,
      frontmatter: value.frontmatter,
      ...(onlyIfListed ? { onlyIfListed } : {}),
    },
    modules: pageModules(file, text),
    diagnostics: text.includes('\0') ? [...diagnostics, notText(file)] : diagnostics,
  };
}

function notText(file: string): Diagnostic {
  return diagnostic('page-syntax', {
    at: { file, line: 1, column: 1 },
    message: 'This file is not text: it holds bytes that no text has.',
    hint: 'Save it as UTF-8, or remove it from the docs folder.',
  });
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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
  readonly source: PageSource;
  readonly modules: PageModules;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the frontmatter of page files. A file that has not changed since the last call is not read
 * again, so that a preview of a large site follows a saved page at once.
 */
export function createPageReader(
  docsFolder: string,
): (files: readonly PageFile[]) => Checked<PageSource[]> & { readonly modules: PageModules[] } {
  let known = new Map<string, ReadPage>();
  return (files) => {
    const pages = files.flatMap((file) => readPage(docsFolder, file, known.get(file.file)) ?? []);
    known = new Map(pages.map((page) => [page.source.file, page]));
    return {
      value: pages.map(({ source }) => source),
      modules: pages.map(({ modules }) => modules),
      diagnostics: pages.flatMap(({ diagnostics }) => diagnostics),
    };
  };
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

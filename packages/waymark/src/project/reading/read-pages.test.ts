import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ResultCache } from '@waymark/content';
import { pageFiles } from '@waymark/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageReader } from './read-pages.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-test-'));
  // As if some time had gone by since the files were written: what is very new is not relied on.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function write(title: string): void {
  writeFileSync(path.join(folder, 'page.mdx'), `---\ntitle: ${title}\n---\n`);
}

/** What is kept in memory, and how often something was. */
function memory(): ResultCache & { stored: number } {
  const kept = new Map<string, string | Uint8Array>();
  return {
    stored: 0,
    load: () => undefined,
    loadBytes: (name) => {
      const result = kept.get(name);
      return typeof result === 'string' ? undefined : result;
    },
    store(name, result) {
      kept.set(name, result);
      this.stored++;
    },
    keep() {},
    flush: () => true,
    close() {},
  };
}

/** The titles that a new run reads. */
function titles(results: ResultCache, files: readonly string[] = ['page.mdx']): unknown[] {
  const { pages } = pageFiles(files, []).value;
  const { value } = createPageReader(folder, results).read(pages);
  return value.map(({ frontmatter }) => frontmatter.title);
}

it('reads the pages that are there, and passes over one that is gone since they were listed', () => {
  write('Kept');
  expect(titles(memory(), ['gone.mdx', 'page.mdx'])).toEqual(['Kept']);
});

it('looks at no file but those that are said to have changed, and at all where nothing is said', () => {
  write('One');
  writeFileSync(path.join(folder, 'other.mdx'), '---\ntitle: Other\n---\n');
  const { pages } = pageFiles(['other.mdx', 'page.mdx'], []).value;
  const reader = createPageReader(folder);
  const read = (changed?: readonly string[]) =>
    reader
      .read(pages, changed && new Set(changed))
      .value.map(({ frontmatter }) => frontmatter.title);
  expect(read()).toEqual(['Other', 'One']);
  write('Page, too');
  expect(read(['other.mdx'])).toEqual(['Other', 'One']);
  expect(read(['page.mdx'])).toEqual(['Other', 'Page, too']);
  write('Page again');
  expect(read()).toEqual(['Other', 'Page again']);
});

it('looks again at a file that was written in the moment in which it was read', () => {
  vi.setSystemTime(Date.now() - 60_000);
  write('One');
  const { pages } = pageFiles(['page.mdx'], []).value;
  const reader = createPageReader(folder);
  reader.read(pages);
  write('Two');
  expect(reader.read(pages, new Set()).value[0]?.frontmatter.title).toBe('Two');
});

it('says where a page begins that is not UTF-8, and nothing of one in UTF-16 that says so', () => {
  const latin = Buffer.from('---\ntitle: Fu\u00df\n---\n', 'latin1');
  writeFileSync(path.join(folder, 'page.mdx'), latin);
  writeFileSync(path.join(folder, 'wide.mdx'), Buffer.from('\ufeffFu\u00df', 'utf16le'));
  writeFileSync(path.join(folder, 'own.mdx'), 'A sign for what is unknown: \ufffd');
  const { pages } = pageFiles(['page.mdx', 'wide.mdx', 'own.mdx'], []).value;
  const { diagnostics } = createPageReader(folder).read(pages);
  expect(diagnostics.map(({ code, file, line, column }) => [code, file, line, column])).toEqual([
    ['page-encoding', 'page.mdx', 2, 10],
  ]);
});

describe('From one run to the next', () => {
  it('a page is read again only when its file was written, whatever its size and date', () => {
    const results = memory();
    const date = new Date(0);
    write('One');
    utimesSync(path.join(folder, 'page.mdx'), date, date);
    expect(titles(results)).toEqual(['One']);
    expect(titles(results)).toEqual(['One']);
    expect(results.stored).toBe(1);
    write('Two');
    utimesSync(path.join(folder, 'page.mdx'), date, date);
    expect(titles(results)).toEqual(['Two']);
    expect(results.stored).toBe(2);
  });

  it('pages are known that are new or were written since, and none in the first run', () => {
    const results = memory();
    const edited = (...files: readonly string[]) => [
      ...createPageReader(folder, results).read(pageFiles(files, []).value.pages).edited,
    ];
    write('One');
    writeFileSync(path.join(folder, 'other.mdx'), 'Other');
    expect(edited('page.mdx', 'other.mdx')).toEqual([]);
    expect(edited('page.mdx', 'other.mdx')).toEqual([]);
    write('Another');
    writeFileSync(path.join(folder, 'new.mdx'), 'New');
    expect(edited('page.mdx', 'other.mdx', 'new.mdx').sort()).toEqual(['new.mdx', 'page.mdx']);
  });

  it('a page that is new has no place among those that need not be read', () => {
    const results = memory();
    vi.setSystemTime(Date.now() - 60_000);
    write('One');
    titles(results);
    titles(results);
    expect(results.stored).toBe(2);
  });

  it('a page has the path that it has now', () => {
    const results = memory();
    write('One');
    titles(results);
    const reader = createPageReader(folder, results);
    const { value } = reader.read([
      { path: 'other', file: 'page.mdx', url: '/other', onlyIfListed: true },
    ]);
    expect(value).toMatchObject([{ path: 'other', onlyIfListed: true }]);
  });
});

it('tells of a menu of a page that cannot be used, at its line, and of none that can', () => {
  const pages = ['copy', '[copy, view]'].map((options, index) => {
    const text = `---\ntitle: Menu\ncontextual: { options: ${options} }\n---\n`;
    writeFileSync(path.join(folder, `menu-${index}.mdx`), text);
    return `menu-${index}.mdx`;
  });
  const { diagnostics } = createPageReader(folder).read(pageFiles(pages, []).value.pages);
  expect(diagnostics).toMatchObject([
    { code: 'frontmatter-value', file: 'menu-0.mdx', line: 3, column: 1 },
  ]);
  expect(diagnostics[0]?.message).toContain('the menu of docs.json');
});

it('says where a file that is not text has the first byte that no text has', () => {
  writeFileSync(path.join(folder, 'page.mdx'), '---\ntitle: A\n---\n\nWords \0 more\0');
  const { pages } = pageFiles(['page.mdx'], []).value;
  expect(createPageReader(folder).read(pages).diagnostics).toMatchObject([
    { code: 'page-syntax', file: 'page.mdx', line: 5, column: 7 },
  ]);
});

it('keeps nothing in memory of what stands below the frontmatter of pages', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const body = 'Some words of a long page. '.repeat(20_000);
  const names = Array.from({ length: 30 }, (_, number) => `page-${number}.mdx`);
  for (const name of names) {
    const head = `---\ntitle: The title of ${name}\ndescription: What ${name} is about.\n---\n`;
    writeFileSync(
      path.join(folder, name),
      `${head}import { Part } from '/snippets/${name}';\n${body}`,
    );
  }
  const reader = createPageReader(folder);
  collect();
  const before = process.memoryUsage().heapUsed;
  const { value } = reader.read(pageFiles(names, []).value.pages);
  // The engine remembers what was last searched in until it is asked twice.
  collect();
  await setImmediate();
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  expect(value).toHaveLength(30);
  expect(grown).toBeLessThan(10 * body.length);
});

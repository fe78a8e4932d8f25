import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDocsReader } from './docs-reader.ts';
import { openResultCache } from './result-cache.ts';
import { openTextIds, textId } from './text-ids.ts';

let folder: string;
const file = () => path.join(folder, 'page.mdx');

/** The ids of a run, and how many files it has read. */
function open() {
  const results = openResultCache(path.join(folder, 'cache'));
  const readFile = createDocsReader(folder);
  const read = vi.fn(readFile);
  const texts = openTextIds(folder, read, results);
  const close = () => {
    texts.store();
    results.flush();
  };
  return { texts, read, close };
}

/** As if some time had gone by since the files were written. */
function later(): void {
  vi.setSystemTime(Date.now() + 60_000);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-test-'));
  writeFileSync(file(), 'Some text.');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('The id of the text of a file', () => {
  test('is that of its text, and of an empty one where there is no file', () => {
    const { texts } = open();
    expect(texts.of('page.mdx')).toEqual(textId('Some text.'));
    expect(texts.of('gone.mdx')).toEqual(textId(''));
  });

  test('says whether values of docs.json may stand in the text', () => {
    expect(textId('Of {{product}}.').hasVariables).toBe(true);
    expect(textId('Of {product}.').hasVariables).toBe(false);
  });

  test('is known to the next run, which does not read the file', () => {
    later();
    const first = open();
    first.texts.of('page.mdx');
    first.close();
    const next = open();
    expect(next.texts.of('page.mdx')).toEqual(textId('Some text.'));
    expect(next.read).not.toHaveBeenCalled();
  });

  test('is found anew when the file is another, though it is as long and has the same date', () => {
    later();
    const first = open();
    const date = new Date(0);
    utimesSync(file(), date, date);
    first.texts.of('page.mdx');
    first.close();
    writeFileSync(file(), 'Same text.');
    utimesSync(file(), date, date);
    expect(open().texts.of('page.mdx')).toEqual(textId('Same text.'));
  });

  test('is not relied on while the file is so new that a change could leave no trace', () => {
    const { texts, read } = open();
    texts.of('page.mdx');
    texts.of('page.mdx');
    expect(read).toHaveBeenCalledTimes(2);
    later();
    texts.of('page.mdx');
    texts.of('page.mdx');
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('is let go when the file is gone', () => {
    later();
    const { texts } = open();
    texts.of('page.mdx');
    rmSync(file());
    expect(texts.of('page.mdx')).toEqual(textId(''));
  });
});

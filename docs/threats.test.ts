import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A row of a table of promises: the promise, and the file of a test with its title. */
const row = /^\| (.+) \| `([^`]+)`: (.+) \|$/;

const lines = readFileSync(new URL('./threats.md', import.meta.url), 'utf8').split('\n');
const promises = lines.flatMap((line) => {
  const [, promise = '', file = '', title = ''] = row.exec(line) ?? [];
  return promise === '' ? [] : [{ promise, file, title }];
});

test('Each promise has one row, with the title of a test.', () => {
  const [, ...tables] = lines.join('\n').split('| Promise | Test |');
  const rows = tables.flatMap((table) => table.split('\n').filter((line) => /^\| [^-]/.test(line)));
  expect(promises).toHaveLength(rows.length);
  expect(new Set(promises.map(({ promise }) => promise)).size).toBe(promises.length);
  expect(promises.length).toBeGreaterThan(40);
});

test.each(promises)('$file holds: $promise', ({ file, title }) => {
  const url = new URL(`../${file}`, import.meta.url);
  expect(existsSync(url), file).toBe(true);
  expect(titlesOf(readFileSync(url, 'utf8')).join('\n')).toContain(title);
});

/** The texts of a file of tests, or the title of a target that the tests of `test/fuzz` run. */
function titlesOf(text: string): string[] {
  const texts = text.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g);
  return [...texts].map(([found]) => found.slice(1, -1));
}

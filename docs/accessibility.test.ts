import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The success criteria of WCAG 2.2 at the levels A and AA. */
const criteria = `
1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5
1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6
2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1
3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`
  .trim()
  .split(/\s+/);

const text = readFileSync(new URL('accessibility.md', import.meta.url), 'utf8');
const rows = [...text.matchAll(/^\| (\d\.\d+\.\d+) .+? \| (\S+) \| (\S+) \| (.+?) \| (.*)\|$/gm)];

test('Each of the 55 criteria of WCAG 2.2 at levels A and AA has a row, in their order', () => {
  expect(criteria).toHaveLength(55);
  expect(rows.map(([, number]) => number)).toEqual(criteria);
  expect(rows.filter(([, , level]) => level === 'A')).toHaveLength(31);
});

test('Each row says whether the criterion applies, and how that is checked', () => {
  for (const [, number, , applies, check] of rows) {
    expect(['yes', 'no', 'author'], number).toContain(applies);
    expect(check, number).toMatch(/^`|^By hand: |^Up to the author/);
  }
});

test('Each test that a row names exists', () => {
  const named = [...text.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Row {
  readonly number: string;
  readonly file: string;
  readonly title: string;
}

/** A row of a table: number, claim, decision, and a link to the file of a test with its title. */
const row = /^\| (\d+) \| .+ \| .* \| \[[^\]]+\]\(([^)]+)\): (.+) \|$/;

const lines = readFileSync(new URL('./brief.md', import.meta.url), 'utf8').split('\n');
const rows = lines.flatMap((line): Row[] => {
  const [, number, file, title] = row.exec(line) ?? [];
  return number && file && title ? [{ number, file, title: title.replaceAll('\\|', '|') }] : [];
});

test('Every claim of the specification has its number and a test.', () => {
  const claims = lines.filter((line) => /^\| \d/.test(line));
  expect(rows).toHaveLength(claims.length);
  expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBeGreaterThanOrEqual(135);
});

test.each(rows)('Claim $number names a test that exists: $title', ({ file, title }) => {
  const test = new URL(file, import.meta.url);
  expect(existsSync(test), file).toBe(true);
  expect(readFileSync(test, 'utf8')).toContain(title);
});

import { expect, test } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { hasManyQuotes } from './many-quotes.ts';
import { parseMdx } from './parse.ts';

const quoted = (count: number) => '"a" '.repeat(count / 2);

test('a paragraph of a thousand quotes is one of a text, more are data', () => {
  expect(hasManyQuotes(quoted(1_000))).toBe(false);
  expect(hasManyQuotes(quoted(1_002))).toBe(true);
  expect(hasManyQuotes(`Text.\n\n${quoted(600)}\n${quoted(600)}\n`)).toBe(true);
});

test('quotes of other paragraphs and of code count for nothing', () => {
  expect(hasManyQuotes(Array(20).fill(quoted(500)).join('\n\n'))).toBe(false);
  expect(hasManyQuotes(`\`\`\`json\n${quoted(5_000)}\n\`\`\``)).toBe(false);
  expect(hasManyQuotes(`  ~~~~\n${quoted(5_000)}\n~~~\n${quoted(5_000)}\n~~~~`)).toBe(false);
  expect(hasManyQuotes(`\`\`\`\n\`\`\`\n${quoted(1_002)}`)).toBe(true);
});

test('a page of data is parsed in a moment, its quotes as they were written', () => {
  const spent = processorTime();
  const result = parseMdx(quoted(40_000));
  // Two minutes and more as text, whose quotes are turned.
  expect(spent()).toBeLessThan(10_000);
  expect(result).toMatchObject({
    root: { children: [{ children: [{ value: expect.stringMatching(/^"a" "a"/) }] }] },
  });
});

test('other pages have typographic quotes', () => {
  expect(parseMdx('Say "yes".')).toMatchObject({
    root: { children: [{ children: [{ value: 'Say “yes”.' }] }] },
  });
});

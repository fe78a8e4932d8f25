import { expect, it } from 'vitest';
import { withWholeCode } from './code-in-rows.ts';
import { unmaskText } from './masked.ts';

const table = (row: string, end = '\n') => ['| a | b |', '| - | - |', row, ''].join(end);

it.each(['\n', '\r\n'])(
  'takes the bars of code for code where the row has too many cells: %j',
  (end) => {
    const source = table('| `x|y` | z |', end);
    const whole = withWholeCode(source);
    expect(whole.bars).toEqual([{ line: 3, column: 5 }]);
    expect(whole.source.split('|')).toHaveLength(source.split('|').length - 1);
    expect(unmaskText(whole.source)).toBe(source);
  },
);

it.each([
  ['that has as many cells as the head', table('| `x|y` |')],
  ['that has too many cells in any case', table('| `x|y` | z | more |')],
  ['whose code is not closed', table('| `x|y | z |')],
  ['in a fence', `\`\`\`\n${table('| `x|y` | z |')}\`\`\`\n`],
  ['below no head', '| a | b |\n| `x|y` | z |\n'],
])('leaves a row alone %s', (_, source) => {
  expect(withWholeCode(source)).toEqual({ source, bars: [] });
});

it('reads a source of any length in one pass', () => {
  const rows = table('| `x|y` | z |\n'.repeat(100_000));
  expect(withWholeCode(rows).bars).toHaveLength(100_000);
  const spaces = `|\`${' '.repeat(1_000_000)}x`;
  expect(withWholeCode(spaces).bars).toEqual([]);
}, 10_000);

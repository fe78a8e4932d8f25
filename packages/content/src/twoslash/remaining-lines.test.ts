import { expect, it } from 'vitest';
import { remainingLines } from './remaining-lines.ts';

const whole = '// @errors: 1\na\n// ^?\n// cut\nb\n\nc\n// ^?';

/** Takes lines out, with the line end after them. */
function without(...lines: readonly number[]) {
  const all = whole.split('\n');
  const start = (line: number) => all.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  const removals = lines.map((line): [number, number] => [
    start(line),
    Math.min(start(line + 1), whole.length),
  ]);
  const kept = removals.reduceRight(
    (text, [from, to]) => text.slice(0, from) + text.slice(to),
    whole,
  );
  return { kept, removals };
}

it.each([
  ['none are taken out', [], [0, 1, 2, 3, 4, 5, 6, 7]],
  ['the first ones are', [0, 1], [2, 3, 4, 5, 6, 7]],
  ['some in between are', [0, 2, 3], [1, 4, 5, 6, 7]],
])('tells which lines remain where %s', (_, lines, remaining) => {
  const { kept, removals } = without(...lines);
  expect(remainingLines(whole, kept, removals.toReversed())).toEqual(remaining);
});

it('knows an empty line in place of the last one', () => {
  const { kept, removals } = without(7);
  expect(kept.endsWith('c\n')).toBe(true);
  expect(remainingLines(whole, kept, removals)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

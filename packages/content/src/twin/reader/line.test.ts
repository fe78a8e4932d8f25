import { describe, expect, test } from 'vitest';
import { joinLine, type Piece } from './line.ts';

const text = (value: string): Piece => ({ kind: 'text', text: value });
const strong = (value: string): Piece => ({ kind: 'mark', mark: 'strong', text: value });
const element = (...pieces: Piece[]): Piece[] => [{ kind: 'start' }, ...pieces, { kind: 'end' }];

describe('A line of Markdown', () => {
  test.each<[string, Piece[], string]>([
    [
      'sets elements apart that follow each other',
      [...element(text('a')), ...element(text('b'))],
      'a b',
    ],
    ['writes one mark for two in a row', [strong('a'), strong('b')], '**a b**'],
    [
      'sees the same mark across the ends of elements',
      [...element(strong('a')), ...element(strong('b'))],
      '**a b**',
    ],
    [
      'leaves no spaces before a break',
      [text('a '), text(' '), { kind: 'break' }, text(' b')],
      'a\\\nb',
    ],
    [
      'keeps each of several breaks in a row',
      [text('a'), { kind: 'break' }, text(' '), { kind: 'break' }, text('b')],
      'a\\\n\\\nb',
    ],
    ['begins with no break', [{ kind: 'break' }, text('a')], 'a'],
    ['ends with no break', [text('a'), { kind: 'break' }, text(' ')], 'a'],
    ['makes no link of brackets that meet parentheses', [text('[a]'), text('(b)')], '[a]\\(b)'],
    [
      'makes no picture of a link after an exclamation mark',
      [text('a!'), text('[b](/b)')],
      'a\\![b](/b)',
    ],
    ['leaves the exclamation mark of text alone', [text('a!'), text(' [b](/b)')], 'a! [b](/b)'],
    ['leaves a mark out that a word would not end', [strong('(a)'), text('b')], '(a)b'],
    ['writes a mark before a space', [strong('a.'), text(' b')], '**a.** b'],
  ])('%s', (_, pieces, line) => {
    expect(joinLine(pieces)).toBe(line);
  });

  // Reading the line so far for each element took 20 minutes.
  test.each<[string, (index: number) => Piece[], number]>([
    ['values', (index) => element(text(`v${index}`)), 100_000],
    ['strong words', (index) => element(strong(`v${index}`)), 100_000],
    ['empty elements', () => element(text('')), 0],
  ])('of 100,000 %s takes a time that does not grow with their square', (_, pieces, words) => {
    const line = joinLine(Array.from({ length: 100_000 }, (_, index) => pieces(index)).flat());
    expect(line.split(' ').filter((word) => word !== '')).toHaveLength(words);
  });
});

import { expect, it } from 'vitest';
import { dedent, longestLine } from './code-text.ts';

it('takes the shared indentation off code that starts on a line of its own', () => {
  expect(dedent('\n    a\n      b\n\n    c\n  ')).toBe('a\n  b\n\nc');
});

it('leaves a first line beside the tag out of the indentation', () => {
  expect(dedent('a {\n    b\n  }')).toBe('a {\n  b\n}');
});

it('measures lines without tags, entities as one character', () => {
  expect(longestLine('<span class="l1">a</span> &lt; b\nxy')).toBe(5);
});

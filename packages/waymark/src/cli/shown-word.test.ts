import { expect, test } from 'vitest';
import { shownWord } from './shown-word.ts';

test('A word of a printed command stands in quotes only where a shell would take it apart.', () => {
  expect(shownWord('docs/über_uns')).toBe('docs/über_uns');
  expect(shownWord('my docs')).toBe('"my docs"');
  expect(shownWord('a&b')).toBe('"a&b"');
  expect(shownWord('$HOME "x"')).toBe('"\\$HOME \\"x\\""');
});

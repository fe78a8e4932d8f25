import { expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

it.for([
  ['start', 'あ検索'],
  ['end', '検索あ'],
])('leaves pictures whole at its %s where no space is near', ([, middle = '']) => {
  const text = `${'あ'.repeat(80)}${'😀'.repeat(20)}${middle}${'😀'.repeat(200)}`;
  const start = text.indexOf('検索');
  const parts = snippetOf(text, () => [{ start, end: start + 2 }]);
  expect(parts[0]?.text).toBe('… ');
  expect(parts.at(-1)?.text).toBe(' …');
  expect(parts.map((part) => part.text.isWellFormed())).not.toContain(false);
});

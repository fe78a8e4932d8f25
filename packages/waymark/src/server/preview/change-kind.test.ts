import { expect, test } from 'vitest';
import { changeKind } from './change-kind.ts';

const served = new Set(['custom.js', 'images/pic.svg', 'font.woff2', 'style.css', 'api.json']);

test.each(['custom.js', 'images/pic.svg', 'font.woff2'])(
  'Pages are loaded again for %s, which their HTML names alone',
  (file) => {
    expect(changeKind(['index.mdx', file], served)).toBe('named-files');
  },
);

test.each(['index.mdx', 'docs.json', 'style.css', 'api.json', '.index.mdx.swp', 'notes.tmp'])(
  'Pages stay for %s, as long as their HTML around what is replaced does',
  (file) => {
    expect(changeKind([file], served)).toBe('html');
  },
);

test('Pages are loaded again where nobody can name what has changed', () => {
  expect(changeKind([], served)).toBe('named-files');
});

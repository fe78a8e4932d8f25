import { expect, test } from 'vitest';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { basePath } from './base-path.ts';

test('A base begins with a slash and ends with none.', () => {
  expect(['', '/', 'docs', '/docs/', '/a/b'].map(basePath)).toEqual([
    '',
    '',
    '/docs',
    '/docs',
    '/a/b',
  ]);
});

test('What is no path is no base.', () => {
  for (const text of ['https://x.example/y', '/c?d', '/a#b', 'foo://x', '/a b', 'C:\\docs']) {
    expect(() => basePath(text), text).toThrow(CommandFailure);
  }
});

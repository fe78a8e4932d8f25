import type { Frontmatter, Theme } from '@waymark/core';
import { expect, test } from 'vitest';
import { checkPageModes } from './check-page-modes.ts';

function found(theme: Theme, modes: Readonly<Record<string, Frontmatter['mode']>>) {
  return checkPageModes({
    pages: Object.entries(modes).map(([path, mode]) => ({
      path,
      file: `${path}.mdx`,
      frontmatter: mode === undefined ? {} : { mode },
    })),
    config: { theme },
    locateField: ({ file }) => ({ file, line: 2, column: 1 }),
  });
}

test('A mode that the theme does not have is reported, with the themes that have it', () => {
  expect(found('aspen', { a: 'center', b: 'frame', c: 'wide', d: undefined })).toEqual([
    {
      code: 'frontmatter-key-unused',
      severity: 'warning',
      file: 'a.mdx',
      line: 2,
      column: 1,
      message: '`mode: center` has no effect. The theme "aspen" shows such pages as `default`.',
      hint: 'Remove the key, or choose one of the themes mint, maple, willow and linden.',
    },
  ]);
  expect(found('willow', { a: 'frame', b: 'center', c: 'custom', d: 'default' })).toEqual([]);
});

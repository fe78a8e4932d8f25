import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { reservedIds } from '@waymark/content';
import { expect, test } from 'vitest';

test('Every id that the theme writes out is kept from the headings of pages, or has its prefix', async () => {
  const written = new Set<string>();
  for await (const file of glob('packages/waymark/src/theme/**/*.astro')) {
    const elements = readFileSync(file, 'utf8').matchAll(/<[a-z][\w-]*\s[^>]*?\bid="([^"]+)"/g);
    for (const [, id = ''] of elements) if (!id.startsWith('wm-')) written.add(id);
  }
  expect([...written].sort()).toEqual([...reservedIds].sort());
});

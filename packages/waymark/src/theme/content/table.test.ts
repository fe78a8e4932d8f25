import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentComponents } from './table.ts';

const folder = new URL('./', import.meta.url);

it('names files that exist, and every component file of the folder', () => {
  const files = new Set(Object.values(contentComponents));
  for (const file of files) expect(existsSync(new URL(file, folder)), file).toBe(true);
  const components = readdirSync(folder).filter((file) => file.endsWith('.astro'));
  expect(components.filter((file) => !files.has(file))).toEqual([]);
});

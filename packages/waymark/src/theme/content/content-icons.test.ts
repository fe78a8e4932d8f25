import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentIcons } from './content-icons.ts';

test('The icons of the components of content are all listed', () => {
  const files = globSync('**/*.astro', { cwd: import.meta.dirname });
  const named = files.flatMap((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return [...text.matchAll(/icon(?:=|: )["']([a-z-]+)["']/g)].map(([, name]) => name);
  });
  expect(named.length).toBeGreaterThan(15);
  const known = new Set(contentIcons.map(({ name }) => name));
  expect(named.filter((name) => !known.has(name ?? ''))).toEqual([]);
});

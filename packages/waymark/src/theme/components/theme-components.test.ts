import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeComponents } from './table.ts';

it('types every part of the theme under the name it is replaced by', () => {
  const file = new URL('./theme-components.d.ts', import.meta.url);
  const declared = readFileSync(file, 'utf8').matchAll(
    /readonly (\w+): typeof import\('.\/([\w.]+)'\)/g,
  );
  expect(Object.fromEntries([...declared].map(([, name, part]) => [name, part]))).toEqual(
    themeComponents,
  );
});

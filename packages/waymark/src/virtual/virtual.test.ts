import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeComponents } from '../components/table.ts';

it('types every part of the theme under the name it is imported by', () => {
  const types = readFileSync(new URL('./virtual.d.ts', import.meta.url), 'utf8');
  const declared = [...types.matchAll(/const (\w+): typeof import\('..\/components\/([\w.]+)'\)/g)];
  expect(Object.fromEntries(declared.map(([, name, file]) => [name, file]))).toEqual(
    themeComponents,
  );
});

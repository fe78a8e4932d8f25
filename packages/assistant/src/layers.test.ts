import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = path.dirname(fileURLToPath(import.meta.url));

/** The folders from the lowest up; each knows only those before it. */
const layers = [
  'client',
  'store',
  'limits',
  'keys',
  'threads',
  'answer',
  'protocols',
  'http',
  'mcp',
];

test('Imports between the folders of answers go from the higher to the lower', () => {
  const files = globSync(`{${layers.join(',')}}/**/*.ts`, { cwd: source }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const upward = files.flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    const from = layers.indexOf(file.split(path.sep)[0] ?? '');
    return [...text.matchAll(/from '(\.[^']+)'/g)]
      .map(([, name = '']) => path.join(path.dirname(file), name))
      .filter((target) => layers.indexOf(target.split(path.sep)[0] ?? '') > from)
      .map((target) => `${file} imports ${target}`);
  });
  expect(upward).toEqual([]);
  expect(new Set(files.map((file) => file.split(path.sep)[0]))).toEqual(new Set(layers));
});

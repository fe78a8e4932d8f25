import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { orders, packageLayers } from './layers.ts';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

interface Import {
  /** Paths below `packages/`. */
  readonly from: string;
  readonly to: string;
}

const importPattern = /(?:from|import|import\()\s*'(\.{1,2}\/[^'?]+|@waymark\/[\w-]+)[^']*'/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(packages, file), 'utf8');
  return [...text.matchAll(importPattern)].map(([, target = '']) => ({
    from: file,
    to: target.startsWith('@waymark/')
      ? `${target.slice('@waymark/'.length)}/src/index.ts`
      : path.posix.join(path.posix.dirname(file), target),
  }));
}

const files = globSync('*/src/**/*.{ts,astro}', { cwd: packages })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file));
const imports = files.flatMap(importsOf);

const packageOf = (file: string) => file.split('/')[0] ?? '';
/** The folder of a file below `src/`; its name for a file beside the folders. */
const folderOf = (file: string) => file.split('/')[2] ?? '';

const told = ({ from, to }: Import) => `${from} -> ${to}`;

describe('Imports between packages', () => {
  it('go down only', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        packageLayers.indexOf(packageOf(from)) < packageLayers.indexOf(packageOf(to)),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  it('name packages that are known', () => {
    expect(
      [...new Set(files.map(packageOf))].filter((name) => !packageLayers.includes(name)),
    ).toEqual([]);
  });
});

describe.each(Object.entries(orders))('Imports between folders of %s', (name, order) => {
  const own = imports.filter(({ from, to }) =>
    [from, to].every((file) => packageOf(file) === name),
  );
  // What options are is known to all.
  const rank = (file: string) =>
    order.indexOf(folderOf(file) === 'options.ts' ? (order[0] ?? '') : folderOf(file));

  it('go down only', () => {
    const wrong = own.filter(({ from, to }) => rank(from) >= 0 && rank(from) < rank(to));
    expect(wrong.map(told)).toEqual([]);
  });

  it('are those of all its folders, and of no others', () => {
    const parts = files.filter((file) => packageOf(file) === name).map(folderOf);
    const found = parts.filter((part) => !part.endsWith('.ts') || order.includes(part));
    expect(new Set(found)).toEqual(new Set(order));
  });
});

/** Folders at a depth below `packages/` whose imports lead from one to the next and back to the first. */
function knotted(below: string, depth: number): string[] {
  const arrows = new Map<string, Set<string>>();
  const folderIn = (file: string) => file.split('/').slice(0, -1)[depth];
  for (const { from, to } of imports) {
    if (!from.startsWith(below) || !to.startsWith(below)) continue;
    const [source, target] = [folderIn(from), folderIn(to)];
    if (source === undefined || target === undefined || source === target) continue;
    arrows.set(source, (arrows.get(source) ?? new Set()).add(target));
  }
  const reaches = (start: string, end: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(start) ?? [])].some(
      (next) => next === end || (!seen.has(next) && reaches(next, end, seen.add(next))),
    );
  return [...arrows.keys()].filter((folder) => reaches(folder, folder));
}

test.each(packageLayers.filter((name) => !(name in orders)))(
  'Imports between folders of %s lead round nowhere',
  (name) => {
    expect(knotted(`${name}/src/`, 2)).toEqual([]);
  },
);

test('Imports between folders inside a folder lead round nowhere', () => {
  const outer = new Set(files.map((file) => file.split('/').slice(0, 3).join('/')));
  const found = [...outer].flatMap((folder) =>
    knotted(`${folder}/`, 3).map((inner) => `${folder}/${inner}`),
  );
  expect(found).toEqual([]);
});

test('The map for contributors names every package and every folder', () => {
  const map = readFileSync(path.join(packages, '../CONTRIBUTING.md'), 'utf8');
  const named = new Set([...map.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name));
  const all = globSync('*/src/*/', { cwd: packages }).map((place) => place.split(path.sep));
  const names = all.flatMap(([name = '', , folder = '']) => [name, folder]);
  expect(names.length).toBeGreaterThan(100);
  expect([...new Set(names)].filter((name) => !named.has(name))).toEqual([]);
});

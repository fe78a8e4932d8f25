import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** What packages may use, the lowest first. */
const packageLayers = ['core', 'openapi', 'content', 'search', 'assistant', 'waymark'];

/** Folders of `packages/waymark/src`, the lowest first; `options.ts` is part of the lowest. */
const folders = ['project', 'client', 'theme', 'build', 'routes', 'server', 'index.ts', 'cli'];

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

describe('Imports between folders of waymark', () => {
  const rank = (file: string) =>
    folders.indexOf(folderOf(file) === 'options.ts' ? 'project' : folderOf(file));
  const own = imports.filter(({ from, to }) =>
    [from, to].every((file) => packageOf(file) === 'waymark'),
  );

  it('go down only', () => {
    expect(own.filter(({ from, to }) => rank(from) < rank(to)).map(told)).toEqual([]);
  });

  it('come from folders that are known', () => {
    expect(own.filter(({ from }) => rank(from) < 0).map(told)).toEqual([]);
  });
});

describe.each(packageLayers.filter((name) => name !== 'waymark'))(
  'Imports between folders of %s',
  (name) => {
    it('lead round nowhere', () => {
      const arrows = new Map<string, Set<string>>();
      for (const { from, to } of imports) {
        if (packageOf(from) !== name || packageOf(to) !== name) continue;
        const [source, target] = [folderOf(from), folderOf(to)];
        if (source === target || [source, target].some((folder) => folder.endsWith('.ts')))
          continue;
        arrows.set(source, (arrows.get(source) ?? new Set()).add(target));
      }
      const reaches = (start: string, end: string, seen = new Set<string>()): boolean =>
        [...(arrows.get(start) ?? [])].some(
          (next) => next === end || (!seen.has(next) && reaches(next, end, seen.add(next))),
        );
      expect([...arrows.keys()].filter((folder) => reaches(folder, folder))).toEqual([]);
    });
  },
);

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { openLibraries } from './libraries.ts';

/** A project in which a version of Mermaid is installed that consists of these files. */
function projectWithMermaid(version: string, files: readonly string[]): string {
  const root = tempFolder();
  const folder = path.join(root, 'node_modules/mermaid');
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }));
  return root;
}

describe('libraries of the browser', () => {
  const libraries = openLibraries(tempFolder());
  const filesOf = (name: 'katex' | 'mermaid') => libraries.files(new Set([name] as const));

  it('are served below a path with their version', () => {
    const entry = libraries.path('mermaid') ?? '';
    expect(entry).toMatch(/^\/_waymark\/mermaid-\d+\.\d+\.\d+\/load\.js$/);
    expect(libraries.find(entry)?.content).toContain('mermaid.esm.min.js');
    expect(libraries.find(`${path.posix.dirname(entry)}/../package.json`)).toBeUndefined();
    expect(libraries.find('/_waymark/other/x.js')).toBeUndefined();
  });

  it('bring the styles of formulas with one form of each font', () => {
    const files = filesOf('katex');
    const entry = files.find((file) => file.path === libraries.path('katex'));
    const fonts = [...String(entry?.content).matchAll(/url\(([^)]*)\)/g)].map(([, font]) => font);
    expect(fonts.length).toBeGreaterThan(10);
    const below = path.posix.dirname(entry?.path ?? '');
    const served = files.map((file) => path.posix.relative(below, file.path));
    expect(fonts.filter((font) => !served.includes(font ?? ''))).toEqual([]);
  });

  it('name all files that Mermaid loads', () => {
    const files = filesOf('mermaid');
    const paths = files.map((file) => file.path);
    let count = 0;
    for (const file of files) {
      const named = String(file.content).matchAll(/(?:from|import)\s*\(?["']\.\/([^"']+)["']/g);
      for (const [, name = ''] of named) {
        count++;
        expect(paths).toContain(path.posix.join(path.posix.dirname(file.path), name));
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it('have names that every host serves as script: many know no `.mjs`', () => {
    const files = filesOf('mermaid');
    const others = files.filter(({ path }) => !path.endsWith('.js'));
    expect(others.map(({ path }) => path.replace(/.*\//, ''))).toEqual(['frame.html']);
    expect(libraries.find(files.at(-1)?.path ?? '')?.content).toEqual(files.at(-1)?.content);
    expect(libraries.find(libraries.path('mermaid')?.replace(/js$/, 'mjs') ?? '')).toBeUndefined();
  });

  it('are those of the project before those beside Waymark', () => {
    const files = ['dist/mermaid.esm.min.mjs', 'dist/chunks/mermaid.esm.min/chunk-A.mjs'];
    const own = openLibraries(projectWithMermaid('11.0.0', files));
    expect(own.path('mermaid')).toBe('/_waymark/mermaid-11.0.0/load.js');
    expect(own.files(new Set(['mermaid']))).toHaveLength(4);
  });

  it('are not there where a version is so old that it consists of other files', () => {
    const old = openLibraries(projectWithMermaid('9.0.0', ['dist/mermaid.js']));
    expect(old.path('mermaid')).toBeUndefined();
    expect(old.files(new Set(['mermaid']))).toEqual([]);
  });
});

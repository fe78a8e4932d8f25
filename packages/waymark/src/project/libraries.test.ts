import { describe, expect, it } from 'vitest';
import { findLibraryFile, library } from './libraries.ts';

describe('libraries of the browser', () => {
  it('are served below a path with their version', () => {
    const { url, entry } = library('mermaid');
    expect(url).toMatch(/^\/_waymark\/mermaid-\d+\.\d+\.\d+$/);
    expect(findLibraryFile(`${url}/${entry}`)?.content.length).toBeGreaterThan(1000);
    expect(findLibraryFile(`${url}/../package.json`)).toBeUndefined();
    expect(findLibraryFile('/_waymark/other/x.js')).toBeUndefined();
  });

  it('bring the styles of formulas with one form of each font', () => {
    const { entry, files, read } = library('katex');
    const fonts = [...String(read(entry)).matchAll(/url\(([^)]*)\)/g)].map(([, file]) => file);
    expect(fonts.length).toBeGreaterThan(10);
    expect(fonts.filter((file) => !files.includes(file ?? ''))).toEqual([]);
  });

  it('name all files that Mermaid loads', () => {
    const { files, read } = library('mermaid');
    for (const file of files) {
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      const named = [...String(read(file)).matchAll(/(?:from|import)\s*\(?"\.\/([^"]+\.mjs)"/g)];
      for (const [, name] of named) expect(files).toContain(`${folder}${name}`);
    }
  });
});

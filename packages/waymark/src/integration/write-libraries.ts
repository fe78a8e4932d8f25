import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LibraryName, library } from '../project/libraries.ts';

/** Writes the files of the libraries that pages load to the output. */
export function writeLibraries(names: ReadonlySet<LibraryName>, output: string): void {
  for (const name of names) {
    const { url, files, read } = library(name);
    for (const file of files) {
      const target = path.join(output, url, file);
      if (existsSync(target)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, read(file));
    }
  }
}

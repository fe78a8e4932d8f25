import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './run-command.ts';

/** Texts of the files of an example, by their paths in its folder. */
export function exampleFiles(name: string): Record<string, string> {
  const folder = path.join(repository, 'examples', name);
  const files = globSync('**/*.*', {
    cwd: folder,
    exclude: ['node_modules/**', 'dist/**', '.astro/**', '**/.waymark/**'],
  });
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The docs folders that a configuration of Astro gives to `waymark()`, as it is written; nothing of it
 * runs. One that it computes is not found.
 *
 * @param text of the file
 * @returns paths from the folder of the file
 */
export function docsFoldersIn(text: string): readonly string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const name = /\bimport\s+(\w+)\s+from\s+['"]waymark['"]/.exec(code)?.[1];
  if (name === undefined) return [];
  const [, ...calls] = code.split(new RegExp(`(?<![\\w.])${name}\\(`));
  return calls.flatMap((call) => {
    const written = /(?<![\w.])docs:\s*(?:(['"])(.+?)\1)?/.exec(call);
    return written ? (written[2] ?? []) : './docs';
  });
}

/** The docs folders of an Astro project that are there, as absolute paths. */
export function docsOfAstroProject(folder: string, config: string): readonly string[] {
  const folders = docsFoldersIn(readFileSync(path.join(folder, config), 'utf8'));
  return folders
    .map((docs) => path.resolve(folder, docs))
    .filter((docs) => existsSync(path.join(docs, 'docs.json')));
}

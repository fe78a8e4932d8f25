import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mountKey } from '../project/mount.ts';
import { modulePrefix } from '../virtual/module-id.ts';
import { sourceFile } from '../virtual/modules.ts';

/** A file of `routes/`. */
export type RouteFile =
  | 'page.astro'
  | 'sidebar-group.astro'
  | 'division.astro'
  | 'place-parts.astro'
  | 'not-found.astro'
  | 'icons.ts'
  | 'texts.ts'
  | 'assistant.ts';

/**
 * The entry point of a route. Astro gives each its own styles, so docs that are mounted under a
 * path have files of their own: copies that import the modules of that integration.
 *
 * @param folder that generated files go into
 */
export function routeFile(name: RouteFile, mount: string, folder: () => URL): string | URL {
  const file = sourceFile(`routes/${name}`);
  if (mount === '') return file;
  const sources = `${path.dirname(path.dirname(file)).replaceAll(path.sep, '/')}/`;
  const code = readFileSync(file, 'utf8')
    .replaceAll(`'${modulePrefix('')}`, `'${modulePrefix(mount)}`)
    .replaceAll("'../", `'${sources}`);
  const copy = new URL(`${mountKey(mount).slice(1)}~${name}`, folder());
  mkdirSync(new URL('.', copy), { recursive: true });
  writeFileSync(copy, code);
  return copy;
}

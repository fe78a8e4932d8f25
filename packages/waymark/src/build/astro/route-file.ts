import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mountKey } from '../../project/paths/mount.ts';
import { modulePrefix } from '../modules/module-id.ts';
import { sourceFile } from '../modules/modules.ts';

/** A file that is a route. */
export type RouteFile =
  | 'routes/page.astro'
  | 'routes/sidebar-group.astro'
  | 'routes/division.astro'
  | 'routes/place-parts.astro'
  | 'routes/not-found.astro'
  | 'routes/icons.ts'
  | 'routes/texts.ts'
  | 'routes/reader-bodies.ts'
  | 'server/assistant-route.ts'
  | 'server/docs-route.ts';

/**
 * The entry point of a route. Astro gives each its own styles, so docs that are mounted under a
 * path have files of their own: copies that import the modules of that integration.
 *
 * @param folder that generated files go into
 */
export function routeFile(name: RouteFile, mount: string, folder: () => URL): string | URL {
  const file = sourceFile(name);
  if (mount === '') return file;
  const folderAt = (place: string) => `${path.resolve(file, place).replaceAll(path.sep, '/')}/`;
  const code = readFileSync(file, 'utf8')
    .replaceAll(`'${modulePrefix('')}`, `'${modulePrefix(mount)}`)
    .replaceAll("'./", `'${folderAt('..')}`)
    .replaceAll("'../", `'${folderAt('../..')}`);
  const copy = new URL(`${mountKey(mount).slice(1)}~${path.basename(name)}`, folder());
  mkdirSync(new URL('.', copy), { recursive: true });
  writeFileSync(copy, code);
  return copy;
}

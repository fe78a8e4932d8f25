import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sourceFile } from '../../build/modules/modules.ts';
import { packageFolder } from '../../project/installed/package-folder.ts';
import { hasReact, reactPackages } from '../../project/installed/react.ts';
import { makeKeptFolder } from './kept-folder.ts';

/**
 * Makes the folder of Astro's own files, which ignores itself. It has no dependencies of its own, so
 * packages that Waymark has beside it are made resolvable from there: what Astro generates imports
 * them by name. React is one of them if it is installed beside Waymark and not in the docs folder.
 */
export function makeWorkFolder(root: string): void {
  makeKeptFolder(root);
  link('astro', root);
  if (!hasReact(root) && hasReact(waymarkFolder))
    for (const name of reactPackages) link(name, root);
}

/** A folder of this package. */
export const waymarkFolder = path.resolve(sourceFile(''));

function link(name: string, root: string): void {
  const installed = packageFolder(name, waymarkFolder);
  const target = path.join(root, 'node_modules', name);
  if (installed === undefined || existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  // Builds of the same docs may do this at once, so each puts a whole link in its place.
  const own = `${target}.${randomUUID()}`;
  // A junction needs no special rights on Windows; elsewhere the type is ignored.
  symlinkSync(installed, own, 'junction');
  try {
    replaceLink(target, own);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Windows renames a junction over nothing: what leads nowhere has to go first there. */
function replaceLink(target: string, own: string): void {
  try {
    renameSync(own, target);
  } catch (error) {
    if (existsSync(target)) return;
    if (process.platform !== 'win32') throw error;
    rmSync(target, { force: true });
    renameSync(own, target);
  }
}

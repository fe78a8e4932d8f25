import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sourceFile } from '../build/modules/modules.ts';
import { packageFolder } from '../project/package-folder.ts';
import { hasReact, reactPackages } from '../project/react.ts';
import { makeIgnoredFolder } from '../server/ignored-folder.ts';

/**
 * Makes the folder of Astro's own files, which ignores itself. It has no dependencies of its own, so
 * packages that Waymark has beside it are made resolvable from there: what Astro generates imports
 * them by name. React is one of them if it is installed beside Waymark and not in the docs folder.
 */
export function makeWorkFolder(root: string): void {
  makeIgnoredFolder(root);
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
  rmSync(target, { force: true });
  // A junction needs no special rights on Windows; elsewhere the type is ignored.
  symlinkSync(installed, target, 'junction');
}

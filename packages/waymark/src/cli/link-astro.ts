import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Makes the installed `astro` resolvable from a folder that has no dependencies of its own: what
 * Astro generates there imports it by name.
 */
export function linkAstro(root: string): void {
  const require = createRequire(import.meta.url);
  const installed = path.dirname(require.resolve('astro/package.json'));
  const link = path.join(root, 'node_modules', 'astro');
  mkdirSync(path.dirname(link), { recursive: true });
  if (existsSync(link)) return;
  rmSync(link, { force: true });
  // A junction needs no special rights on Windows; elsewhere the type is ignored.
  symlinkSync(installed, link, 'junction');
}

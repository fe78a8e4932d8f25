import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Where a package lies that a file in a folder imports, or nothing if it is not installed. Node's
 * own look-up remembers what was missing, so it would not find what is linked a moment later.
 */
export function packageFolder(name: string, folder: string): string | undefined {
  const candidate = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(candidate, 'package.json'))) return candidate;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : packageFolder(name, parent);
}

/** Where a package lies that is installed in a project or, if not there, beside Waymark. */
export function packageOfProject(name: string, root: string): string | undefined {
  return packageFolder(name, root) ?? packageFolder(name, import.meta.dirname);
}

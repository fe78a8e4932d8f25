import { existsSync, readFileSync } from 'node:fs';
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

/** What is read of a `package.json`. */
export interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What the package in a folder says of itself. */
export function packageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Where a package lies that is installed in a project or, if not there, beside Waymark. */
export function packageOfProject(name: string, root: string): string | undefined {
  return packageFolder(name, root) ?? packageFolder(name, import.meta.dirname);
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type PackageJson, packageFolder, packageJson } from './installed/package-folder.ts';

let known: string | undefined;

/**
 * Changes with the code that makes a site: what is kept from one build to the next is only taken by
 * the same code. That is Node, Waymark, and all packages that it depends on.
 */
export function codeVersion(): string {
  known ??= versionOf(packageAround(import.meta.dirname));
  return known;
}

/** The version of a package with all that it depends on. */
export function versionOf(root: string): string {
  const hash = createHash('sha1').update(process.version);
  for (const [folder, { name = '', version = '' }] of withDependencies(root)) {
    hash.update(`\n${name} ${version}`);
    if (isOwn(name)) for (const code of codeOf(folder)) hash.update(code);
  }
  return hash.digest('base64url');
}

/** In an order that does not depend on where they lie. */
function withDependencies(root: string): Map<string, PackageJson> {
  const found = new Map<string, PackageJson>();
  const add = (folder: string) => {
    if (found.has(folder)) return;
    const read = packageJson(folder);
    found.set(folder, read);
    for (const name of Object.keys(read.dependencies ?? {}).sort()) {
      // One that is optional may lie nowhere.
      const dependency = packageFolder(name, folder);
      if (dependency !== undefined) add(realpathSync(dependency));
    }
  };
  add(root);
  return found;
}

/** While Waymark is worked on, its code changes and its version does not. */
function isOwn(name: string): boolean {
  return name === 'waymark' || name.startsWith('@waymark/');
}

function codeOf(folder: string): Buffer[] {
  const output = path.join(folder, 'dist');
  if (!existsSync(output)) return [];
  // A pattern would have Node load what reads patterns, which takes longer than to read the code.
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:mjs|css)$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(output, file)));
}

function packageAround(folder: string): string {
  return existsSync(path.join(folder, 'package.json'))
    ? folder
    : packageAround(path.dirname(folder));
}

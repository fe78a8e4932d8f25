import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly optional?: boolean;
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Readonly<Record<string, Locked>> };

test('The lock names the packages of every platform, so that a clone on another system has its native parts.', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !satisfies(lockedFor(place, name), version))
      .map(([name, version]) => `${place} needs ${name}@${version}`),
  );
  expect(missing).toEqual([]);
});

test('The lock names no download address, so that any registry serves it.', () => {
  const addresses = Object.values(lock.packages)
    .filter(({ link, resolved }) => !link && resolved?.startsWith('http'))
    .map(({ resolved }) => resolved);
  expect(addresses).toEqual([]);
});

/** The package `name` that a package at `place` finds: beside it, or in a folder above. */
function lockedFor(place: string, name: string): Locked | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = lock.packages[path.posix.join(folder, 'node_modules', name)];
    if (found || folder === '') return found;
  }
}

/** Packages of platforms are asked for in exactly the version of the package that they belong to. */
function satisfies(locked: Locked | undefined, version: string): boolean {
  return locked !== undefined && (!/^\d/.test(version) || locked.version === version);
}

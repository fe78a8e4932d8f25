import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly optional?: boolean;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Readonly<Record<string, Locked>> };

test('The lock names the packages of every platform, so that a clone on another system has its native parts.', () => {
  const locked = new Set(Object.keys(lock.packages).map(nameOf));
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !locked.has(name))
      .map(([name, version]) => `${nameOf(place)} needs ${name}@${version}`),
  );
  expect(missing).toEqual([]);
});

test('The lock names no download address, so that any registry serves it.', () => {
  const addresses = Object.values(lock.packages)
    .filter(({ link, resolved }) => !link && resolved?.startsWith('http'))
    .map(({ resolved }) => resolved);
  expect(addresses).toEqual([]);
});

/** `node_modules/a/node_modules/@b/c` is the package `@b/c`. */
function nameOf(place: string): string {
  return place.split('node_modules/').at(-1) ?? place;
}

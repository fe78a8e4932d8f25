import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The icon sets that Waymark ships with, named as in `@iconify-json/<name>`. */
export type IconSetName = 'fa7-solid' | 'fa7-regular' | 'fa7-brands' | 'lucide' | 'tabler';

/** What Iconify lets an icon, an alias or a whole set say about geometry. */
export interface IconGeometry {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
  /** Quarter turns, clockwise. */
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

/** An icon set in the format of Iconify JSON (`IconifyJSON`), as far as it is read here. */
export interface IconSet extends IconGeometry {
  readonly icons: Readonly<Record<string, IconGeometry & { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, IconGeometry & { readonly parent: string }>>;
}

/** Gives a set by its name. */
export type LoadIconSet = (name: IconSetName) => IconSet;

const require = createRequire(import.meta.url);
const loaded = new Map<IconSetName, IconSet>();

/** Reads a set from its package, once per process: the files are 0.2 to 2 MB. */
export const loadIconSet: LoadIconSet = (name) => {
  const known = loaded.get(name);
  if (known) return known;
  const file = require.resolve(`@iconify-json/${name}/icons.json`);
  // The package is pinned and its format is that of IconSet.
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  loaded.set(name, set);
  return set;
};

/** Whether the set has an icon or alias of this name. */
export function hasIcon(set: IconSet, name: string): boolean {
  return Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name);
}

/** Every name of the set, aliases included. */
export function iconNames(set: IconSet): string[] {
  return [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})];
}

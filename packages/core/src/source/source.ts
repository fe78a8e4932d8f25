import { remember } from '../remember.ts';
import type { JsonValue } from './json.ts';

/**
 * Where a value is written, by offsets in its text: its key (its own start for an item and the
 * whole), its own start, and the places of what is in it, in the order of `Object.keys`.
 */
export type Place = readonly [key: number, value: number, children: readonly Place[]];

/** A key that an object has twice, by the offsets of both. */
export interface DuplicateKey {
  readonly name: string;
  readonly first: number;
  readonly second: number;
}

/** The value of a text with the place of each of its parts. */
export interface Source {
  readonly value: JsonValue;
  readonly place: Place;
  /** Of equal keys the last counts. */
  readonly duplicates: readonly DuplicateKey[];
}

/** A member of an object while its text is read. */
export interface Member {
  readonly value: JsonValue;
  readonly place: Place;
}

/** What a text may ask of the machine that reads it. */
export const sourceLimits = {
  /** Objects and arrays inside each other; whatever reads a source may recurse along it. */
  depth: 500,
  /**
   * Words of a YAML text: a million takes about 1.2 s and 0.3 GB at worst. Descriptions have one
   * for six characters, so this is about 18 MB of them.
   */
  yamlTokens: 3_000_000,
  /** Values that the aliases of a YAML text stand for. */
  aliasedValues: 500_000,
} as const;

/** An object and the places of its members, in its own order: keys such as "200" come first. */
export function objectOf(members: ReadonlyMap<string, Member>): {
  readonly value: JsonValue;
  readonly children: readonly Place[];
} {
  const value = Object.fromEntries([...members].map(([name, member]) => [name, member.value]));
  const children = Object.keys(value).map(
    (name) => members.get(name)?.place ?? ([0, 0, []] as const),
  );
  return { value, children };
}

/** The offset of what a path of keys leads to: of its key; the nearest one that there is. */
export function offsetAt({ value, place }: Source, path: readonly string[]): number {
  let current: JsonValue | undefined = value;
  let [offset, , children] = place;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) break;
    const index = indexesOf(current).get(key);
    const next = index === undefined ? undefined : children[index];
    if (next === undefined) break;
    [offset, , children] = next;
    current = Reflect.get(current, key);
  }
  return offset;
}

/** Where each key stands; kept, as most of what is asked for lies in the same few objects. */
const indexesOf = remember(
  (value: object) => new Map(Object.keys(value).map((key, at) => [key, at])),
);

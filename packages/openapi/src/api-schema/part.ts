import type { JsonObject, JsonValue } from '../model/json.ts';

/**
 * A schema as written at one place. What holds for a value is a list of parts, all of which apply:
 * the property `x` of `allOf: [A, B]` has a part from each.
 */
export interface Part {
  /** Of `schema` in the root of the description; its identity. */
  readonly pointer: string;
  readonly schema: JsonValue;
  /** How far inside: what stands further out says how the whole is called and described. */
  readonly level: number;
  /** Keywords that have been dealt with: the alternatives, once one of them is taken. */
  readonly omit: Omitted;
  /** Stands around alternatives: its description and title are those of the whole, not of each. */
  readonly isShared: boolean;
  /** Reached by a reference: its title is that of something else it may be a part of. */
  readonly isReferenced: boolean;
}

/** A part whose `$ref` and `allOf` have been followed: only its own keywords count. */
export interface Leaf extends Part {
  readonly schema: JsonObject;
  /** Says what is nested in a value, such as `properties`. */
  readonly hasShape: boolean;
}

/** Which keywords of a schema are left out. */
export type Omitted = '' | 'oneOf' | 'anyOf' | 'all';

/** The schema at a pointer as a part of its own. */
export function partAt(pointer: string, schema: JsonValue, level = 0): Part {
  return { pointer, schema, level, omit: '', isShared: false, isReferenced: false };
}

/** The same parts have the same view: what views are kept by. */
export function partsKey(parts: readonly Part[]): string {
  return parts
    .map((part) => `${part.level}${part.isShared ? '+' : ''}${part.omit}${part.pointer}`)
    .join('\n');
}

/** Levels count from the outermost part, so that the same schema has the same key everywhere. */
export function fromOutermost(parts: readonly Part[]): readonly Part[] {
  const outermost = Math.min(...parts.map((part) => part.level));
  if (outermost === 0) return parts;
  return parts.map((part) => ({ ...part, level: part.level - outermost }));
}

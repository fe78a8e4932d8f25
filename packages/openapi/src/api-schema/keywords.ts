import type { JsonObject, JsonValue } from '../model/json.ts';
import { member } from '../reference/member.ts';
import type { Leaf, Omitted } from './part.ts';

const shapeKeywords = [
  'properties',
  'additionalProperties',
  'patternProperties',
  'items',
  'prefixItems',
  'contentSchema',
];

/** Whether a schema says what is nested in a value; a cycle is one of such schemas. */
export function hasShape(schema: JsonObject, omit: Omitted): boolean {
  if (shapeKeywords.some((keyword) => Object.hasOwn(schema, keyword))) return true;
  if (omit === 'all') return false;
  return ['oneOf', 'anyOf'].some((keyword) => keyword !== omit && Object.hasOwn(schema, keyword));
}

/** Whether a schema has any keyword besides the composition that has been followed. */
export function isAnnotated(schema: JsonObject): boolean {
  return Object.keys(schema).some(
    (key) => key !== '$ref' && key !== 'allOf' && key !== '$dynamicRef',
  );
}

/** A keyword of a leaf. */
export function keyword(leaf: Leaf, key: string): JsonValue | undefined {
  return member(leaf.schema, key);
}

/** Leaves that say something about the schema as a whole: those around alternatives do not. */
export function ownLeaves(leaves: readonly Leaf[]): readonly Leaf[] {
  return leaves.filter((leaf) => !leaf.isShared);
}

/** The leaves with `key` that stand furthest out, in order. */
export function outermost(leaves: readonly Leaf[], key: string): readonly Leaf[] {
  let found: Leaf[] = [];
  for (const leaf of leaves) {
    if (!Object.hasOwn(leaf.schema, key)) continue;
    const level = found[0]?.level;
    if (level === undefined || leaf.level < level) found = [leaf];
    else if (leaf.level === level) found.push(leaf);
  }
  return found;
}

/** The value of `key` that counts: the outermost, and of equals the last. */
export function outermostValue(leaves: readonly Leaf[], key: string): JsonValue | undefined {
  const leaf = outermost(leaves, key).at(-1);
  return leaf === undefined ? undefined : keyword(leaf, key);
}

/** The number of `key` that counts where parts bound the same thing: `pick` takes the tightest. */
export function tightest(
  leaves: readonly Leaf[],
  key: string,
  pick: (a: number | bigint, b: number | bigint) => boolean,
): number | bigint | undefined {
  let best: number | bigint | undefined;
  for (const leaf of leaves) {
    const value = keyword(leaf, key);
    if (typeof value !== 'number' && typeof value !== 'bigint') continue;
    if (best === undefined || pick(value, best)) best = value;
  }
  return best;
}

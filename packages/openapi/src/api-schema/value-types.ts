import { isJsonArray } from '../model/json.ts';
import type { JsonType } from '../model/schema.ts';
import { plainText } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { inferTypes } from './infer-types.ts';
import { commonTypes, isJsonType } from './json-type.ts';
import { keyword, outermostValue, ownLeaves } from './keywords.ts';
import type { Leaf } from './part.ts';
import type { Problem } from './problem.ts';

/** The types that a value may have. */
export interface ValueTypes {
  /** Without `null`; empty for any. */
  readonly types: readonly JsonType[];
  readonly nullable: boolean;
  /** Nothing but `null` is allowed. */
  readonly isNull: boolean;
  /** The parts contradict each other; `types` are those of the last part. */
  readonly isConflict: boolean;
  readonly problems: readonly Problem[];
}

interface Declared {
  readonly leaf: Leaf;
  readonly types: readonly JsonType[];
  readonly allowsNull: boolean;
}

/** What types a value may have, by the `type` of all parts, or by their other keywords. */
export function valueTypes(leaves: readonly Leaf[]): ValueTypes {
  const problems: Problem[] = [];
  const declared = leaves.flatMap((leaf) => declaredTypes(leaf, problems) ?? []);
  const nullable = isNullable(leaves, declared);
  const isNull = declared.length > 0 && declared.every(({ types }) => types.length === 0);
  if (isNull) return { types: [], nullable: true, isNull, isConflict: false, problems };
  const merged = mergeTypes(declared.filter(({ types }) => types.length > 0));
  if (merged.conflict !== undefined) problems.push(merged.conflict);
  const types = merged.types.length > 0 ? merged.types : inferTypes(leaves);
  return { types, nullable, isNull, isConflict: merged.conflict !== undefined, problems };
}

function declaredTypes(leaf: Leaf, problems: Problem[]): Declared | undefined {
  const written = keyword(leaf, 'type');
  if (written === undefined) return undefined;
  const names = isJsonArray(written) ? written : [written];
  const types = new Set<JsonType>();
  for (const name of names) {
    if (isJsonType(name)) types.add(name);
    else if (name === 'file') types.add('string');
    else if (name !== 'null') problems.push(unknownType(leaf, plainText(name)));
  }
  const allowsNull = names.includes('null') || keyword(leaf, 'nullable') === true;
  if (types.size === 0 && !names.includes('null')) return undefined;
  return { leaf, types: [...types], allowsNull };
}

function unknownType(leaf: Leaf, name: string): Problem {
  return {
    code: 'openapi-schema-type',
    pointer: childPointer(leaf.pointer, 'type'),
    message: `\`${name}\` is no type of JSON Schema, so any value is shown as allowed.`,
  };
}

function mergeTypes(declared: readonly Declared[]): {
  readonly types: readonly JsonType[];
  readonly conflict?: Problem;
} {
  let types: readonly JsonType[] = [];
  for (const { leaf, types: next } of declared) {
    const common = types.length === 0 ? next : commonTypes(types, next);
    if (common.length === 0) {
      const message = `A part of the schema is \`${types.join(' | ')}\` and another \`${next.join(' | ')}\`: no value is both.`;
      const { pointer } = leaf;
      return { types: next, conflict: { code: 'openapi-schema-conflict', pointer, message } };
    }
    types = common;
  }
  return { types };
}

/**
 * `nullable` counts where it stands furthest out, as authors wrap a reference to say it
 * (docs/format/openapi.md#references); otherwise every part with a type must allow `null`.
 */
function isNullable(leaves: readonly Leaf[], declared: readonly Declared[]): boolean {
  const own = ownLeaves(leaves);
  const written = outermostValue(own, 'nullable') ?? outermostValue(own, 'x-nullable');
  const isOutside = own.some(
    (leaf) => leaf.level === 0 && (leaf.schema['nullable'] ?? leaf.schema['x-nullable']) === true,
  );
  if (isOutside) return true;
  if (declared.length > 0) return declared.every(({ allowsNull }) => allowsNull);
  const values = leaves.map((leaf) => keyword(leaf, 'enum')).filter(isJsonArray);
  if (values.length > 0 && values.every((list) => list.includes(null))) return true;
  return written === true;
}

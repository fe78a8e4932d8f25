import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { member } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { dereference } from '../reference/resolve-reference.ts';
import { keyword } from './keywords.ts';
import { type Leaf, type Part, partAt } from './part.ts';

/** A `oneOf` or `anyOf` of a leaf, which pages treat alike. */
export interface Union {
  readonly leaf: Leaf;
  readonly keyword: 'oneOf' | 'anyOf';
  /** Without those that are `null`. */
  readonly alternatives: readonly UnionPart[];
  readonly hasNull: boolean;
}

/** An alternative of a union. */
export interface UnionPart {
  readonly part: Part;
  /** Place in the list as written. */
  readonly index: number;
}

/** The unions of a leaf; those that only say which properties are required stay keywords. */
export function unionsOf(root: JsonObject, leaf: Leaf): readonly Union[] {
  if (leaf.omit === 'all') return [];
  const unions: Union[] = [];
  for (const name of ['oneOf', 'anyOf'] as const) {
    const written = keyword(leaf, name);
    if (name === leaf.omit || !isJsonArray(written) || written.length === 0) continue;
    if (written.every(isRequirement)) continue;
    const all = written.map((schema, index) => ({
      part: partAt(childPointer(leaf.pointer, name, index), schema, leaf.level + 1),
      index,
    }));
    const alternatives = all.filter(({ part }) => !isNullSchema(root, part));
    unions.push({
      leaf,
      keyword: name,
      alternatives,
      hasNull: alternatives.length < all.length,
    });
  }
  return unions;
}

const requirementKeywords = new Set(['required', 'not', 'title', 'description']);

/** `anyOf: [{ required: [a] }, { required: [b] }]` is a condition, not a choice of shapes. */
export function isRequirement(schema: JsonValue): boolean {
  if (!isJsonObject(schema)) return false;
  const keys = Object.keys(schema);
  return (
    (keys.includes('required') || keys.includes('not')) &&
    keys.every((key) => requirementKeywords.has(key))
  );
}

function isNullSchema(root: JsonObject, part: Part): boolean {
  const target = dereference(root, part.schema, part.pointer);
  if (!target.found || !isJsonObject(target.value)) return false;
  const schema = target.value;
  const type = member(schema, 'type');
  if (type === 'null' || (isJsonArray(type) && type.length === 1 && type[0] === 'null'))
    return true;
  const values = member(schema, 'enum');
  if (member(schema, 'const') === null) return true;
  if (isJsonArray(values) && values.length === 1 && values[0] === null) return true;
  // What authors of 3.0, which has no type `null`, write for it.
  return (
    member(schema, 'nullable') === true &&
    Object.keys(schema).every((key) => key === 'nullable' || key === 'description')
  );
}

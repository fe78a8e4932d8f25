import { remember } from '@waymark/core';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import type { EnumValue, JsonType } from '../model/schema.ts';
import { textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { locateReference } from '../reference/resolve-reference.ts';
import { constantAlternatives } from './enumeration.ts';
import { flatten } from './flatten.ts';
import { typesOfValues } from './infer-types.ts';
import { hasShape } from './keywords.ts';
import { type Leaf, type Omitted, type Part, partsKey } from './part.ts';
import type { Problem } from './problem.ts';
import { type Union, unionsOf } from './unions.ts';
import { valueTypes } from './value-types.ts';

/**
 * One level of a schema after references, `allOf` and `null` alternatives have been dealt with.
 * It depends on the description alone, not on the place or the direction it is shown in, so one
 * view serves every page.
 */
export interface View {
  /** Same key, same nested content: a key that stands on its own branch is a cycle. */
  readonly key: string;
  readonly leaves: readonly Leaf[];
  /** Pointers of all schemas that it was made from, those included that say nothing of their own. */
  readonly sources: ReadonlySet<string>;
  readonly types: readonly JsonType[];
  readonly nullable: boolean;
  readonly isNull: boolean;
  readonly isNever: boolean;
  readonly isConflict: boolean;
  /** Nothing could be found out, for this reference leads nowhere. */
  readonly unresolved?: string;
  /** Each has at least two alternatives. */
  readonly unions: readonly Union[];
  /** The values of a union of constants. */
  readonly constants?: readonly EnumValue[];
  readonly problems: readonly Problem[];
}

/** Steps from reference to reference, or into the only alternative; real descriptions need two. */
const maxRounds = 16;

/** By what parts are, and by the very list of them, which is quicker. */
const views = remember((_root: JsonObject) => new Map<string, View>());
const viewsOfLists = remember((_root: JsonObject) => new WeakMap<readonly Part[], View>());

/** The view of parts that all apply; kept for as long as the description is. */
export function viewOf(root: JsonObject, parts: readonly Part[]): View {
  const ofLists = viewsOfLists(root);
  const same = ofLists.get(parts);
  if (same !== undefined) return same;
  const known = views(root);
  const target = aliased(root, parts);
  const key = partsKey(target);
  const found = known.get(key) ?? computeView(root, target);
  known.set(key, found);
  ofLists.set(parts, found);
  return found;
}

/** What a bare reference names: its view is one for all the places that refer to it. */
function aliased(root: JsonObject, parts: readonly Part[]): readonly Part[] {
  let list = parts;
  for (let hops = 0; hops < maxRounds && list.length === 1; hops += 1) {
    const [part] = list;
    if (part === undefined || !isJsonObject(part.schema) || part.isShared) break;
    const reference = textMember(part.schema, '$ref');
    if (reference === undefined || Object.keys(part.schema).length > 1) break;
    const target = locateReference(root, reference);
    if (!target.found) break;
    list = [{ ...part, pointer: target.pointer, schema: target.value }];
  }
  return list;
}

interface Collapsed
  extends Pick<View, 'leaves' | 'sources' | 'unions' | 'isNull' | 'isNever' | 'unresolved'>,
    Pick<View, 'problems'> {
  readonly hasNull: boolean;
}

function computeView(root: JsonObject, parts: readonly Part[]): View {
  const collapsed = collapseUnions(root, parts);
  const { leaves } = collapsed;
  const types = valueTypes(leaves);
  const [union] = collapsed.unions;
  const constants =
    collapsed.unions.length === 1 && union !== undefined
      ? constantAlternatives(
          root,
          union.alternatives.map(({ part }) => part),
        )
      : undefined;
  const inferred = constants && typesOfValues(constants.map(({ value }) => value));
  return {
    key: identity(leaves, parts),
    leaves,
    sources: collapsed.sources,
    types: types.types.length > 0 ? types.types : (inferred ?? []),
    nullable: types.nullable || collapsed.hasNull,
    isNull: types.isNull || collapsed.isNull,
    isNever: collapsed.isNever,
    isConflict: types.isConflict,
    unresolved: leaves.some(saysSomething) ? undefined : collapsed.unresolved,
    unions: constants === undefined ? collapsed.unions : [],
    constants,
    problems: [...collapsed.problems, ...types.problems],
  };
}

/** A union of which one alternative remains when `null` is taken away is that alternative. */
function collapseUnions(root: JsonObject, parts: readonly Part[]): Collapsed {
  let current = parts;
  let hasNull = false;
  let isNull = false;
  let sources: ReadonlySet<string> = new Set();
  for (let round = 0; ; round += 1) {
    const flat = flatten(root, current);
    sources = sources.union(flat.seen);
    const unions = flat.leaves.flatMap((leaf) => unionsOf(root, leaf));
    const single = unions.find(({ alternatives }) => alternatives.length < 2);
    const isOpen = unions.filter(({ alternatives }) => alternatives.length >= 2);
    if (single === undefined || round === maxRounds) {
      const nullable = hasNull || isOpen.some((union) => union.hasNull);
      return { ...flat, sources, unions: isOpen, hasNull: nullable, isNull };
    }
    hasNull ||= single.hasNull;
    const [only] = single.alternatives;
    isNull ||= only === undefined;
    const rest = flat.leaves.map((leaf) => (leaf === single.leaf ? without(leaf, single) : leaf));
    current = [...rest.map(asPart), ...(only === undefined ? [] : [only.part])];
  }
}

/** A leaf as a part again; composition that has been followed is not followed twice. */
export function asPart(leaf: Leaf): Part {
  const { $ref: _, $dynamicRef: __, allOf: ___, ...schema } = leaf.schema;
  return { ...leaf, schema };
}

function without(leaf: Leaf, union: Union): Leaf {
  const omit: Omitted = leaf.omit === '' ? union.keyword : 'all';
  return { ...leaf, omit, hasShape: hasShape(leaf.schema, omit) };
}

function saysSomething(leaf: Leaf): boolean {
  return leaf.hasShape || Object.hasOwn(leaf.schema, 'type');
}

/** Where nothing is nested, the place itself will do: it cannot be a cycle. */
function identity(leaves: readonly Leaf[], parts: readonly Part[]): string {
  const shaped = leaves.filter((leaf) => leaf.hasShape).map((leaf) => leaf.omit + leaf.pointer);
  if (shaped.length > 0) return [...new Set(shaped)].sort().join('\n');
  return parts.map((part) => childPointer(part.pointer, '')).join('\n');
}

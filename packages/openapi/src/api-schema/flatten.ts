import { isJsonArray, isJsonObject, type JsonObject } from '../model/json.ts';
import { member, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { locateReference } from '../reference/resolve-reference.ts';
import { hasShape, isAnnotated } from './keywords.ts';
import type { Leaf, Part } from './part.ts';
import type { Problem } from './problem.ts';

/** The parts that a schema with references and `allOf` comes down to. */
export interface Flat {
  /** Base first: members of `allOf` in order, then what stands beside it. */
  readonly leaves: readonly Leaf[];
  /** Pointers of all schemas that were followed, those included that say nothing of their own. */
  readonly seen: ReadonlySet<string>;
  /** `false` is among the parts. */
  readonly isNever: boolean;
  /** A reference that leads nowhere. */
  readonly unresolved?: string;
  readonly problems: readonly Problem[];
}

/** `allOf` within `allOf`, and parts of one schema. Real descriptions stay below 5 and 20. */
const maxNesting = 64;
const maxLeaves = 200;

interface Walk {
  readonly root: JsonObject;
  readonly leaves: Leaf[];
  readonly seen: Set<string>;
  /** Pointers from the outermost part to the current one. */
  readonly branch: string[];
  readonly problems: Problem[];
  isNever: boolean;
  unresolved?: string;
}

/** Follows references and `allOf`, lazily and each only once: a schema and itself is itself. */
export function flatten(root: JsonObject, parts: readonly Part[]): Flat {
  const walk: Walk = {
    root,
    leaves: [],
    seen: new Set(),
    branch: [],
    problems: [],
    isNever: false,
  };
  for (const part of parts) visit(walk, part);
  return walk;
}

function visit(walk: Walk, part: Part): void {
  const { pointer, schema } = part;
  if (schema === false) walk.isNever = true;
  if (typeof schema === 'boolean') return;
  if (!isJsonObject(schema)) {
    const message = `A schema is an object or a boolean; this is ${described(schema)}.`;
    walk.problems.push({ code: 'openapi-value-type', pointer, message });
    return;
  }
  if (walk.branch.includes(pointer)) {
    reportLoop(walk, pointer);
    return;
  }
  if (walk.seen.has(pointer)) return;
  if (walk.branch.length >= maxNesting || walk.leaves.length >= maxLeaves) {
    const message =
      'A schema is composed of more parts than a page can show; the rest is left out.';
    walk.problems.push({ code: 'openapi-schema-limit', pointer, message });
    return;
  }
  walk.seen.add(pointer);
  walk.branch.push(pointer);
  followReferences(walk, part, schema);
  followAllOf(walk, part, schema);
  walk.branch.pop();
  addLeaf(walk, part, schema);
}

function followReferences(walk: Walk, part: Part, schema: JsonObject): void {
  const isBare = Object.keys(schema).length === 1;
  for (const key of ['$ref', '$dynamicRef']) {
    const reference = textMember(schema, key);
    if (reference === undefined) continue;
    const target = locateReference(walk.root, reference);
    if (target.found) {
      const { pointer, value } = target;
      const level = isBare ? part.level : part.level + 1;
      visit(walk, { ...part, pointer, schema: value, level, isReferenced: true });
      continue;
    }
    walk.unresolved ??= reference;
    if (target.reason === 'loop') reportLoop(walk, part.pointer);
    if (target.reason === 'missing') {
      const message = `\`${reference}\` leads nowhere in this description.`;
      walk.problems.push({ code: 'openapi-reference-missing', pointer: part.pointer, message });
    }
  }
}

function followAllOf(walk: Walk, part: Part, schema: JsonObject): void {
  const all = member(schema, 'allOf');
  if (!isJsonArray(all)) return;
  for (const [index, inner] of all.entries()) {
    const pointer = childPointer(part.pointer, 'allOf', index);
    visit(walk, { ...part, pointer, schema: inner, level: part.level + 1 });
  }
}

function addLeaf(walk: Walk, part: Part, schema: JsonObject): void {
  if (!isAnnotated(schema)) return;
  walk.leaves.push({ ...part, schema, hasShape: hasShape(schema, part.omit) });
}

function reportLoop(walk: Walk, pointer: string): void {
  walk.unresolved ??= pointer;
  const message = 'The schema consists of itself, by a reference or an `allOf` that leads back.';
  walk.problems.push({ code: 'openapi-reference-loop', pointer, message });
}

function described(value: Exclude<Part['schema'], JsonObject>): string {
  if (value === null) return '`null`';
  return isJsonArray(value) ? 'a list' : `a ${typeof value}`;
}

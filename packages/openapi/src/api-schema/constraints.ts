import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import type { Constraint } from '../model/schema.ts';
import { childPointer } from '../reference/pointer.ts';
import { keyword, tightest } from './keywords.ts';
import { type Leaf, partAt } from './part.ts';
import { typeLabel } from './type-label.ts';
import { type View, viewOf } from './view.ts';

type Bound = number | bigint;

const larger = (a: Bound, b: Bound) => a > b;
const smaller = (a: Bound, b: Bound) => a < b;

/** What values are allowed besides the type, in the order of docs/format/openapi.md#schemas. */
export function constraintsOf(
  root: JsonObject,
  view: View,
  fileLabel: string | undefined,
): readonly Constraint[] {
  const { leaves } = view;
  const constraints: Constraint[] = [];
  const add = (kind: Constraint['kind'], text: string | undefined) => {
    if (text !== undefined) constraints.push({ kind, text });
  };
  add('range', rangeText(leaves));
  add('length', countText(leaves, 'minLength', 'maxLength'));
  add('items', countText(leaves, 'minItems', 'maxItems'));
  add('properties', countText(leaves, 'minProperties', 'maxProperties'));
  add('multipleOf', multipleText(leaves));
  for (const leaf of leaves) {
    const pattern = keyword(leaf, 'pattern');
    if (typeof pattern === 'string') add('pattern', pattern);
  }
  if (leaves.some((leaf) => keyword(leaf, 'uniqueItems') === true)) add('unique', '');
  for (const leaf of leaves) {
    const names = schemaText(root, leaf, 'propertyNames');
    if (names !== 'string') add('propertyNames', names);
    add('contains', containsText(root, leaf));
    add('not', schemaText(root, leaf, 'not'));
    if (fileLabel === undefined) add('content', contentText(leaf));
  }
  return constraints;
}

/** `1 <= x < 10`; a boolean `exclusiveMinimum` is that of OpenAPI 3.0. */
function rangeText(leaves: readonly Leaf[]): string | undefined {
  const { minimum, maximum, isAbove, isBelow } = rangeOf(leaves);
  if (minimum === undefined && maximum === undefined) return undefined;
  const above = isAbove ? '<' : '<=';
  const below = isBelow ? '<' : '<=';
  if (minimum === undefined) return `x ${below} ${maximum}`;
  if (maximum === undefined) return `x ${isAbove ? '>' : '>='} ${minimum}`;
  return `${minimum} ${above} x ${below} ${maximum}`;
}

/** The bounds of a value. */
export interface Range {
  readonly minimum?: Bound;
  readonly maximum?: Bound;
  /** The minimum itself is not allowed. */
  readonly isAbove: boolean;
  readonly isBelow: boolean;
}

/** The tightest bounds of all parts. */
export function rangeOf(leaves: readonly Leaf[]): Range {
  const minimum = tightest(leaves, 'minimum', larger);
  const maximum = tightest(leaves, 'maximum', smaller);
  const above = tightest(leaves, 'exclusiveMinimum', larger);
  const below = tightest(leaves, 'exclusiveMaximum', smaller);
  const isAbove =
    (above !== undefined && (minimum === undefined || above >= minimum)) ||
    leaves.some((leaf) => keyword(leaf, 'exclusiveMinimum') === true);
  const isBelow =
    (below !== undefined && (maximum === undefined || below <= maximum)) ||
    leaves.some((leaf) => keyword(leaf, 'exclusiveMaximum') === true);
  return {
    minimum: isAbove ? (above ?? minimum) : minimum,
    maximum: isBelow ? (below ?? maximum) : maximum,
    isAbove,
    isBelow,
  };
}

/** `2 - 10`, `>= 2`, `<= 10`, `= 4`. */
function countText(leaves: readonly Leaf[], least: string, most: string): string | undefined {
  const minimum = tightest(leaves, least, larger);
  const maximum = tightest(leaves, most, smaller);
  if (minimum !== undefined && minimum === maximum) return `= ${minimum}`;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} - ${maximum}`;
  if (minimum !== undefined) return `>= ${minimum}`;
  return maximum === undefined ? undefined : `<= ${maximum}`;
}

function multipleText(leaves: readonly Leaf[]): string | undefined {
  const multiple = multipleOf(leaves);
  return multiple === undefined ? undefined : String(multiple);
}

/** The least common multiple of what the parts ask for, where those are integers. */
export function multipleOf(leaves: readonly Leaf[]): Bound | undefined {
  let result: Bound | undefined;
  for (const leaf of leaves) {
    const value = keyword(leaf, 'multipleOf');
    if (typeof value === 'bigint') result = value;
    if (typeof value !== 'number' || !(value > 0)) continue;
    result = typeof result === 'number' ? leastCommonMultiple(result, value) : value;
  }
  return result;
}

function leastCommonMultiple(a: number, b: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return Math.max(a, b);
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

function containsText(root: JsonObject, leaf: Leaf): string | undefined {
  const text = schemaText(root, leaf, 'contains');
  const counts = countText([leaf], 'minContains', 'maxContains');
  return text === undefined || counts === undefined ? text : `${text} (${counts})`;
}

function contentText(leaf: Leaf): string | undefined {
  const parts = [keyword(leaf, 'contentMediaType'), keyword(leaf, 'contentEncoding')];
  const text = parts.filter((part) => typeof part === 'string').join(', ');
  return text === '' ? undefined : text;
}

const nameKeywords = new Set(['$ref', 'type', 'format']);
const maxText = 160;

/** A schema within a line: by its type where that is all, else as JSON. */
function schemaText(root: JsonObject, leaf: Leaf, key: string): string | undefined {
  const schema = keyword(leaf, key);
  if (!isJsonObject(schema)) return typeof schema === 'boolean' ? String(schema) : undefined;
  if (Object.keys(schema).every((name) => nameKeywords.has(name))) {
    const part = partAt(childPointer(leaf.pointer, key), schema);
    return typeLabel(root, viewOf(root, [part]));
  }
  const text = jsonText(onlyNamed(schema));
  return text.length <= maxText ? text : `${text.slice(0, maxText)}…`;
}

/** Without descriptions, which are no condition. */
function onlyNamed(schema: JsonObject): JsonValue {
  const { description: _, title: __, ...rest } = schema;
  return rest;
}

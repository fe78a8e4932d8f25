import { schemaExamples } from '../api-schema/annotations.ts';
import {
  additionalParts,
  contentParts,
  elementParts,
  itemParts,
  propertyParts,
  requiredNames,
  undescribedNames,
} from '../api-schema/children.ts';
import { type Direction, isHidden } from '../api-schema/direction.ts';
import { enumValues } from '../api-schema/enumeration.ts';
import { additionalName } from '../api-schema/fields.ts';
import { fileLabel } from '../api-schema/file-kind.ts';
import { outermostValue, ownLeaves, tightest } from '../api-schema/keywords.ts';
import type { Part } from '../api-schema/part.ts';
import { settle } from '../api-schema/settle.ts';
import { holdsJson } from '../api-schema/text-content.ts';
import { type View, viewOf } from '../api-schema/view.ts';
import { fileStandIn } from '../model/file-stand-in.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import { bounded } from '../reference/bounded.ts';
import { scalarExample } from './scalar-example.ts';
import { visibleValue } from './visible-value.ts';

/** What an example is made for. */
export interface ExampleContext {
  readonly root: JsonObject;
  readonly direction: Direction;
  /** `api.examples.defaults`: whether optional properties are part of examples. */
  readonly defaults: 'all' | 'required';
}

/** Limits of one example (docs/format/openapi.md#examples); real ones stay below them. */
const maxDepth = 8;
const maxSize = 20_000;
const maxElements = 3;
const maxNesting = 32;

interface Generation extends ExampleContext {
  /** Characters left, counted roughly. */
  left: number;
}

interface Branch {
  readonly key: string;
  readonly depth: number;
  /** Alternatives of alternatives included, which are no levels of the value. */
  readonly nesting: number;
  readonly parent: Branch | undefined;
}

/**
 * A value that the schema allows, always the same one: written examples, constants and defaults
 * before made-up values. `undefined` where no value is allowed.
 */
export function generateExample(
  context: ExampleContext,
  parts: readonly Part[],
): JsonValue | undefined {
  return generate({ ...context, left: maxSize }, parts, undefined);
}

function generate(
  generation: Generation,
  parts: readonly Part[],
  branch: Branch | undefined,
): JsonValue | undefined {
  const { root } = generation;
  chargeWork(generation, viewOf(root, parts));
  if (generation.left <= 0 && branch !== undefined) return emptyValue(viewOf(root, parts));
  const { view, shape, choices } = settle(root, parts);
  const found = writtenValue(generation, view) ?? writtenValue(generation, shape);
  if (found !== undefined) return spend(generation, found.value);
  if (shape.isNever) return undefined;
  const [first] = choices;
  const depth = branch?.depth ?? 0;
  const nesting = (branch?.nesting ?? 0) + 1;
  if (isRepeated(shape, branch) || nesting > maxNesting) return emptyValue(shape);
  const below = { key: shape.key, nesting, parent: branch };
  if (first === undefined) return generateShape(generation, shape, { ...below, depth: depth + 1 });
  return generate(generation, first.parts, { ...below, depth });
}

/** Composition takes time even where it adds nothing to the text. */
function chargeWork(generation: Generation, { leaves, unions }: View): void {
  const alternatives = unions.reduce((sum, union) => sum + union.alternatives.length, 1);
  generation.left -= Math.floor((leaves.length * alternatives) / 10);
}

/** The value of an annotation or constant, in the order of docs/format/openapi.md#examples. */
function writtenValue(generation: Generation, view: View): { value: JsonValue } | undefined {
  const { root, direction } = generation;
  const { values, isPartial } = schemaExamples(view);
  const [example] = values;
  if (example !== undefined && !isPartial) {
    return { value: visibleValue(root, direction, view, bounded(root, example)) };
  }
  const constant = outermostValue(view.leaves, 'const');
  const written =
    constant === undefined ? outermostValue(ownLeaves(view.leaves), 'default') : constant;
  if (written !== undefined) {
    return { value: visibleValue(root, direction, view, bounded(root, written)) };
  }
  const [value] = view.constants ?? enumValues(view.leaves).values ?? [];
  if (value !== undefined) return { value: bounded(root, value.value) };
  return view.isNull ? { value: null } : undefined;
}

function generateShape(generation: Generation, view: View, branch: Branch): JsonValue | undefined {
  const [type] = view.types;
  if (fileLabel(view) !== undefined) return spend(generation, fileStandIn);
  if (type === undefined) return spend(generation, view.unresolved === undefined ? '<any>' : {});
  if (branch.depth > maxDepth || generation.left <= 0) return emptyValue(view);
  if (type === 'object') return generateObject(generation, view, branch);
  if (type === 'array') return generateArray(generation, view, branch);
  if (type === 'string' && holdsJson(view)) {
    return jsonText(generate(generation, contentParts(view), branch) ?? null);
  }
  return spend(generation, scalarExample(view, type));
}

function generateObject(generation: Generation, view: View, branch: Branch): JsonObject {
  const { root, direction, defaults } = generation;
  const required = requiredNames(view);
  const members: [string, JsonValue][] = [];
  for (const [name, parts] of propertyParts(view)) {
    if (generation.left <= 0) break;
    if (defaults === 'required' && !required.has(name)) continue;
    if (isHidden(viewOf(root, parts), direction)) continue;
    addMember(generation, members, name, generate(generation, parts, branch));
  }
  const { parts } = additionalParts(view);
  for (const name of undescribedNames(view)) {
    if (generation.left <= 0) break;
    addMember(generation, members, name, generate(generation, parts, branch));
  }
  if (members.length === 0 && parts.length > 0 && defaults === 'all') {
    addMember(generation, members, additionalName(view), generate(generation, parts, branch));
  }
  // `fromEntries`, for a property may be called `__proto__`.
  return { ...Object.fromEntries(members), ...partialExample(generation, view) };
}

function addMember(
  generation: Generation,
  members: [string, JsonValue][],
  name: string,
  value: JsonValue | undefined,
): void {
  generation.left -= name.length + 4;
  if (value !== undefined) members.push([name, value]);
}

/** The example of one part of an `allOf`: it says more than what can be made up. */
function partialExample(generation: Generation, view: View): JsonObject {
  const { values, isPartial } = schemaExamples(view);
  const [example] = values;
  if (!isPartial || !isJsonObject(example)) return {};
  const { root, direction } = generation;
  const visible = visibleValue(root, direction, view, bounded(root, example));
  return isJsonObject(visible) ? visible : {};
}

function generateArray(generation: Generation, view: View, branch: Branch): JsonValue {
  const elements: JsonValue[] = [];
  for (const parts of elementParts(view)) {
    if (generation.left <= 0) break;
    elements.push(generate(generation, parts, branch) ?? null);
  }
  const items = itemParts(view);
  const least = Number(tightest(view.leaves, 'minItems', (a, b) => a > b) ?? 0);
  const most = Number(tightest(view.leaves, 'maxItems', (a, b) => a < b) ?? maxElements);
  const wanted = Math.min(Math.max(least, elements.length > 0 ? 0 : 1), maxElements, most);
  if (items.length === 0) return elements;
  // What stands on its own branch already would be an endless list of empty objects.
  if (isRepeated(settle(generation.root, items).shape, branch)) return elements;
  while (elements.length < wanted && generation.left > 0) {
    const element = generate(generation, items, branch);
    if (element === undefined) break;
    elements.push(element);
  }
  return elements;
}

function isRepeated(view: View, branch: Branch | undefined): boolean {
  for (let above = branch; above !== undefined; above = above.parent) {
    if (above.key === view.key) return true;
  }
  return false;
}

function emptyValue(view: View): JsonValue {
  const [type] = view.types;
  if (type === 'array') return [];
  if (view.nullable) return null;
  return type === undefined || type === 'object' ? {} : scalarExample(view, type);
}

/** Counts what a value takes of the size; the whole of it stays, however long. */
function spend(generation: Generation, value: JsonValue): JsonValue {
  generation.left -= roughSize(value, generation.left);
  return value;
}

/** About as many characters as the JSON of a value has; stops counting beyond `limit`. */
function roughSize(value: JsonValue, limit: number): number {
  const stack: JsonValue[] = [value];
  let size = 0;
  for (let next = stack.pop(); next !== undefined && size <= limit; next = stack.pop()) {
    if (typeof next === 'string') size += next.length + 2;
    else if (isJsonArray(next)) stack.push(...next.slice(0, limit));
    else if (isJsonObject(next)) {
      for (const [key, entry] of Object.entries(next)) {
        size += key.length + 4;
        stack.push(entry);
      }
    } else size += 5;
  }
  return size;
}

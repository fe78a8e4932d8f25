import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { documentFacts } from './document-facts.ts';
import { member, textMember } from './member.ts';
import { childPointer, pointerKeys } from './pointer.ts';

/** Where a reference leads. */
export type Resolution =
  | {
      readonly found: true;
      readonly value: JsonValue;
      /**
       * Of the value itself, after all aliases: its identity. Where objects or lists stand beside a
       * reference, the place of that, for the value is another one.
       */
      readonly pointer: string;
    }
  | {
      readonly found: false;
      /** `external`: a file or URL that was not loaded; whoever loads has reported it. */
      readonly reason: 'missing' | 'loop' | 'external';
    };

/** References that lead through references end here; real descriptions have chains of two. */
const maxHops = 50;

const located = new WeakMap<JsonObject, Map<string, Resolution>>();

/**
 * What `$ref: <reference>` stands for, through any chain of aliases; keywords beside the `$ref` of
 * an alias win over those of its target (docs/format/openapi.md#references).
 */
export function resolveReference(root: JsonObject, reference: string): Resolution {
  const siblings: Referring[] = [];
  let step = locateReference(root, reference);
  for (let hops = 0; hops < maxHops; hops += 1) {
    if (!step.found || !isJsonObject(step.value)) return step;
    const next = textMember(step.value, '$ref');
    if (next === undefined) return withSiblings(step, siblings);
    if (Object.keys(step.value).length > 1)
      siblings.unshift({ object: step.value, pointer: step.pointer });
    step = locateReference(root, next);
  }
  return { found: false, reason: 'loop' };
}

/** `value` itself, or what it refers to, with the keywords beside its `$ref`. */
export function dereference(root: JsonObject, value: JsonValue, pointer: string): Resolution {
  const reference = isJsonObject(value) ? textMember(value, '$ref') : undefined;
  if (!isJsonObject(value) || reference === undefined) return { found: true, value, pointer };
  const target = resolveReference(root, reference);
  if (!target.found || Object.keys(value).length === 1) return target;
  return withSiblings(target, [{ object: value, pointer }]);
}

/** Where a reference leads in one step: the value there may be a reference again. */
export function locateReference(root: JsonObject, reference: string): Resolution {
  return locate(root, reference, 0);
}

function locate(root: JsonObject, reference: string, hops: number): Resolution {
  const known = located.get(root) ?? new Map<string, Resolution>();
  located.set(root, known);
  const found = known.get(reference);
  if (found !== undefined) return found;
  const fragment = localFragment(root, reference);
  const resolution: Resolution =
    fragment === undefined
      ? { found: false, reason: 'external' }
      : walk(root, pointerKeys(fragment), hops);
  // What is not found on the way to another reference may be within reach from here.
  if (resolution.found || hops === 0) known.set(reference, resolution);
  return resolution;
}

/** The JSON pointer that a reference means in this document; `undefined` for another document. */
function localFragment(root: JsonObject, reference: string): string | undefined {
  const hash = reference.indexOf('#');
  const address = hash === -1 ? reference : reference.slice(0, hash);
  const fragment = hash === -1 ? '' : reference.slice(hash + 1);
  const base =
    address === '' || address === member(root, '$self') ? '' : documentFacts(root).ids.get(address);
  if (base === undefined) return undefined;
  if (fragment === '' || fragment.startsWith('/')) return base + fragment;
  // A name that nothing has is a place that is missing, as a wrong pointer is.
  return documentFacts(root).anchors.get(fragment) ?? `/$anchor/${fragment}`;
}

function walk(root: JsonObject, keys: readonly string[], hops: number): Resolution {
  let value: JsonValue | undefined = root;
  let pointer = '';
  for (const key of keys) {
    if (isJsonObject(value) && !Object.hasOwn(value, key)) {
      const through = throughReference(root, value, hops);
      if (through !== undefined && !through.found) return through;
      if (through !== undefined) ({ value, pointer } = through);
    }
    value = childOf(value, key);
    if (value === undefined) return { found: false, reason: 'missing' };
    pointer = childPointer(pointer, key);
  }
  return { found: true, value, pointer };
}

/** A pointer may lead on below a reference: `#/components/schemas/Alias/properties/name`. */
function throughReference(
  root: JsonObject,
  value: JsonObject,
  hops: number,
): Resolution | undefined {
  const reference = textMember(value, '$ref');
  if (reference === undefined) return undefined;
  if (hops >= maxHops) return { found: false, reason: 'loop' };
  const target = locate(root, reference, hops + 1);
  if (!target.found || !isJsonObject(target.value) || !Object.hasOwn(target.value, '$ref'))
    return target;
  return throughReference(root, target.value, hops + 1);
}

function childOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (isJsonObject(value)) return member(value, key);
  if (isJsonArray(value) && /^(?:0|[1-9]\d*)$/.test(key)) return value[Number(key)];
  return undefined;
}

/** An object with a reference and further keywords, and where it stands. */
interface Referring {
  readonly object: JsonObject;
  readonly pointer: string;
}

function withSiblings(
  target: Extract<Resolution, { found: true }>,
  siblings: readonly Referring[],
): Resolution {
  if (siblings.length === 0 || !isJsonObject(target.value)) return target;
  let merged = target.value;
  let { pointer } = target;
  for (const { object, pointer: at } of siblings) {
    merged = { ...merged, ...object };
    if (Object.values(object).some(isNested)) pointer = at;
  }
  const { $ref: _, ...value } = merged;
  return { found: true, value, pointer };
}

function isNested(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null;
}

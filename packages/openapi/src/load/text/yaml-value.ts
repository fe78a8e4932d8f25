import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { isJsonArray, isJsonObject, type JsonValue } from '../../model/json.ts';
import { limits } from '../limits.ts';
import type { DuplicateKey } from './json-scan.ts';
import { exactNumber } from './json-text.ts';
import { type TextFault, tooDeep } from './yaml-document.ts';
import type { Place } from './yaml-places.ts';

/** A value with the places of all that is in it. */
interface Placed {
  readonly value: JsonValue;
  /** Of the children; empty for a scalar. */
  readonly places: readonly Place[];
  /** How many values it is, aliases written out. */
  readonly size: number;
  /** Objects and arrays inside each other, itself included. */
  readonly height: number;
}

export interface YamlValue {
  readonly value: JsonValue;
  readonly place: Place;
  readonly duplicates: readonly DuplicateKey[];
}

type Anchored = Placed | 'open';

interface Reading {
  readonly anchors: Map<string, Anchored>;
  readonly duplicates: DuplicateKey[];
  aliased: number;
}

interface Member extends Placed {
  readonly at: number;
  readonly isMerged: boolean;
}

/** Ends the reading of a document; caught by `yamlValue`, never seen by others. */
class Fault extends Error {
  readonly fault: TextFault;

  constructor(fault: TextFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/**
 * The JSON value of a YAML document with the place of each part. Aliases share the value they
 * stand for; merge keys (`<<`) are carried out, as most readers do; of equal keys the last counts.
 */
export function yamlValue(contents: Node | null): YamlValue | { readonly fault: TextFault } {
  const reading: Reading = { anchors: new Map(), duplicates: [], aliased: 0 };
  try {
    const { value, places } = readNode(contents, reading, 0);
    return { value, place: [contents?.range?.[0] ?? 0, places], duplicates: reading.duplicates };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    throw error;
  }
}

function readNode(node: Node | null, reading: Reading, depth: number): Placed {
  const offset = offsetOf(node);
  if (isAlias(node)) return readAlias(node.source, offset, reading, depth);
  if (depth >= limits.depth && (isMap(node) || isSeq(node))) throw new Fault(tooDeep(offset));
  const anchor = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
  if (anchor !== undefined) reading.anchors.set(anchor, 'open');
  const placed = readPlain(node, reading, depth);
  if (anchor !== undefined) reading.anchors.set(anchor, placed);
  return placed;
}

function readPlain(node: Node | null, reading: Reading, depth: number): Placed {
  if (isMap(node)) return readMap(node, reading, depth);
  if (isSeq(node)) {
    const value: JsonValue[] = [];
    const places: Place[] = [];
    let size = 1;
    let height = 0;
    for (const item of node.items) {
      // Parsed documents hold nodes only; the library's type also covers values set by hand.
      const read = readNode(item as Node | null, reading, depth + 1);
      value.push(read.value);
      places.push([offsetOf(item as Node | null), read.places]);
      size += read.size;
      height = Math.max(height, read.height);
    }
    return { value, places, size, height: height + 1 };
  }
  return { value: isScalar(node) ? scalarValue(node) : null, places: [], size: 1, height: 0 };
}

function readMap(map: YAMLMap, reading: Reading, depth: number): Placed {
  const members = new Map<string, Member>();
  for (const pair of map.items) {
    // As above: parsed documents hold nodes only.
    const key = pair.key as Node | null;
    const at = offsetOf(key);
    const read = readNode(pair.value as Node | null, reading, depth + 1);
    if (isMergeKey(key)) {
      mergeInto(members, read, at);
      continue;
    }
    const name = keyName(key, reading);
    const earlier = members.get(name);
    if (earlier && !earlier.isMerged) {
      reading.duplicates.push({ name, first: earlier.at, second: at });
    }
    members.set(name, { ...read, at, isMerged: false });
  }
  const value = Object.fromEntries([...members].map(([name, { value: part }]) => [name, part]));
  // Objects put keys such as "200" first; the places stand in the same order.
  const places = Object.keys(value).map((name): Place => {
    const found = members.get(name);
    return [found?.at ?? 0, found?.places ?? []];
  });
  let size = 1;
  let height = 0;
  for (const part of members.values()) {
    size += part.size;
    height = Math.max(height, part.height);
  }
  return { value, places, size, height: height + 1 };
}

function isMergeKey(key: Node | null): boolean {
  return isScalar(key) && key.type === 'PLAIN' && key.source === '<<';
}

/** Adds the members of a merged map, or of a list of them, that are not written themselves. */
function mergeInto(members: Map<string, Member>, merged: Placed, at: number): void {
  for (const source of mergeSources(merged)) {
    if (!isJsonObject(source.value)) continue;
    const entries = Object.entries(source.value);
    for (const [index, [name, value]] of entries.entries()) {
      const [offset, places] = source.places[index] ?? [at, []];
      if (members.has(name)) continue;
      // Only the whole is counted, so each member has the same part of it.
      const size = source.size / entries.length;
      members.set(name, { value, places, size, height: source.height, at: offset, isMerged: true });
    }
  }
}

function mergeSources(merged: Placed): readonly Placed[] {
  const { value: list } = merged;
  if (!isJsonArray(list)) return [merged];
  return list.map((value, index) => ({
    value,
    places: merged.places[index]?.[1] ?? [],
    size: merged.size / list.length,
    height: merged.height,
  }));
}

function readAlias(name: string, offset: number, reading: Reading, depth: number): Placed {
  const target = reading.anchors.get(name);
  if (target === undefined) {
    const message = `The alias *${name} has no anchor &${name} before it.`;
    throw new Fault({ kind: 'syntax', offset, message });
  }
  if (target === 'open') {
    const message = `The alias *${name} stands inside its own anchor &${name}, so its value has no end.`;
    throw new Fault({ kind: 'syntax', offset, message });
  }
  if (depth + target.height > limits.depth) throw new Fault(tooDeep(offset));
  reading.aliased += target.size;
  if (reading.aliased > limits.aliasedValues) {
    const message = `The aliases of the file stand for more than ${limits.aliasedValues} values.`;
    throw new Fault({ kind: 'too-large', offset, message });
  }
  return target;
}

/** Keys are texts as written: `200`, `1.0`, `on`. */
function keyName(key: Node | null, reading: Reading): string {
  if (key === null) return '';
  const offset = offsetOf(key);
  if (isScalar(key)) return key.type === 'PLAIN' ? (key.source ?? '') : String(key.value);
  if (isAlias(key)) {
    const { value } = readAlias(key.source, offset, reading, 0);
    if (typeof value === 'string') return value;
  }
  const message = 'A key is an object or an array; texts in braces have to be quoted: "{name}".';
  throw new Fault({ kind: 'syntax', offset, message });
}

function scalarValue(scalar: Scalar): JsonValue {
  const { value, source } = scalar;
  if (typeof value === 'number') {
    // JSON has no infinity.
    return Number.isFinite(value) ? exactNumber(value, source) : (source ?? null);
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  return source ?? null;
}

function offsetOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

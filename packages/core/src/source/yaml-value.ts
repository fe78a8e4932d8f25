import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { SourceFault, tooDeep } from './fault.ts';
import { exactNumber, type JsonValue } from './json.ts';
import {
  type DuplicateKey,
  type Member,
  objectOf,
  type Place,
  type Source,
  sourceLimits,
} from './source.ts';

/** A value with the places of what is in it. */
interface Read {
  readonly value: JsonValue;
  readonly children: readonly Place[];
}

/** State of a reading. */
interface Reading {
  /** The node that has an anchor last, as in the text so far. */
  readonly anchors: Map<string, Node>;
  /** What each alias stands for, also when it is read again as a part of another. */
  readonly targets: Map<Alias, Node>;
  /** Nodes with an anchor that are being read. */
  readonly open: Set<Node>;
  readonly duplicates: DuplicateKey[];
  /** How many aliases lead here, in each other. */
  aliases: number;
  /** Values read for aliases so far. */
  aliasedValues: number;
}

/**
 * The JSON value of a YAML document with the place of each part. Aliases and merge keys (`<<`) are
 * carried out, as most readers do; of equal keys the last counts.
 */
export function yamlValue(contents: Node | null): Source {
  const reading: Reading = {
    anchors: new Map(),
    targets: new Map(),
    open: new Set(),
    duplicates: [],
    aliases: 0,
    aliasedValues: 0,
  };
  const { value, children } = readNode(contents, reading, 0);
  const offset = offsetOf(contents);
  return { value, place: [offset, offset, children], duplicates: reading.duplicates };
}

function readNode(node: Node | null, reading: Reading, depth: number): Read {
  if (isAlias(node)) return readAlias(node, reading, depth);
  if (depth >= sourceLimits.depth && (isMap(node) || isSeq(node))) throw tooDeep(offsetOf(node));
  if (reading.aliases > 0) countAliased(node, reading);
  const anchor = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
  if (node === null || anchor === undefined) return readPlain(node, reading, depth);
  if (reading.aliases === 0) reading.anchors.set(anchor, node);
  reading.open.add(node);
  const read = readPlain(node, reading, depth);
  reading.open.delete(node);
  return read;
}

function countAliased(node: Node | null, reading: Reading): void {
  reading.aliasedValues += 1;
  if (reading.aliasedValues <= sourceLimits.aliasedValues) return;
  const message = `The aliases of the file stand for more than ${sourceLimits.aliasedValues} values.`;
  throw new SourceFault('too-large', offsetOf(node), message);
}

function readAlias(alias: Alias, reading: Reading, depth: number): Read {
  const { source: name } = alias;
  const target = reading.targets.get(alias) ?? reading.anchors.get(name);
  if (target === undefined) {
    const message = `The alias *${name} has no anchor &${name} before it.`;
    throw new SourceFault('syntax', offsetOf(alias), message);
  }
  if (reading.open.has(target)) {
    const message = `The alias *${name} stands inside its own anchor &${name}, so its value has no end.`;
    throw new SourceFault('syntax', offsetOf(alias), message);
  }
  reading.targets.set(alias, target);
  reading.aliases += 1;
  const read = readNode(target, reading, depth);
  reading.aliases -= 1;
  return read;
}

function readPlain(node: Node | null, reading: Reading, depth: number): Read {
  if (isMap(node)) return readMap(node, reading, depth);
  if (!isSeq(node)) return { value: isScalar(node) ? scalarValue(node) : null, children: [] };
  // Parsed documents hold nodes only; the library's type also covers values set by hand.
  const items = (node.items as readonly (Node | null)[]).map((item) => {
    const { value, children } = readNode(item, reading, depth + 1);
    const offset = offsetOf(item);
    return { value, place: [offset, offset, children] as const };
  });
  return { value: items.map(({ value }) => value), children: items.map(({ place }) => place) };
}

function readMap(map: YAMLMap, reading: Reading, depth: number): Read {
  const members = new Map<string, Member>();
  const merged = new Set<string>();
  for (const pair of map.items) {
    // As above: parsed documents hold nodes only.
    const [key, node] = [pair.key as Node | null, pair.value as Node | null];
    const read = readNode(node, reading, depth + 1);
    if (isScalar(key) && key.type === 'PLAIN' && key.source === '<<') {
      for (const [name, member] of mergedMembers(read)) {
        if (members.has(name)) continue;
        members.set(name, member);
        merged.add(name);
      }
      continue;
    }
    const name = keyName(key, reading);
    const offset = offsetOf(key);
    const earlier = members.get(name);
    if (earlier !== undefined && !merged.delete(name) && reading.aliases === 0) {
      reading.duplicates.push({ name, first: earlier.place[0], second: offset });
    }
    members.set(name, { value: read.value, place: [offset, offsetOf(node), read.children] });
  }
  return objectOf(members);
}

/** The members of a merged map, or of a list of them. */
function mergedMembers({ value, children }: Read): [string, Member][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).map(([name, part], index): [string, Member] => [
    name,
    { value: part, place: children[index] ?? [0, 0, []] },
  ]);
  if (!Array.isArray(value)) return entries;
  return entries.flatMap(([, { value: part, place }]) =>
    Array.isArray(part) ? [] : mergedMembers({ value: part, children: place[2] }),
  );
}

/** Keys are texts as written: `200`, `1.0`, `on`. */
function keyName(key: Node | null, reading: Reading): string {
  if (key === null) return '';
  if (isScalar(key)) return key.type === 'PLAIN' ? (key.source ?? '') : String(key.value);
  if (isAlias(key)) {
    const { value } = readAlias(key, reading, 0);
    if (typeof value === 'string') return value;
  }
  const message = 'A key is an object or an array; texts in braces have to be quoted: "{name}".';
  throw new SourceFault('syntax', offsetOf(key), message);
}

function scalarValue({ value, source }: Scalar): JsonValue {
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

import { exactNumber, type JsonValue } from './json.ts';
import { type DuplicateKey, type Place, type Source, sourceLimits } from './source.ts';

/** The value of a JSON text; `tooDeep` is the offset from which on nested values are left out. */
export interface JsonSource extends Source {
  readonly tooDeep?: number;
}

/** An object or array that is not closed yet. */
interface Open {
  readonly key: Key | undefined;
  readonly at: number;
  readonly value: Record<string, JsonValue> | JsonValue[];
  /** Of an object by name, of an array in order. */
  readonly places: Map<string, Place> | Place[];
}

interface Key {
  readonly name: string;
  readonly at: number;
}

const word = /[^\s{}[\],:"]+/y;
/** Characters between values; space is the last of those that JSON takes for white space. */
const [space, comma, colon] = [0x20, 0x2c, 0x3a];
const none: readonly Place[] = [];

/**
 * The value of a JSON text with the place of each of its parts, in one pass and without recursion.
 *
 * @param text a text that `JSON.parse` accepts
 */
export function readJson(text: string): JsonSource {
  const open: Open[] = [];
  const duplicates: DuplicateKey[] = [];
  let root: { readonly value: JsonValue; readonly place: Place } | undefined;
  let key: Key | undefined;
  /** How many brackets are open below the one whose content is left out. */
  let skipped = 0;
  let tooDeep: number | undefined;
  const add = (value: JsonValue, at: number, name: Key | undefined, children: readonly Place[]) => {
    const place: Place = [name?.at ?? at, at, children];
    const parent = open.at(-1);
    if (parent === undefined) root = { value, place };
    else if (name !== undefined) addMember(parent, name, value, place, duplicates);
    else addItem(parent, value, place);
  };
  let at = 0;
  while (at < text.length) {
    const start = at;
    const code = text.charCodeAt(at);
    at += 1;
    if (code <= space || code === comma || code === colon) continue;
    const character = text[start];
    if (character === '{' || character === '[') {
      if (skipped > 0 || open.length === sourceLimits.depth) {
        tooDeep ??= start;
        skipped += 1;
        continue;
      }
      const [value, places] = character === '{' ? [{}, new Map<string, Place>()] : [[], []];
      open.push({ key, at: start, value, places });
      key = undefined;
    } else if (character === '}' || character === ']') {
      const closed = skipped > 0 ? undefined : open.pop();
      if (closed === undefined) {
        skipped -= 1;
        key = undefined;
        continue;
      }
      add(closed.value, closed.at, closed.key, placesOf(closed));
    } else {
      at = character === '"' ? stringEnd(text, start) : wordEnd(text, start);
      if (skipped > 0) continue;
      const value = scalarOf(text.slice(start, at));
      if (typeof value === 'string' && key === undefined && open.at(-1)?.places instanceof Map) {
        key = { name: value, at: start };
        continue;
      }
      add(value, start, key, none);
      key = undefined;
    }
  }
  if (root === undefined) throw new Error('The text holds no JSON value.');
  return { ...root, duplicates, ...(tooDeep === undefined ? {} : { tooDeep }) };
}

function addMember(
  { value: object, places }: Open,
  { name, at }: Key,
  value: JsonValue,
  place: Place,
  duplicates: DuplicateKey[],
): void {
  if (Array.isArray(places) || Array.isArray(object)) return;
  const earlier = places.get(name);
  if (earlier !== undefined) duplicates.push({ name, first: earlier[0], second: at });
  places.set(name, place);
  if (name !== '__proto__') object[name] = value;
  else Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
}

function addItem({ value: list, places }: Open, value: JsonValue, place: Place): void {
  if (!Array.isArray(places) || !Array.isArray(list)) return;
  places.push(place);
  list.push(value);
}

function placesOf({ value, places }: Open): readonly Place[] {
  if (Array.isArray(places)) return places.length === 0 ? none : places;
  // Objects put keys such as "200" first.
  if (![...places.keys()].some((name) => /^\d/.test(name))) return [...places.values()];
  return Object.keys(value).map((name) => places.get(name) ?? [0, 0, none]);
}

/** The offset behind a string that starts at a quote. */
function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

/** Whether an odd number of backslashes stands before an offset. */
function isEscaped(text: string, offset: number): boolean {
  let at = offset - 1;
  while (text[at] === '\\') at -= 1;
  return (offset - at) % 2 === 0;
}

function wordEnd(text: string, start: number): number {
  word.lastIndex = start;
  word.test(text);
  return word.lastIndex;
}

function scalarOf(token: string): JsonValue {
  if (token.startsWith('"') && !token.includes('\\')) return token.slice(1, -1);
  const value: JsonValue = JSON.parse(token);
  return typeof value === 'number' ? exactNumber(value, token) : value;
}

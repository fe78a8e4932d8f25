import { exactNumber, type JsonValue } from './json.ts';
import {
  type DuplicateKey,
  type Member,
  objectOf,
  type Place,
  type Source,
  sourceLimits,
} from './source.ts';

/** The value of a JSON text; `tooDeep` is the offset from which on nested values are left out. */
export interface JsonSource extends Source {
  readonly tooDeep?: number;
}

/** An object or array that is not closed yet. */
interface Open {
  readonly key: Key | undefined;
  readonly at: number;
  /** Of an object. */
  readonly members: Map<string, Member> | undefined;
  /** Of an array. */
  readonly items: Member[];
}

interface Key {
  readonly name: string;
  readonly at: number;
}

const word = /[^\s{}[\],:"]+/y;
const separators: ReadonlySet<string | undefined> = new Set([',', ':', ' ', '\n', '\r', '\t']);
const none: readonly Place[] = [];

/**
 * The value of a JSON text with the place of each of its parts, in one pass and without recursion.
 *
 * @param text a text that `JSON.parse` accepts
 */
export function readJson(text: string): JsonSource {
  const open: Open[] = [];
  const duplicates: DuplicateKey[] = [];
  let root: Member | undefined;
  let key: Key | undefined;
  /** How many brackets are open below the one whose content is left out. */
  let skipped = 0;
  let tooDeep: number | undefined;
  const add = (value: JsonValue, at: number, name: Key | undefined, children: readonly Place[]) => {
    const member: Member = { value, place: [name?.at ?? at, at, children] };
    const parent = open.at(-1);
    if (parent === undefined) root = member;
    else if (parent.members === undefined) parent.items.push(member);
    else if (name !== undefined) addMember(parent.members, name, member, duplicates);
  };
  let at = 0;
  while (at < text.length) {
    const start = at;
    const character = text[at];
    at += 1;
    if (separators.has(character)) continue;
    if (character === '{' || character === '[') {
      if (skipped > 0 || open.length === sourceLimits.depth) {
        tooDeep ??= start;
        skipped += 1;
        continue;
      }
      const members = character === '{' ? new Map<string, Member>() : undefined;
      open.push({ key, at: start, members, items: [] });
      key = undefined;
    } else if (character === '}' || character === ']') {
      const closed = skipped > 0 ? undefined : open.pop();
      if (closed === undefined) {
        skipped -= 1;
        key = undefined;
        continue;
      }
      const { value, children } = closed.members ? objectOf(closed.members) : arrayOf(closed.items);
      add(value, closed.at, closed.key, children);
    } else {
      at = character === '"' ? stringEnd(text, start) : wordEnd(text, start);
      if (skipped > 0) continue;
      const value = scalarOf(text.slice(start, at));
      if (typeof value === 'string' && key === undefined && open.at(-1)?.members) {
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
  members: Map<string, Member>,
  { name, at }: Key,
  member: Member,
  duplicates: DuplicateKey[],
): void {
  const earlier = members.get(name);
  if (earlier !== undefined) duplicates.push({ name, first: earlier.place[0], second: at });
  members.set(name, member);
}

function arrayOf(items: readonly Member[]): { value: JsonValue; children: readonly Place[] } {
  return { value: items.map(({ value }) => value), children: items.map(({ place }) => place) };
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

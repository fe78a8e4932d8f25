import { skipSpace } from './json-scan.ts';

/** Where a member or item of a JSON text starts: the key of a member, and the value of both. */
interface JsonPlace {
  readonly at: number;
  readonly value: number;
}

/**
 * Finds places in valid JSON. Only the objects and arrays on the way are looked into, each once,
 * so nothing is kept for the rest of a large text.
 */
export function jsonPlaces(text: string): (path: readonly string[]) => number {
  const known = new Map<number, ReadonlyMap<string, JsonPlace>>();
  const childrenAt = (offset: number) => {
    const found = known.get(offset) ?? children(text, offset);
    known.set(offset, found);
    return found;
  };
  return (path) => {
    const start = skipSpace(text, 0);
    let place: JsonPlace = { at: start, value: start };
    for (const key of path) {
      const next = childrenAt(place.value).get(key);
      if (next === undefined) break;
      place = next;
    }
    return place.at;
  };
}

function children(text: string, offset: number): ReadonlyMap<string, JsonPlace> {
  const found = new Map<string, JsonPlace>();
  const isObject = text[offset] === '{';
  if (!isObject && text[offset] !== '[') return found;
  let at = skipSpace(text, offset + 1);
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    const key = at;
    let name = String(found.size);
    if (isObject) {
      at = skipString(text, at);
      name = keyName(text.slice(key, at));
      at = skipSpace(text, skipSpace(text, at) + 1);
    }
    found.set(name, { at: key, value: at });
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return found;
}

function keyName(quoted: string): string {
  return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}

function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The offset behind the value that starts at an offset. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const character = text[at];
    if (character === '"') {
      at = skipString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') {
      // Behind a number or literal comes the end of what holds it.
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    }
    if (character === ',' && depth === 0) return at;
    at += 1;
  }
  return at;
}

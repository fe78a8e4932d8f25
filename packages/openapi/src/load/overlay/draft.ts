import type { SourceLocation } from '@waymark/core';
import { isJsonArray, isJsonObject, type JsonValue } from '../../model/json.ts';
import { child } from '../../reference/member.ts';
import { childPointer } from '../../reference/pointer.ts';
import type { ParsedFile } from '../parse-file.ts';

/** Where a value is written: a file, and the keys that lead to it there. */
export interface Origin {
  readonly file: ParsedFile;
  readonly path: readonly string[];
}

type Container = Record<string, JsonValue> | JsonValue[];

/** A copy of a file's value that can be changed, and knows where each part of it is written. */
export interface Draft {
  readonly value: JsonValue;
  at(path: readonly string[]): JsonValue | undefined;
  /** Where the value at a path is written, or would be. */
  origin(path: readonly string[]): Origin;
  /** Where a part of a value is written that is itself written at a place. */
  originIn(container: JsonValue, key: string, own: Origin): Origin;
  locate(path: readonly string[]): SourceLocation;
  /** A copy of a value, whose parts are written where those of the value are. */
  copyOf(value: JsonValue): JsonValue;
  /** Sets a member of an object, or an item of a list, to a copy of a value. */
  put(container: JsonValue, key: string, value: JsonValue, origin: Origin): void;
  /** Takes members and items away; the paths to them are those before the first of them goes. */
  remove(paths: readonly (readonly string[])[]): void;
}

/** A draft of a file, which itself stays as it is. */
export function createDraft(parsed: ParsedFile): Draft {
  const value = structuredClone(parsed.value);
  /** What is not written where the way to it says. */
  const moved = new Map<JsonValue, Map<string, Origin>>();
  const move = (container: JsonValue, key: string, origin: Origin) => {
    const members = moved.get(container) ?? new Map<string, Origin>();
    moved.set(container, members.set(key, origin));
  };
  const originIn = (container: JsonValue, key: string, own: Origin): Origin =>
    moved.get(container)?.get(key) ?? { file: own.file, path: [...own.path, key] };
  const copyOf = (source: JsonValue): JsonValue => {
    const copy = copyWith(source, copyOf);
    const members = moved.get(source);
    if (members) moved.set(copy, new Map(members));
    return copy;
  };
  const at = (path: readonly string[]) => path.reduce<JsonValue | undefined>(child, value);
  const origin = (path: readonly string[]): Origin => {
    let current: JsonValue | undefined = value;
    let found: Origin = { file: parsed, path: [] };
    for (const key of path) {
      found = originIn(current ?? null, key, found);
      current = child(current, key);
    }
    return found;
  };
  const removeAll = (above: readonly string[], keys: ReadonlySet<string>) => {
    const container = at(above) as Container | undefined;
    if (isJsonObject(container)) for (const key of keys) delete container[key];
    if (!isJsonArray(container)) return;
    const own = origin(above);
    const kept = container.flatMap((item, index) => {
      const key = String(index);
      return keys.has(key) ? [] : [{ item, from: originIn(container, key, own) }];
    });
    moved.delete(container);
    container.length = 0;
    for (const [index, { item, from }] of kept.entries()) {
      container.push(item);
      move(container, String(index), from);
    }
  };
  return {
    value,
    at,
    origin,
    originIn,
    copyOf,
    locate(path) {
      const { file, path: written } = origin(path);
      return file.locate(written);
    },
    put(container, key, added, from) {
      // As a member of its own, whatever its name: `__proto__` would be none.
      const descriptor = { value: copyOf(added), enumerable: true, configurable: true };
      Object.defineProperty(container, key, { ...descriptor, writable: true });
      move(container, key, from);
    },
    remove(paths) {
      const containers = Map.groupBy(paths, (path) => childPointer('', ...path.slice(0, -1)));
      // The innermost first: what goes from a list moves all that is behind it.
      const innermost = [...containers.values()].sort(
        ([one = []], [other = []]) => other.length - one.length,
      );
      for (const group of innermost) {
        const above = group[0]?.slice(0, -1) ?? [];
        removeAll(above, new Set(group.map((path) => path.at(-1) ?? '')));
      }
    },
  };
}

/** A list or object with copies of its parts; any other value itself. */
function copyWith(value: JsonValue, copy: (part: JsonValue) => JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(copy);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
}

import type { SourceLocation } from '@waymark/core';
import { isJsonArray, isJsonObject, type JsonValue } from '../../model/json.ts';
import { member } from '../../reference/member.ts';
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
  locate(path: readonly string[]): SourceLocation;
  /** Sets a member of an object, or an item of a list, to a copy of a value. */
  put(container: JsonValue, key: string, value: JsonValue, origin: Origin): void;
  /** Takes a member or an item away, if it is still there. */
  remove(path: readonly string[]): void;
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
  const at = (path: readonly string[]) => path.reduce<JsonValue | undefined>(child, value);
  const origin = (path: readonly string[]): Origin => {
    let current: JsonValue | undefined = value;
    let found: Origin = { file: parsed, path: [] };
    for (const key of path) {
      const own: Origin | undefined =
        current === undefined ? undefined : moved.get(current)?.get(key);
      found = own ?? { file: found.file, path: [...found.path, key] };
      current = child(current, key);
    }
    return found;
  };
  return {
    value,
    at,
    origin,
    locate(path) {
      const { file, path: written } = origin(path);
      return file.locate(written);
    },
    put(container, key, added, from) {
      // As a member of its own, whatever its name: `__proto__` would be none.
      const descriptor = { value: structuredClone(added), enumerable: true, configurable: true };
      Object.defineProperty(container, key, { ...descriptor, writable: true });
      move(container, key, from);
    },
    remove(path) {
      const above = path.slice(0, -1);
      const key = path.at(-1) ?? '';
      const container = at(above) as Container | undefined;
      if (!isJsonArray(container)) {
        if (isJsonObject(container)) delete container[key];
        return;
      }
      const origins = container.map((_, index) => origin([...above, String(index)]));
      origins.splice(Number(key), 1);
      (container as JsonValue[]).splice(Number(key), 1);
      moved.delete(container);
      for (const [index, each] of origins.entries()) move(container, String(index), each);
    },
  };
}

function child(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (isJsonArray(value)) return value[Number(key)];
  return isJsonObject(value) ? member(value, key) : undefined;
}

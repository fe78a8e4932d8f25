import { isRecord } from '../json-value.ts';
import type { ConfigPath } from '../path.ts';

/** Remembers where the objects and arrays of an upgraded value stood before the upgrade. */
export interface Origins {
  /** Says that a new object stands for an old one; gives the new one. */
  derive<Value extends object>(value: Value, source: object): Value;
  /** The place, before the upgrade, of what now stands at a path of an upgraded value. */
  trace(root: unknown, path: ConfigPath): ConfigPath | undefined;
}

/** Origins of everything in a value that stands at `base`. */
export function originsOf(value: unknown, base: ConfigPath): Origins {
  const places = new WeakMap<object, ConfigPath>();
  remember(value, base, places);
  return {
    derive(target, source) {
      const place = places.get(source);
      if (place !== undefined) places.set(target, place);
      return target;
    },
    trace(root, path) {
      let container = root;
      let place = placeOf(container, places);
      for (const step of path) {
        const next = childOf(container, step);
        // What a new array holds may have moved in it, so only its own place is known.
        const below = isUnknownArray(container, places) || place === undefined;
        place = placeOf(next, places) ?? (below ? place : [...(place ?? []), step]);
        container = next;
      }
      return place;
    },
  };
}

function remember(value: unknown, path: ConfigPath, places: WeakMap<object, ConfigPath>): void {
  if (typeof value !== 'object' || value === null) return;
  places.set(value, path);
  const entries: Iterable<readonly [string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [step, inner] of entries) remember(inner, [...path, step], places);
}

function placeOf(value: unknown, places: WeakMap<object, ConfigPath>): ConfigPath | undefined {
  return typeof value === 'object' && value !== null ? places.get(value) : undefined;
}

function isUnknownArray(value: unknown, places: WeakMap<object, ConfigPath>): boolean {
  return Array.isArray(value) && !places.has(value);
}

function childOf(container: unknown, step: string | number): unknown {
  if (Array.isArray(container)) return container[Number(step)];
  return isRecord(container) ? container[step] : undefined;
}

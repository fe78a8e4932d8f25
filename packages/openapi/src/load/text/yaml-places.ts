import { isJsonArray, isJsonObject, type JsonValue } from '../../model/json.ts';

/** Offset of a key or item, and the places of what is in it, in the order of `Object.keys`. */
export type Place = readonly [offset: number, children: readonly Place[]];

/** Finds places in a value that was read from YAML; the nearest one that exists. */
export function yamlPlaces(value: JsonValue, root: Place): (path: readonly string[]) => number {
  return (path) => {
    let place = root;
    let current: JsonValue | undefined = value;
    for (const key of path) {
      const index = childIndex(current, key);
      const next = place[1][index];
      if (next === undefined) break;
      place = next;
      current = childOf(current, key);
    }
    return place[0];
  };
}

function childIndex(value: JsonValue | undefined, key: string): number {
  if (isJsonArray(value)) return /^\d+$/.test(key) ? Number(key) : -1;
  return isJsonObject(value) ? Object.keys(value).indexOf(key) : -1;
}

function childOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isJsonArray(value) ? value[Number(key)] : isJsonObject(value) ? value[key] : undefined;
}

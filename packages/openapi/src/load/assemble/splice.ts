import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { member } from '../../reference/member.ts';
import { resolveReference } from '../../reference/resolve-reference.ts';

/** A map that was kept in a file of its own. */
export interface Splice {
  /** Keys to the map in the document: `paths`, or `components` and `schemas`. */
  readonly path: readonly string[];
  /** Pointer of the map that was put there. */
  readonly pointer: string;
}

/**
 * Puts maps that are a reference as a whole (`paths: { $ref: ./paths.yaml }`) in their places.
 * The format does not have this, but descriptions in several files do it, and all that reads a
 * description looks for its operations and components there.
 */
export function spliceMaps(root: JsonObject): {
  readonly root: JsonObject;
  readonly splices: readonly Splice[];
} {
  const splices: Splice[] = [];
  const splice = (value: JsonValue, path: readonly string[]): JsonValue => {
    const reference = isJsonObject(value) ? member(value, '$ref') : undefined;
    if (!isJsonObject(value) || typeof reference !== 'string') return value;
    const found = resolveReference(root, reference);
    if (!found.found || !isJsonObject(found.value)) return value;
    splices.push({ path, pointer: found.pointer });
    const { $ref: _, ...own } = value;
    return { ...found.value, ...own };
  };
  const members = Object.entries(root).map(([key, value]): [string, JsonValue] => {
    if (!['paths', 'webhooks', 'channels', 'operations', 'components'].includes(key))
      return [key, value];
    const map = splice(value, [key]);
    if (key !== 'components' || !isJsonObject(map)) return [key, map];
    const sections = Object.entries(map).map(([name, section]): [string, JsonValue] => [
      name,
      splice(section, [key, name]),
    ]);
    return [key, Object.fromEntries(sections)];
  });
  return splices.length === 0 ? { root, splices } : { root: Object.fromEntries(members), splices };
}

import { itemParts, propertyParts } from '../api-schema/children.ts';
import { type Direction, isHidden } from '../api-schema/direction.ts';
import type { Part } from '../api-schema/part.ts';
import { type View, viewOf } from '../api-schema/view.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';

const maxDepth = 8;

/**
 * An example that stands at a schema, without the properties that the direction does not have: one
 * text serves requests and responses there, and says what only one of them has.
 */
export function visibleValue(
  root: JsonObject,
  direction: Direction,
  view: View,
  value: JsonValue,
  depth = 0,
): JsonValue {
  if (direction === 'both' || depth >= maxDepth) return value;
  const below = (parts: readonly Part[], inner: JsonValue) =>
    visibleValue(root, direction, viewOf(root, parts), inner, depth + 1);
  if (isJsonArray(value)) {
    const items = itemParts(view);
    return items.length === 0 ? value : value.map((element) => below(items, element));
  }
  if (!isJsonObject(value)) return value;
  const properties = propertyParts(view);
  const members = Object.entries(value).flatMap(([name, inner]): [string, JsonValue][] => {
    const parts = properties.get(name);
    if (parts === undefined) return [[name, inner]];
    if (isHidden(viewOf(root, parts), direction)) return [];
    return [[name, below(parts, inner)]];
  });
  return Object.fromEntries(members);
}

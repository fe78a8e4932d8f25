import {
  additionalParts,
  itemParts,
  propertyParts,
  requiredNames,
} from '../api-schema/children.ts';
import { choicesOf } from '../api-schema/choices.ts';
import { type Direction, isHidden } from '../api-schema/direction.ts';
import type { Part } from '../api-schema/part.ts';
import { type View, viewOf } from '../api-schema/view.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { member } from '../reference/member.ts';

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
  if (typeof value !== 'object' || value === null) return value;
  const shape = shapeOf(root, view, value, depth);
  const below = (parts: readonly Part[], inner: JsonValue) =>
    visibleValue(root, direction, viewOf(root, parts), inner, depth + 1);
  if (!isJsonObject(value)) {
    const items = itemParts(shape);
    return items.length === 0 ? value : value.map((element) => below(items, element));
  }
  const properties = propertyParts(shape);
  const others = additionalParts(shape).parts;
  const members = Object.entries(value).flatMap(([name, inner]): [string, JsonValue][] => {
    const parts = properties.get(name) ?? others;
    if (parts.length === 0) return [[name, inner]];
    if (isHidden(viewOf(root, parts), direction)) return [];
    return [[name, below(parts, inner)]];
  });
  return Object.fromEntries(members);
}

/** Of alternatives the one that a value is most likely of. */
function shapeOf(
  root: JsonObject,
  view: View,
  value: JsonObject | readonly JsonValue[],
  depth: number,
): View {
  const { list, discriminator } = choicesOf(root, view);
  if (list.length === 0 || depth >= maxDepth) return view;
  const name =
    discriminator !== undefined && isJsonObject(value) ? member(value, discriminator) : undefined;
  const named = list.filter(({ values }) => values.some((one) => one === name));
  const views = (named.length > 0 ? named : list).map(({ parts }) => viewOf(root, parts));
  const fit = (one: View) => fitOf(one, value);
  const [likeliest = view] = views.toSorted((one, other) => fit(other) - fit(one));
  return shapeOf(root, likeliest, value, depth + 1);
}

/** How much of a value a schema knows, less what it asks for and the value lacks. */
function fitOf(view: View, value: JsonObject | readonly JsonValue[]): number {
  if (!isJsonObject(value)) return itemParts(view).length;
  const properties = propertyParts(view);
  const known = Object.keys(value).filter((name) => properties.has(name));
  const missing = [...requiredNames(view)].filter((name) => !Object.hasOwn(value, name));
  return known.length - missing.length;
}

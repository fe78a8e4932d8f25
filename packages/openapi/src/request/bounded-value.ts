import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';

interface Limits {
  readonly depth: number;
  readonly items: number;
  readonly members: number;
  readonly characters: number;
}

/** From "nearly all" to "hardly anything", tried in this order where the whole is too long. */
const STEPS: readonly Limits[] = [
  { depth: 30, items: 100, members: 200, characters: 4000 },
  { depth: 20, items: 5, members: 100, characters: 1000 },
  { depth: 8, items: 2, members: 50, characters: 200 },
  { depth: 4, items: 1, members: 20, characters: 60 },
  { depth: 1, items: 1, members: 10, characters: 30 },
];

/**
 * The value with lists, objects, texts and levels shortened until its JSON has at most `limit`
 * characters, so that an example of any size makes a sample that can be read. Cut texts end in an
 * ellipsis.
 */
export function boundedValue(value: JsonValue, limit: number): JsonValue {
  if (jsonText(value, 2).length <= limit) return value;
  for (const step of STEPS) {
    const shortened = shorten(value, step, 0);
    if (jsonText(shortened, 2).length <= limit) return shortened;
  }
  return isJsonArray(value) ? [] : isJsonObject(value) ? {} : null;
}

function shorten(value: JsonValue, limits: Limits, depth: number): JsonValue {
  if (typeof value === 'string') return shortText(value, limits.characters);
  if (isJsonArray(value)) {
    if (depth >= limits.depth) return [];
    return value.slice(0, limits.items).map((item) => shorten(item, limits, depth + 1));
  }
  if (!isJsonObject(value)) return value;
  if (depth >= limits.depth) return {};
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, limits.members)
      .filter(([key]) => key.length <= limits.characters)
      .map(([key, item]) => [key, shorten(item, limits, depth + 1)]),
  );
}

function shortText(text: string, characters: number): string {
  return text.length <= characters ? text : `${text.slice(0, characters).toWellFormed()}…`;
}

import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { documentFacts } from './document-facts.ts';

/** Levels of a value that a page shows; examples of real descriptions stay below 20. */
const maxLevels = 100;

/** A value of the description as it is; in one that is nested without end, cut to a safe depth. */
export function bounded(root: JsonObject, value: JsonValue): JsonValue {
  return documentFacts(root).depth <= maxLevels ? value : cut(value, maxLevels);
}

function cut(value: JsonValue, levels: number): JsonValue {
  if (!isJsonArray(value) && !isJsonObject(value)) return value;
  if (levels === 0) return '…';
  if (isJsonArray(value)) return value.map((entry) => cut(entry, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, cut(entry, levels - 1)]),
  );
}

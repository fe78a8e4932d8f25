import { isJsonArray, type JsonObject, type JsonValue } from '../model/json.ts';
import { keyword } from './keywords.ts';
import { isRequirement } from './unions.ts';
import type { View } from './view.ts';

const rawKeywords = [
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'unevaluatedProperties',
  'unevaluatedItems',
];

/** Keywords without a rendering of their own, to be shown as JSON. */
export function rawKeywordsOf(view: View): JsonObject | undefined {
  const found: [string, JsonValue][] = [];
  for (const leaf of view.leaves) {
    for (const key of rawKeywords) {
      const value = keyword(leaf, key);
      if (value !== undefined) found.push([key, value]);
    }
    for (const key of ['oneOf', 'anyOf']) {
      const value = keyword(leaf, key);
      if (isJsonArray(value) && value.length > 0 && value.every(isRequirement)) {
        found.push([key, value]);
      }
    }
  }
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

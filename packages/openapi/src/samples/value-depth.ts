import type { JsonValue } from '../model/json.ts';

/** Compilers limit how deep brackets nest (Python: 200); deeper values are sent as text. */
const DEEPEST = 90;

/** Whether a value can be written as a literal of a language. */
export function isShallow(value: JsonValue, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((item) => isShallow(item, left - 1));
}

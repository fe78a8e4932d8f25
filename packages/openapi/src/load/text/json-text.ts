import type { JsonValue } from '../../model/json.ts';

/** A number that may be too long for a double: without fraction, in a place for a value. */
const longInteger = /(?:^|[\s,:[])-?\d{16,}(?=[\s,\]}]|$)/;

/** The largest number of digits that is kept exactly. */
const exactDigits = 100;

/** The value of valid JSON, with every digit of integers beyond 2^53. */
export function parseJson(text: string): JsonValue {
  if (!longInteger.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: JsonValue, context?: { readonly source?: string }) =>
    typeof value === 'number' ? exactNumber(value, context?.source) : value,
  );
}

/** A value as JSON that `parseJson` reads back to the same. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? rawJson(String(part)) : part,
  );
}

/** An integer as `bigint` where a double would lose digits. */
export function exactNumber(value: number, source = ''): number | bigint {
  const isExact = Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(source);
  return isExact || source.length > exactDigits ? value : BigInt(source);
}

// The standard library's types do not have `JSON.rawJSON` yet; Node has it since 21.
function rawJson(text: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);
}

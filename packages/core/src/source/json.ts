/**
 * A value of JSON or YAML. Integers beyond 2^53 are `bigint`, so that identifiers keep all their
 * digits.
 */
export type JsonValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly JsonValue[]
  | JsonObject;

/** An object of JSON. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** The largest number of digits that is kept exactly. */
const exactDigits = 100;

/** A number as its text has it: an integer as `bigint` where a double would lose digits. */
export function exactNumber(value: number, source = ''): number | bigint {
  const isExact = Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(source);
  return isExact || source.length > exactDigits ? value : BigInt(source);
}

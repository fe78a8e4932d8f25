/**
 * A value of an API description. Integers beyond 2^53 are `bigint`, so that identifiers in
 * examples keep all their digits.
 */
export type JsonValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly JsonValue[]
  | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

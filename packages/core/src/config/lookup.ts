/** The entry of a table for a text that users wrote; inherited names such as `constructor` have none. */
export function lookup<Value>(
  table: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

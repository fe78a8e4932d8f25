/** What the tables need of a database; SQLite and PostgreSQL both understand their statements. */
export interface Database {
  /** Written before the names of tables: a schema with its dot, or nothing. */
  readonly prefix: string;
  /** @param text one statement, with `$1`, `$2`, … for the values */
  rows(text: string, values: readonly SqlValue[]): Promise<readonly Row[]>;
}

/** A value that both databases take as it is; everything else is written as JSON. */
export type SqlValue = string | number | null;

/** Numbers may come as text (`bigint` of PostgreSQL), and JSON as text (SQLite). */
export type Row = Readonly<Record<string, unknown>>;

/** The number in a column; undefined where there is none. */
export function numberIn(row: Row | undefined, column: string): number | undefined {
  const value = row?.[column];
  return value === null || value === undefined ? undefined : Number(value);
}

/**
 * The value that was written to a JSON column.
 *
 * @typeParam Value what was written, which only the statements here do
 */
export function jsonIn<Value>(row: Row, column: string): Value {
  const value = row[column];
  return (typeof value === 'string' ? JSON.parse(value) : value) as Value;
}

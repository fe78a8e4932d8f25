import type { Queryable } from './queryable.ts';

export type Row = Readonly<Record<string, unknown>>;

const rowsAtOnce = 2000;

/** Adds rows given by the names of their columns; a column that is left out is null. */
export async function insertRows(
  database: Queryable,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    // PostgreSQL takes no NUL in a text.
    const json = JSON.stringify(rows.slice(start, start + rowsAtOnce)).replaceAll('\\u0000', '');
    await database.query(
      `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [json],
    );
  }
}

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Row, SqlValue } from '../sql/database.ts';

/** A file of SQLite, open. */
export interface SqliteDatabase extends Database {
  readonly connection: DatabaseSync;
  /** As `rows`, without a promise, for steps of a transaction. */
  run(text: string, values: readonly SqlValue[]): readonly Row[];
  /** Runs steps as one transaction that no other process gets between. */
  atomically<Value>(steps: () => Value): Value;
}

/** How long to wait for another process that writes, in milliseconds. */
const patience = 5_000;

/**
 * Opens a file, made when there is none, so that several processes may use it at the same time.
 * Each waits up to 5 seconds for another that writes.
 *
 * @throws when the file cannot be opened
 */
export async function openSqliteDatabase(file: string): Promise<SqliteDatabase> {
  // Only who uses the store needs the module: older versions of Node warn of it.
  const { DatabaseSync } = await import('node:sqlite');
  const connection = new DatabaseSync(file, { timeout: patience });
  await turnOnWriteAheadLog(connection);
  connection.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  const statements = new Map<string, StatementSync>();
  const run = (text: string, values: readonly SqlValue[]) => {
    const statement = statements.get(text) ?? connection.prepare(text);
    statements.set(text, statement);
    // By name: before Node 24 a position counts only for parameters without a number.
    return statement.all(Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value])));
  };
  return {
    connection,
    prefix: '',
    run,
    rows: async (text, values) => run(text, values),
    atomically(steps) {
      connection.exec('BEGIN IMMEDIATE');
      try {
        const value = steps();
        connection.exec('COMMIT');
        return value;
      } catch (error) {
        if (connection.isTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

/** SQLite does not wait for other processes when it changes the mode of a file, so this does. */
async function turnOnWriteAheadLog(connection: DatabaseSync): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (
        performance.now() > until ||
        !(error instanceof Error) ||
        !/locked|busy/.test(error.message)
      ) {
        throw error;
      }
      await wait(20);
    }
  }
}

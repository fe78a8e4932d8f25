import type { Pool } from 'pg';
import type { AssistantStore } from '../assistant-store.ts';
import { probeWrite } from '../probe-write.ts';
import type { Database } from '../sql/database.ts';
import { keyTable } from '../sql/key-table.ts';
import { pruneTables } from '../sql/prune-tables.ts';
import { recordTable } from '../sql/record-table.ts';
import { sharedSecret } from '../sql/secret-table.ts';
import { threadTables } from '../sql/thread-tables.ts';
import { postgresAppend } from './postgres-append.ts';
import { postgresCounters } from './postgres-counters.ts';
import { migratePostgres } from './postgres-schema.ts';

/** Where in the database the tables are, and how it is used. */
export interface PostgresStoreOptions {
  /** Schema that holds the tables, made when missing; not that of a retrieval index. */
  readonly schema?: string;
  /** Most connections of this process. */
  readonly connections?: number;
}

/**
 * A store in PostgreSQL, which servers on several machines share. Needs the package `pg`.
 *
 * @param url a connection string, `postgres://…`
 */
export async function openPostgresStore(
  url: string,
  { connections = 10, schema = 'waymark_assistant' }: PostgresStoreOptions = {},
): Promise<AssistantStore> {
  if (!/^[a-z_][a-z0-9_]{0,57}$/.test(schema)) {
    throw new Error(
      `"${schema}" cannot be the schema of the assistant: use up to 58 small letters, digits and underscores.`,
    );
  }
  const pool = await openPool(url, connections);
  try {
    await migrate(pool, schema);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const database: Database = {
    prefix: `${schema}.`,
    rows: async (text, values) => (await pool.query(text, [...values])).rows,
  };
  const counters = postgresCounters(database);
  return {
    counters,
    keys: keyTable(database),
    threads: { ...threadTables(database), append: postgresAppend(database) },
    records: recordTable(database),
    secret: (name) => sharedSecret(database, name),
    prune: (now) => pruneTables(database, now),
    ping: () => probeWrite(counters),
    close: () => pool.end(),
  };
}

async function openPool(url: string, connections: number): Promise<Pool> {
  const { Pool } = await loadPg();
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

async function migrate(pool: Pool, schema: string): Promise<void> {
  const client = await pool.connect();
  try {
    await migratePostgres(client, schema);
  } finally {
    client.release();
  }
}

async function loadPg() {
  try {
    return (await import('pg')).default;
  } catch (cause) {
    throw new Error('Keeping data in PostgreSQL needs the package "pg". Install it.', { cause });
  }
}

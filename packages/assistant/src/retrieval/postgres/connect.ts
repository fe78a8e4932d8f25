import type { Queryable } from './queryable.ts';

export interface Connection {
  readonly database: Queryable;
  /** Ends what was opened here; a client that was handed in stays open. */
  close(): Promise<void>;
}

/**
 * @param database a connection string (`postgres://…`), for which `pg` must be installed, or a client
 */
export async function connect(database: string | Queryable): Promise<Connection> {
  if (typeof database !== 'string') return { database, close: async () => {} };
  const { Pool } = await loadPg();
  const pool = new Pool({ connectionString: database });
  return { database: pool, close: () => pool.end() };
}

async function loadPg() {
  try {
    return (await import('pg')).default;
  } catch (cause) {
    throw new Error('A retrieval index in PostgreSQL needs the package "pg". Install it.', {
      cause,
    });
  }
}

import type { RecordEntry, RecordStore } from '../assistant-store.ts';
import { type Database, jsonIn, numberIn, type Row } from './database.ts';

/** Records in a table, which numbers them as they come. */
export function recordTable(database: Database): RecordStore {
  const table = `${database.prefix}record`;
  return {
    async append({ createdAt, data, domain, expiresAt, kind }) {
      await database.rows(
        `INSERT INTO ${table} (kind, domain, created_at, expires_at, data)
         VALUES ($1, $2, $3, $4, $5)`,
        [kind, domain, createdAt, expiresAt ?? null, JSON.stringify(data)],
      );
    },
    async list({ domain, kind, limit = 1_000, since = 0 }) {
      const rows = await database.rows(
        `SELECT * FROM ${table}
         WHERE kind = $1 AND domain = coalesce($2, domain) AND created_at >= $3
         ORDER BY id LIMIT $4`,
        [kind, domain ?? null, since, limit],
      );
      return rows.map(recordOf);
    },
  };
}

const kinds = ['event', 'feedback', 'page-vote'] as const;

/** Only `append` writes it. */
function kindOf(written: unknown): RecordEntry['kind'] {
  return kinds.find((kind) => kind === written) ?? 'event';
}

function recordOf(row: Row): RecordEntry {
  return {
    kind: kindOf(row['kind']),
    domain: String(row['domain']),
    createdAt: numberIn(row, 'created_at') ?? 0,
    expiresAt: numberIn(row, 'expires_at'),
    data: jsonIn(row, 'data'),
  };
}

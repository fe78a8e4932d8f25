import type { KeyRecord, KeyStore } from '../assistant-store.ts';
import { type Database, jsonIn, numberIn, type Row } from './database.ts';

type KeptApart = 'id' | 'hash' | 'organization' | 'createdAt' | 'revokedAt' | 'lastUsedAt';

/** Keys in a table. What is searched for or changes has a column, and the rest is JSON. */
export function keyTable(database: Database): KeyStore {
  const table = `${database.prefix}api_key`;
  return {
    async create({ createdAt, hash, id, lastUsedAt, organization, revokedAt, ...data }) {
      await database.rows(
        `INSERT INTO ${table} (id, hash, organization, created_at, revoked_at, last_used_at, data)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          id,
          hash,
          organization,
          createdAt,
          revokedAt ?? null,
          lastUsedAt ?? null,
          JSON.stringify(data),
        ],
      );
    },
    async findByHash(hash) {
      const [row] = await database.rows(`SELECT * FROM ${table} WHERE hash = $1`, [hash]);
      return row ? keyOf(row) : undefined;
    },
    async list(organization) {
      const rows = await database.rows(
        `SELECT * FROM ${table} WHERE organization = coalesce($1, organization)
         ORDER BY created_at, id`,
        [organization ?? null],
      );
      return rows.map(keyOf);
    },
    async revoke(id, at) {
      const rows = await database.rows(
        `UPDATE ${table} SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1 RETURNING id`,
        [id, at],
      );
      return rows.length > 0;
    },
    async touch(id, at) {
      await database.rows(
        `UPDATE ${table} SET last_used_at = $2
         WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)`,
        [id, at],
      );
    },
  };
}

function keyOf(row: Row): KeyRecord {
  const data = jsonIn<Omit<KeyRecord, KeptApart>>(row, 'data');
  return {
    ...data,
    id: String(row['id']),
    hash: String(row['hash']),
    organization: String(row['organization']),
    createdAt: numberIn(row, 'created_at') ?? 0,
    expiresAt: data.expiresAt,
    revokedAt: numberIn(row, 'revoked_at'),
    lastUsedAt: numberIn(row, 'last_used_at'),
  };
}

import type { NewTurn, StoredTurn, ThreadStore, TurnOutcome } from '../assistant-store.ts';
import { type Database, jsonIn, numberIn, type Row } from './database.ts';

/** Everything but `append`, which is one atomic step in another way in each database. */
export function threadTables(database: Database): Omit<ThreadStore, 'append'> {
  const { prefix } = database;
  return {
    async open({ createdAt, domain, expiresAt, id, owner }) {
      await database.rows(
        `INSERT INTO ${prefix}thread (id, domain, owner, created_at, expires_at, turns)
         VALUES ($1, $2, $3, $4, $5, 0)`,
        [id, domain, owner ?? null, createdAt, expiresAt],
      );
    },
    async find(id, now) {
      const [row] = await database.rows(
        `SELECT * FROM ${prefix}thread WHERE id = $1 AND expires_at > $2`,
        [id, now],
      );
      return row ? threadOf(row) : undefined;
    },
    async finish(id, sequence, outcome) {
      await database.rows(
        `UPDATE ${prefix}turn SET outcome = $3 WHERE thread = $1 AND sequence = $2`,
        [id, sequence, JSON.stringify(outcome)],
      );
    },
    async turns(id, now, most) {
      const rows = await database.rows(
        `SELECT * FROM ${prefix}turn WHERE thread = $1 AND expires_at > $2
         ORDER BY sequence DESC LIMIT $3`,
        [id, now, most],
      );
      return rows.map(turnOf).reverse();
    },
    async delete(id) {
      const rows = await database.rows(`DELETE FROM ${prefix}thread WHERE id = $1 RETURNING id`, [
        id,
      ]);
      return rows.length > 0;
    },
  };
}

function threadOf(row: Row) {
  return {
    id: String(row['id']),
    domain: String(row['domain']),
    owner: typeof row['owner'] === 'string' ? row['owner'] : undefined,
    createdAt: numberIn(row, 'created_at') ?? 0,
    expiresAt: numberIn(row, 'expires_at') ?? 0,
  };
}

function turnOf(row: Row): StoredTurn {
  // Written by `append`; what is undefined in it is missing in JSON.
  const { messageId, page, ...data } = jsonIn<NewTurn>(row, 'data');
  const outcome = row['outcome'] === null ? undefined : jsonIn<TurnOutcome>(row, 'outcome');
  return {
    ...data,
    messageId,
    page,
    sequence: numberIn(row, 'sequence') ?? 0,
    outcome: outcome && { ...outcome, model: outcome.model },
  };
}

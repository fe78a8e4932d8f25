import type { ThreadStore } from '../assistant-store.ts';
import { type Database, numberIn } from '../sql/database.ts';

/** Counts a turn in its thread and writes it in one statement, so that no two get one number. */
export function postgresAppend(database: Database): ThreadStore['append'] {
  return async (id, turn) => {
    const [row] = await database.rows(
      `WITH open AS (
         UPDATE ${database.prefix}thread
         SET turns = turns + 1, expires_at = greatest(expires_at, $2)
         WHERE id = $1 AND expires_at > $3 RETURNING id, turns
       )
       INSERT INTO ${database.prefix}turn (thread, sequence, expires_at, data)
       SELECT id, turns, $2, $4 FROM open RETURNING sequence`,
      [id, turn.expiresAt, turn.createdAt, JSON.stringify(turn)],
    );
    return numberIn(row, 'sequence');
  };
}

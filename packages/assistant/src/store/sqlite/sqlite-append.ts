import type { ThreadStore } from '../assistant-store.ts';
import { numberIn } from '../sql/database.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Counts a turn in its thread and writes it in one transaction, so that no two get one number. */
export function sqliteAppend(database: SqliteDatabase): ThreadStore['append'] {
  return async (id, turn) =>
    database.atomically(() => {
      const [row] = database.run(
        `UPDATE thread SET turns = turns + 1, expires_at = max(expires_at, $2)
         WHERE id = $1 AND expires_at > $3 RETURNING turns`,
        [id, turn.expiresAt, turn.createdAt],
      );
      const sequence = numberIn(row, 'turns');
      if (sequence === undefined) return undefined;
      database.run(
        'INSERT INTO turn (thread, sequence, expires_at, data) VALUES ($1, $2, $3, $4)',
        [id, sequence, turn.expiresAt, JSON.stringify(turn)],
      );
      return sequence;
    });
}

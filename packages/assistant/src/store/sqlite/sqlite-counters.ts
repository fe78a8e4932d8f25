import type { Counter, CounterState, CounterStore } from '../assistant-store.ts';
import { currentState, withAdded, withSubtracted } from '../count.ts';
import { jsonIn, numberIn, type Row } from '../sql/database.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/**
 * Counters that are read, changed and written in one transaction, which other processes wait for.
 */
export function sqliteCounters(database: SqliteDatabase): CounterStore {
  const found = 'SELECT newest, counts FROM counter WHERE name = $1';
  const read = ({ name }: Counter) => stateIn(database.run(found, [name]));
  const write = ({ expiresAt, name }: Counter, { counts, position }: CounterState) => {
    database.run(
      `INSERT INTO counter (name, newest, counts, expires_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE SET newest = excluded.newest, counts = excluded.counts,
         expires_at = max(expires_at, excluded.expires_at)`,
      [name, position, JSON.stringify(counts), expiresAt],
    );
  };
  return {
    add: async (counter, amount, limit) =>
      database.atomically(() => {
        const state = currentState(read(counter), counter);
        const after = withAdded(state, amount, limit);
        if (!after) return { ...state, isAdded: false };
        write(counter, after);
        return { ...after, isAdded: true };
      }),
    subtract: async (counter, amount) =>
      database.atomically(() => {
        const state = read(counter);
        if (state) write(counter, withSubtracted(state, counter.position, amount));
      }),
    read: async (counter) =>
      currentState(stateIn(await database.rows(found, [counter.name])), counter),
  };
}

function stateIn([row]: readonly Row[]): CounterState | undefined {
  return row && { position: numberIn(row, 'newest') ?? 0, counts: jsonIn(row, 'counts') };
}

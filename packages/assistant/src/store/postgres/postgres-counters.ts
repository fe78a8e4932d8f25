import type { Counter, CounterState, CounterStore } from '../assistant-store.ts';
import { currentState } from '../count.ts';
import { type Database, numberIn } from '../sql/database.ts';

/** Whether a clock that was wrong has counted: see `currentState`. */
const isAhead = 'c.newest - $2::bigint > $3::int';

/** The buckets that count at position `$2`, of `$3` at most, newest first. */
const moved = `(CASE WHEN ${isAhead} THEN ARRAY[0::bigint] ELSE (
  array_fill(0::bigint, ARRAY[least(greatest($2::bigint - c.newest, 0), $3::int)::int]) || c.counts
)[1:$3::int] END)`;

/**
 * Counters that one statement each changes: PostgreSQL locks the row, and looks at its condition
 * again when another server has changed the row meanwhile.
 */
export function postgresCounters(database: Database): CounterStore {
  const table = `${database.prefix}counter`;
  const add = `
    INSERT INTO ${table} AS c (name, newest, counts, expires_at)
    SELECT $1, $2, ARRAY[$4::bigint], $6 WHERE $4::bigint <= $5::bigint
    ON CONFLICT (name) DO UPDATE SET
      newest = CASE WHEN ${isAhead} THEN $2 ELSE greatest(c.newest, $2) END,
      counts = ARRAY[(${moved})[1] + $4::bigint] || (${moved})[2:$3::int],
      expires_at = greatest(c.expires_at, $6)
    WHERE (SELECT sum(count) FROM unnest(${moved}) AS count) + $4::bigint <= $5::bigint
    RETURNING newest, counts`;
  const read = async ({ name }: Counter): Promise<CounterState | undefined> => {
    const [row] = await database.rows(`SELECT newest, counts FROM ${table} WHERE name = $1`, [
      name,
    ]);
    return row && stateOf(row);
  };
  return {
    async add(counter, amount, limit) {
      const { expiresAt, name, position, width } = counter;
      const values = [name, position, width, amount, limit, expiresAt];
      const [row] = await database.rows(add, values);
      if (row) return { ...stateOf(row), isAdded: true };
      return { ...currentState(await read(counter), counter), isAdded: false };
    },
    async subtract({ name, position }, amount) {
      await database.rows(
        `UPDATE ${table} AS c
         SET counts[(c.newest - $2 + 1)::int] = greatest(c.counts[(c.newest - $2 + 1)::int] - $3, 0)
         WHERE name = $1 AND c.newest - $2 + 1 BETWEEN 1 AND cardinality(c.counts)`,
        [name, position, amount],
      );
    },
    read: async (counter) => currentState(await read(counter), counter),
  };
}

function stateOf(row: Readonly<Record<string, unknown>>): CounterState {
  const counts = Array.isArray(row['counts']) ? row['counts'].map(Number) : [];
  return { position: numberIn(row, 'newest') ?? 0, counts };
}

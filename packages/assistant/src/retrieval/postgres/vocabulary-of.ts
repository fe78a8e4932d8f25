import type { Vocabulary } from '../query/vocabulary.ts';
import type { Queryable } from './queryable.ts';

export function vocabularyOf(database: Queryable, schema: string, shard: number): Vocabulary {
  return {
    frequency: async (term) => {
      const { rows } = await database.query(
        `SELECT frequency FROM ${schema}.term WHERE shard = $1 AND term = $2`,
        [shard, term],
      );
      return Number(rows[0]?.['frequency'] ?? 0);
    },
    withPrefix: async (prefix, limit) => {
      const { rows } = await database.query(
        `SELECT term FROM ${schema}.term WHERE shard = $1 AND term > $2 AND term < $3
         ORDER BY frequency DESC, term LIMIT $4`,
        [shard, prefix, `${prefix}\u{10ffff}`, limit],
      );
      return rows.map((row) => String(row['term']));
    },
    wordsOfLength: async (letters) => {
      const { rows } = await database.query(
        `SELECT words FROM ${schema}.word WHERE shard = $1 AND letters = $2`,
        [shard, letters],
      );
      return String(rows[0]?.['words'] ?? '');
    },
  };
}

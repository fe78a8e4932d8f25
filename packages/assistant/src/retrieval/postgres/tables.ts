/**
 * Tables of a retrieval index, as in an index file: a shard holds the pages of one language.
 *
 * @param dimensions length of the vectors; 0 for none
 */
export function tables(schema: string, dimensions: number): string[] {
  return [
    `CREATE SCHEMA ${schema}`,
    `CREATE TABLE ${schema}.setting (name text PRIMARY KEY, value text NOT NULL)`,
    `CREATE TABLE ${schema}.shard (
      id int PRIMARY KEY, language text, analyser text NOT NULL, chunks int NOT NULL
    )`,
    `CREATE TABLE ${schema}.page (
      shard int NOT NULL, id int NOT NULL, url text NOT NULL, title text NOT NULL, version text,
      product text, navigation jsonb NOT NULL, boost real NOT NULL, PRIMARY KEY (shard, id)
    )`,
    `CREATE TABLE ${schema}.chunk (
      shard int NOT NULL, id int NOT NULL, page int NOT NULL, anchor text NOT NULL,
      heading text NOT NULL, text text NOT NULL, terms tsvector NOT NULL
      ${dimensions > 0 ? `, embedding vector(${dimensions}) NOT NULL` : ''}, PRIMARY KEY (shard, id)
    )`,
    `CREATE TABLE ${schema}.term (
      shard int NOT NULL, term text COLLATE "C" NOT NULL, frequency int NOT NULL,
      PRIMARY KEY (shard, term)
    )`,
    `CREATE TABLE ${schema}.word (
      shard int NOT NULL, letters int NOT NULL, words text NOT NULL, PRIMARY KEY (shard, letters)
    )`,
  ];
}

/** Made when the tables are full, which is faster. */
export function indexes(schema: string, dimensions: number): string[] {
  return [
    `CREATE INDEX ON ${schema}.chunk USING gin (terms)`,
    // More dimensions than pgvector can index are compared one by one.
    ...(dimensions > 0 && dimensions <= 2000
      ? [`CREATE INDEX ON ${schema}.chunk USING hnsw (embedding vector_cosine_ops)`]
      : []),
    ...['page', 'chunk', 'term'].map((table) => `ANALYZE ${schema}.${table}`),
  ];
}

/** One statement, and so one transaction: readers see the old index or the new one. */
export function swap(unfinished: string, schema: string): string {
  return `DO $$ BEGIN
    DROP SCHEMA IF EXISTS ${schema} CASCADE;
    ALTER SCHEMA ${unfinished} RENAME TO ${schema};
  END $$`;
}

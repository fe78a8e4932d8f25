import type { PoolClient } from 'pg';

/** Each brings a schema from one version to the next; what was released is never changed. */
const migrations = [
  (schema: string) => `
   CREATE TABLE ${schema}.secret (name text PRIMARY KEY, value text NOT NULL);
   CREATE TABLE ${schema}.counter (
     name text PRIMARY KEY, newest bigint NOT NULL, counts bigint[] NOT NULL,
     expires_at bigint NOT NULL
   ) WITH (fillfactor = 50);
   CREATE TABLE ${schema}.api_key (
     id text PRIMARY KEY, hash text NOT NULL UNIQUE, organization text NOT NULL,
     created_at bigint NOT NULL, revoked_at bigint, last_used_at bigint, data jsonb NOT NULL
   );
   CREATE TABLE ${schema}.thread (
     id text PRIMARY KEY, domain text NOT NULL, owner text, created_at bigint NOT NULL,
     expires_at bigint NOT NULL, turns int NOT NULL
   );
   CREATE INDEX ON ${schema}.thread (expires_at);
   CREATE TABLE ${schema}.turn (
     thread text NOT NULL REFERENCES ${schema}.thread (id) ON DELETE CASCADE,
     sequence int NOT NULL, expires_at bigint NOT NULL, data jsonb NOT NULL, outcome jsonb,
     PRIMARY KEY (thread, sequence)
   );
   CREATE INDEX ON ${schema}.turn (expires_at);
   CREATE TABLE ${schema}.record (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL, domain text NOT NULL,
     created_at bigint NOT NULL, expires_at bigint, data jsonb NOT NULL
   );
   CREATE INDEX ON ${schema}.record (expires_at);`,
];

/**
 * Makes the schema or brings it to the newest version; of several servers that start, one does. A
 * user of the database who may not make schemas can use one that is up to date.
 *
 * @throws when the schema was written by a later version
 */
export async function migratePostgres(client: PoolClient, schema: string): Promise<void> {
  if ((await versionOf(client, schema)) === migrations.length) return;
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`waymark:${schema}`]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await client.query(`CREATE TABLE IF NOT EXISTS ${schema}.migration (version int PRIMARY KEY)`);
    const version = await versionOf(client, schema);
    if (version > migrations.length) {
      throw new Error(
        `The assistant's data has version ${version}, and this version of Waymark knows only ${migrations.length}. Update Waymark.`,
      );
    }
    for (const [index, migration] of migrations.entries()) {
      if (index < version) continue;
      await client.query(migration(schema));
      await client.query(`INSERT INTO ${schema}.migration VALUES ($1)`, [index + 1]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function versionOf(client: PoolClient, schema: string): Promise<number> {
  const table = `${schema}.migration`;
  const found = await client.query('SELECT to_regclass($1) AS name', [table]);
  if (found.rows[0]?.name === null) return 0;
  const { rows } = await client.query(`SELECT coalesce(max(version), 0) AS version FROM ${table}`);
  return Number(rows[0]?.version);
}

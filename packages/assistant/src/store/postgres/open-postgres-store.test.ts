import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
} from '../../testing/postgres-cluster.ts';
import { storeCases } from '../../testing/store/store-cases.ts';
import { openPostgresStore } from './open-postgres-store.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('a store in PostgreSQL (needs an installed PostgreSQL)', () => {
  let cluster: PostgresCluster | undefined;
  const url = () => cluster?.url ?? '';
  beforeAll(async () => {
    if (programs) cluster = await startPostgres(programs);
  }, 120_000);
  afterAll(() => cluster?.stop());

  storeCases(() => openPostgresStore(url()));

  it('is made once when many servers start at the same time', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        openPostgresStore(url(), { schema: 'started_together', connections: 2 }),
      ),
    );
    const secrets = await Promise.all(all.map((store) => store.secret('threads')));
    expect(new Set(secrets.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1);
    await Promise.all(all.map((store) => store.close()));
  });

  it('works for a user of the database who may not make schemas, once the schema is there', async () => {
    const owner = await openPostgresStore(url(), { schema: 'granted' });
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    await client.query(`CREATE ROLE visitor LOGIN; GRANT USAGE ON SCHEMA granted TO visitor;
      GRANT ALL ON ALL TABLES IN SCHEMA granted TO visitor`);
    const visitor = await openPostgresStore(url().replace('waymark@', 'visitor@'), {
      schema: 'granted',
    });
    await visitor.records.append({
      kind: 'event',
      domain: 'docs',
      createdAt: 1,
      expiresAt: undefined,
      data: {},
    });
    expect(await owner.records.list({ kind: 'event' })).toHaveLength(1);
    await Promise.all([visitor.close(), owner.close(), client.end()]);
  });

  it('says so when a later version has written the schema', async () => {
    const store = await openPostgresStore(url(), { schema: 'later' });
    await store.close();
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    await client.query('INSERT INTO later.migration VALUES (99)');
    await client.end();
    await expect(openPostgresStore(url(), { schema: 'later' })).rejects.toThrow(/version 99/);
  });

  it('goes on when its connections were cut', async () => {
    const store = await openPostgresStore(url(), { schema: 'cut', connections: 2 });
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
    );
    await client.end();
    await expect.poll(() => store.ping().then(() => 'there'), { timeout: 5_000 }).toBe('there');
    await store.close();
  });

  it('refuses a schema whose name would need quotes', async () => {
    await expect(openPostgresStore(url(), { schema: 'a; DROP' })).rejects.toThrow(/cannot be/);
  });
});

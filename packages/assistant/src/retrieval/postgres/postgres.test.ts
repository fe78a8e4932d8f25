import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
} from '../../testing/postgres-cluster.ts';
import { retrieverCases } from '../../testing/retriever-cases.ts';
import { site } from '../../testing/site.ts';
import type { Retriever } from '../retriever.ts';
import { buildPostgresIndex } from './build-postgres-index.ts';
import { openPostgresRetriever } from './open-postgres-retriever.ts';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('the PostgreSQL engine (needs a PostgreSQL server)', () => {
  let cluster: PostgresCluster;
  let retriever: Retriever;

  beforeAll(async () => {
    cluster = await startPostgres(programs ?? '');
    await buildPostgresIndex(site, cluster.url);
    retriever = await openPostgresRetriever(cluster.url);
  }, 60_000);
  afterAll(async () => {
    await retriever?.close();
    cluster?.stop();
  });

  retrieverCases(() => retriever);

  it('replaces an older index while it is searched', async () => {
    await buildPostgresIndex({ ...site, pages: site.pages.slice(0, 1) }, cluster.url, {
      schema: 'other',
    });
    await buildPostgresIndex(site, cluster.url, { schema: 'other' });
    const opened = await openPostgresRetriever(cluster.url, { schema: 'other' });
    const [first] = await opened.search('useChat');
    await opened.close();
    expect(first?.url).toBe('/chat');
  });

  it('refuses a schema without an index', async () => {
    await expect(openPostgresRetriever(cluster.url, { schema: 'empty' })).rejects.toThrow(
      'The schema "empty" holds no retrieval index',
    );
  });

  it('refuses names that would need quotes', async () => {
    await expect(
      openPostgresRetriever(cluster.url, { schema: 'a"; DROP SCHEMA public' }),
    ).rejects.toThrow('cannot be the schema');
  });
});

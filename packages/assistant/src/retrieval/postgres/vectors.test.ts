import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentIndexOf } from '../../testing/content-index-of.ts';
import { retrieverCases } from '../../testing/retriever-cases.ts';
import { site } from '../../testing/site.ts';
import { buildPostgresIndex } from './build-postgres-index.ts';
import { openPostgresRetriever } from './open-postgres-retriever.ts';
import type { Embed } from './queryable.ts';

/** Stands in for a model: one dimension for each thing that it knows several words for. */
const things = [/volcano|lava|eruption/i, /glacier|ice/i, /river|stream/i];
const embed: Embed = async (texts) =>
  texts.map((text) => [...things.map((thing) => (thing.test(text) ? 1 : 0)), 0.1]);

describe('the PostgreSQL engine with pgvector', () => {
  const database = new PGlite({ extensions: { vector } });

  beforeAll(async () => {
    await buildPostgresIndex(site, database, { schema: 'site' });
    const index = contentIndexOf({
      '/glacier': { text: 'A glacier moves slowly.' },
      '/volcano': { text: 'A volcano is a mountain with a crater.' },
      '/river': { text: 'A river carries water to the sea.' },
    });
    await buildPostgresIndex(index, database, { embed });
  }, 60_000);
  afterAll(() => database.close());

  it('finds by meaning what shares no word with the query', async () => {
    const retriever = await openPostgresRetriever(database, { embed });
    const [first] = await retriever.search('where does lava come out');
    expect(first?.url).toBe('/volcano');
    expect(first?.coverage).toBeLessThan(0.4);
  });

  it('still finds by words alone', async () => {
    const retriever = await openPostgresRetriever(database, { embed });
    const [first] = await retriever.search('crater');
    expect(first?.url).toBe('/volcano');
  });

  describe('without a model', () => {
    let opened: Awaited<ReturnType<typeof openPostgresRetriever>>;
    beforeAll(async () => {
      opened = await openPostgresRetriever(database, { schema: 'site' });
    });
    retrieverCases(() => opened);
  });
});

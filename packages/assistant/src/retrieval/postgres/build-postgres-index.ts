import type { ContentIndex } from '@waymark/content';
import { isSearchable } from '../../searchable.ts';
import { loadAnalyser } from '../analysis/load-analyser.ts';
import type { RetrievalIndexOptions } from '../embedded/build-retrieval-index.ts';
import { retrievalFormat } from '../embedded/schema.ts';
import { byLanguage } from '../prepared/by-language.ts';
import { pageFieldCount } from '../prepared/fields.ts';
import { type PreparedPage, preparePage } from '../prepared/prepare-page.ts';
import { connect } from './connect.ts';
import { embeddingTexts, vectorText } from './embeddings.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { checkedSchema, defaultSchema, type PostgresOptions, type Queryable } from './queryable.ts';
import { indexes, swap, tables } from './tables.ts';
import { createTermTables, type TermTables } from './term-tables.ts';
import { tsvectorOf } from './tsvector.ts';

/**
 * Writes the index that `openPostgresRetriever` searches into a schema of a PostgreSQL database,
 * which takes the place of an older one at the end.
 *
 * @param database a connection string, for which `pg` must be installed, or a client
 */
export async function buildPostgresIndex(
  index: ContentIndex,
  database: string | Queryable,
  options: PostgresOptions & RetrievalIndexOptions = {},
): Promise<void> {
  const connection = await connect(database);
  try {
    await build(index, connection.database, options);
  } finally {
    await connection.close();
  }
}

async function build(
  index: ContentIndex,
  database: Queryable,
  {
    schema = defaultSchema,
    embed,
    defaultLanguage = 'en',
  }: PostgresOptions & RetrievalIndexOptions,
): Promise<void> {
  const unfinished = `${checkedSchema(schema)}_next`;
  const dimensions = (await embed?.(['dimensions']))?.[0]?.length ?? 0;
  if (dimensions > 0) await database.query('CREATE EXTENSION IF NOT EXISTS vector');
  await database.query(`DROP SCHEMA IF EXISTS ${unfinished} CASCADE`);
  for (const statement of tables(unfinished, dimensions)) await database.query(statement);
  let shard = 0;
  for (const [language, pages] of byLanguage(index.pages.filter(isSearchable))) {
    const analyser = await loadAnalyser(language ?? defaultLanguage);
    const writer: ShardWriter = { database, schema: unfinished, shard, embed, chunks: 0 };
    const terms = createTermTables(shard);
    for (const [id, page] of pages.entries()) {
      await writePage(writer, id, preparePage(page, analyser), terms);
    }
    await insertRows(database, `${unfinished}.term`, terms.terms());
    await insertRows(database, `${unfinished}.word`, terms.words());
    const row = { id: shard++, language, analyser: language ?? defaultLanguage };
    await insertRows(database, `${unfinished}.shard`, [{ ...row, chunks: writer.chunks }]);
  }
  const settings = [{ name: 'format', value: String(retrievalFormat) }];
  await insertRows(database, `${unfinished}.setting`, settings);
  for (const statement of indexes(unfinished, dimensions)) await database.query(statement);
  await database.query(swap(unfinished, schema));
}

interface ShardWriter {
  readonly database: Queryable;
  readonly schema: string;
  readonly shard: number;
  readonly embed: PostgresOptions['embed'];
  chunks: number;
}

async function writePage(
  writer: ShardWriter,
  id: number,
  { page, chunks }: PreparedPage,
  terms: TermTables,
): Promise<void> {
  const { database, schema, shard, embed } = writer;
  const { url, title, version, product, navigation, boost } = page;
  const row = { shard, id, url, title, version, product, navigation, boost };
  const vectors = await embed?.(embeddingTexts(page, chunks));
  const ofPage = chunks[0]?.fields ?? [];
  const rows = chunks.map(({ chunk, fields }, index): Row => {
    // The fields of the page stand at its first chunk; a row is searched by itself.
    const all = fields.map((own, field) => (field < pageFieldCount ? (ofPage[field] ?? []) : own));
    terms.add(all);
    const { anchor, heading, text } = chunk;
    const place = { shard, id: writer.chunks++, page: id, anchor, heading, text };
    const vector = vectors?.[index];
    return {
      ...place,
      terms: tsvectorOf(all),
      ...(vector !== undefined && { embedding: vectorText(vector) }),
    };
  });
  await insertRows(database, `${schema}.page`, [row]);
  await insertRows(database, `${schema}.chunk`, rows);
}

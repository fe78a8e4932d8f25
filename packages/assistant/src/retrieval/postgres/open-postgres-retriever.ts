import { loadAnalyser } from '../analysis/load-analyser.ts';
import { retrievalFormat } from '../embedded/schema.ts';
import { conceptsOf } from '../query/concepts.ts';
import { synonymsFor } from '../query/synonyms.ts';
import { inverseFrequency, shareOfQuery } from '../ranking/idf.ts';
import { defaultParameters, type RankingParameters } from '../ranking/parameters.ts';
import { type Scored, TopList } from '../ranking/top-list.ts';
import type { Hit, Retriever, SearchOptions } from '../retriever.ts';
import { candidatesOf, matchesOf, neighboursOf, type Scope } from './candidates.ts';
import { connect } from './connect.ts';
import { vectorText } from './embeddings.ts';
import { checkedSchema, defaultSchema, type PostgresOptions, type Queryable } from './queryable.ts';
import { fused, type Ranked, rankChunks } from './rank-chunks.ts';
import { vocabularyOf } from './vocabulary-of.ts';

interface Shard {
  readonly id: number;
  readonly analyser: string;
  readonly chunks: number;
}

interface Engine {
  readonly database: Queryable;
  readonly schema: string;
  readonly embed: PostgresOptions['embed'];
  readonly parameters: RankingParameters;
}

/**
 * Opens the index that `buildPostgresIndex` wrote: full text search, and by meaning as well when an
 * embedding function is given. Any number of machines may search one database.
 *
 * @param database a connection string, for which `pg` must be installed, or a client
 * @throws when the schema holds no index that this version wrote
 */
export async function openPostgresRetriever(
  database: string | Queryable,
  { schema = defaultSchema, embed }: PostgresOptions = {},
): Promise<Retriever> {
  const connection = await connect(database);
  const engine: Engine = {
    database: connection.database,
    schema: checkedSchema(schema),
    embed,
    parameters: defaultParameters,
  };
  try {
    await checkFormat(engine);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return {
    search: (query, options = {}) => search(engine, query, options),
    close: connection.close,
  };
}

async function checkFormat({ database, schema }: Engine): Promise<void> {
  const found = await database.query('SELECT to_regclass($1) IS NOT NULL AS found', [
    `${schema}.setting`,
  ]);
  const format =
    found.rows[0]?.['found'] === true
      ? await database.query(`SELECT value FROM ${schema}.setting WHERE name = 'format'`)
      : undefined;
  if (format?.rows[0]?.['value'] === String(retrievalFormat)) return;
  throw new Error(
    `The schema "${schema}" holds no retrieval index of this version of Waymark. Build the index again.`,
  );
}

async function search(engine: Engine, query: string, options: SearchOptions): Promise<Hit[]> {
  const { limit = 5 } = options;
  const top = new TopList(limit);
  for (const shard of await shardsOf(engine, options.language)) {
    for (const ranked of await searchShard(engine, shard, query, options)) {
      top.add({ ...ranked, shard: shard.id });
    }
  }
  return Promise.all(top.list().map((one) => hitOf(engine, one)));
}

async function shardsOf({ database, schema }: Engine, language?: string): Promise<Shard[]> {
  const { rows } = await database.query(
    `SELECT id, analyser, chunks FROM ${schema}.shard
     WHERE $1::text IS NULL OR language = $1 ORDER BY id`,
    [language ?? null],
  );
  return rows.map((row) => ({
    id: Number(row['id']),
    analyser: String(row['analyser']),
    chunks: Number(row['chunks']),
  }));
}

async function searchShard(
  { database, schema, embed, parameters }: Engine,
  shard: Shard,
  query: string,
  options: SearchOptions,
): Promise<Ranked[]> {
  const analyser = await loadAnalyser(shard.analyser);
  const vocabulary = vocabularyOf(database, schema, shard.id);
  const synonyms = synonymsFor(shard.analyser, analyser);
  const concepts = await conceptsOf(query, { analyser, vocabulary, synonyms, parameters });
  if (concepts.length === 0) return [];
  const rarities = concepts.map(
    ({ weight, frequency }) => weight * inverseFrequency(frequency, shard.chunks),
  );
  const scope: Scope = { ...options, database, schema, shard: shard.id };
  const vector = (await embed?.([query]))?.[0];
  const near = vector === undefined ? [] : await neighboursOf(scope, vectorText(vector));
  const chunks = [...new Set([...(await candidatesOf(scope, concepts, rarities)), ...near])];
  const matches = await matchesOf(scope, chunks, concepts);
  const asked = concepts.reduce((sum, one) => sum + shareOfQuery(one, shard.chunks), 0);
  const words = { rarities, asked };
  const ranked = await rankChunks({ ...scope, ...options }, chunks, matches, words, parameters);
  return vector === undefined ? ranked : fused(ranked, near);
}

async function hitOf(
  { database, schema }: Engine,
  { shard, chunk, score, coverage }: Scored,
): Promise<Hit> {
  const { rows } = await database.query(
    `SELECT p.url, p.title, p.navigation, c.anchor, c.heading, c.text
     FROM ${schema}.chunk c JOIN ${schema}.page p ON p.shard = c.shard AND p.id = c.page
     WHERE c.shard = $1 AND c.id = $2`,
    [shard, chunk],
  );
  const row = rows[0] ?? {};
  const { navigation } = row;
  return {
    url: String(row['url']),
    title: String(row['title']),
    heading: String(row['heading']),
    anchor: String(row['anchor']),
    score,
    coverage,
    text: String(row['text']),
    navigation: Array.isArray(navigation) ? navigation.map(String) : [],
  };
}

import type { Concept } from '../query/concepts.ts';
import type { SearchOptions } from '../retriever.ts';
import type { Queryable } from './queryable.ts';
import { classWeights, tsqueryOf } from './tsvector.ts';

/** A shard of the index and who asks it. */
export interface Scope extends Pick<SearchOptions, 'version' | 'product'> {
  readonly database: Queryable;
  readonly schema: string;
  readonly shard: number;
}

/** So many chunks are ranked with care. */
const mostCandidates = 200;
const mostNeighbours = 50;

const inScope = (schema: string) => `JOIN ${schema}.page p ON p.shard = c.shard AND p.id = c.page
  WHERE c.shard = $1 AND ($2::text IS NULL OR p.version = $2)
    AND ($3::text IS NULL OR p.product = $3)`;

/**
 * Chunks that have the rarest of what is asked for, in titles and headings above all. One pass over
 * the matches of the index, without looking at positions.
 */
export async function candidatesOf(
  { database, schema, shard, version, product }: Scope,
  concepts: readonly Concept[],
  rarities: readonly number[],
): Promise<number[]> {
  const terms = concepts.map(({ variants }) => variants.map(({ term }) => term));
  const asked = terms.flat();
  if (asked.length === 0) return [];
  const { rows } = await database.query(
    `SELECT c.id FROM ${schema}.chunk c ${inScope(schema)} AND c.terms @@ $4::tsquery
     ORDER BY (
       SELECT sum(q.rarity * ((c.terms @@ q.anywhere)::int + (c.terms @@ q.above)::int))
       FROM unnest($5::float8[], $6::tsquery[], $7::tsquery[]) AS q(rarity, anywhere, above)
     ) DESC, c.id LIMIT ${mostCandidates}`,
    [
      shard,
      version ?? null,
      product ?? null,
      tsqueryOf(asked),
      rarities,
      terms.map((ofConcept) => tsqueryOf(ofConcept)),
      terms.map((ofConcept) => tsqueryOf(ofConcept, 'AB')),
    ],
  );
  return rows.map((row) => Number(row['id']));
}

/** The chunks whose meaning is nearest to a vector, nearest first. */
export async function neighboursOf(
  { database, schema, shard, version, product }: Scope,
  vector: string,
): Promise<number[]> {
  const { rows } = await database.query(
    `SELECT c.id FROM ${schema}.chunk c ${inScope(schema)}
     ORDER BY c.embedding <=> $4::vector LIMIT ${mostNeighbours}`,
    [shard, version ?? null, product ?? null, vector],
  );
  return rows.map((row) => Number(row['id']));
}

/** How well a chunk answers one concept. */
export interface Match {
  readonly chunk: number;
  readonly concept: number;
  /** `ts_rank` of the best variant, times its weight. */
  readonly rank: number;
  /** Weight of the best variant that the chunk has. */
  readonly certainty: number;
}

export async function matchesOf(
  { database, schema, shard }: Scope,
  chunks: readonly number[],
  concepts: readonly Concept[],
): Promise<Match[]> {
  const variants = concepts.flatMap((concept, index) =>
    concept.variants.map((variant) => ({ ...variant, concept: index })),
  );
  const { rows } = await database.query(
    `SELECT c.id, v.concept, max(v.weight) AS certainty,
       max(v.weight * ts_rank($6::float4[], c.terms, v.query)) AS rank
     FROM ${schema}.chunk c
     JOIN unnest($3::int[], $4::float8[], $5::tsquery[]) AS v(concept, weight, query)
       ON c.terms @@ v.query
     WHERE c.shard = $1 AND c.id = ANY ($2::int[]) GROUP BY c.id, v.concept`,
    [
      shard,
      chunks,
      variants.map(({ concept }) => concept),
      variants.map(({ weight }) => weight),
      variants.map(({ term }) => tsqueryOf([term])),
      classWeights,
    ],
  );
  return rows.map((row) => ({
    chunk: Number(row['id']),
    concept: Number(row['concept']),
    rank: Number(row['rank']),
    certainty: Number(row['certainty']),
  }));
}

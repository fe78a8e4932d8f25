import type { RankingParameters } from '../ranking/parameters.ts';
import type { Match, Scope } from './candidates.ts';

export interface Ranked {
  readonly chunk: number;
  readonly page: number;
  readonly score: number;
  readonly coverage: number;
}

/** `ts_rank` of a word in a text is about 0.12 and in a title 0.6; half of what counts in full. */
const halfRank = 0.15;

/** Scores chunks from their matches and the boosts of their pages, best first. */
export async function rankChunks(
  scope: Scope & { readonly currentUrl?: string },
  chunks: readonly number[],
  matches: readonly Match[],
  { rarities, asked }: { readonly rarities: readonly number[]; readonly asked: number },
  parameters: RankingParameters,
): Promise<Ranked[]> {
  const mass = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const sums = new Map<number, { score: number; covered: number }>();
  for (const { chunk, concept, rank, certainty } of matches) {
    const sum = sums.get(chunk) ?? { score: 0, covered: 0 };
    const rarity = rarities[concept] ?? 0;
    sum.score += (rarity * rank) / (rank + halfRank);
    sum.covered += rarity * certainty;
    sums.set(chunk, sum);
  }
  const pages = await pagesOf(scope, chunks);
  return pages
    .map(({ chunk, page, boost, url }): Ranked => {
      const { score, covered } = sums.get(chunk) ?? { score: 0, covered: 0 };
      const found = mass === 0 ? 0 : Math.min(1, covered / mass);
      const coverage = asked === 0 ? 0 : Math.min(1, covered / asked);
      const share = parameters.uncoveredShare + (1 - parameters.uncoveredShare) * found;
      const current = url === scope.currentUrl ? parameters.currentPage : 1;
      const factor = share * boost ** parameters.boostPower * current;
      return { chunk, page, score: score * factor, coverage };
    })
    .sort((a, b) => b.score - a.score || a.chunk - b.chunk);
}

async function pagesOf({ database, schema, shard }: Scope, chunks: readonly number[]) {
  const { rows } = await database.query(
    `SELECT c.id, c.page, p.boost, p.url FROM ${schema}.chunk c
     JOIN ${schema}.page p ON p.shard = c.shard AND p.id = c.page
     WHERE c.shard = $1 AND c.id = ANY ($2::int[])`,
    [shard, chunks],
  );
  return rows.map((row) => ({
    chunk: Number(row['id']),
    page: Number(row['page']),
    boost: Number(row['boost']),
    url: String(row['url']),
  }));
}

/** Of reciprocal rank fusion: how little the very first places stand out. */
const smoothing = 60;

/** Joins the order by words with the order by meaning (reciprocal rank fusion). */
export function fused(byWords: readonly Ranked[], byMeaning: readonly number[]): Ranked[] {
  const ranks = new Map(byMeaning.map((chunk, rank) => [chunk, rank]));
  return byWords.map((ranked, rank) => {
    const words = ranked.score > 0 ? 1 / (smoothing + rank) : 0;
    const found = ranks.get(ranked.chunk);
    const meaning = found === undefined ? 0 : 1 / (smoothing + found);
    return { ...ranked, score: words + meaning };
  });
}

import { loadAnalyser } from '../analysis/load-analyser.ts';
import { conceptsOf } from '../query/concepts.ts';
import { synonymsFor } from '../query/synonyms.ts';
import { defaultParameters, type RankingParameters } from '../ranking/parameters.ts';
import { TopList } from '../ranking/top-list.ts';
import type { Hit, Retriever, SearchOptions } from '../retriever.ts';
import { type IndexFile, openIndexFile } from './index-file.ts';
import { type OpenShard, openShard } from './open-shard.ts';
import { scoreChunks } from './score-chunks.ts';

/**
 * Opens a file that `buildRetrievalIndex` wrote. Memory stays small whatever its size: a search
 * reads the postings of its words and the texts of its hits.
 *
 * @throws when the file is missing, or is none that this version wrote
 */
export function openRetriever(
  file: string,
  parameters: RankingParameters = defaultParameters,
): Retriever {
  const index = openIndexFile(file);
  const shards = index.shards.map((shard) => openShard(shard, index, parameters));
  return {
    search: (query, options = {}) => search({ index, shards, parameters }, query, options),
    close: async () => index.close(),
  };
}

interface Engine {
  readonly index: IndexFile;
  readonly shards: readonly OpenShard[];
  readonly parameters: RankingParameters;
}

async function search(engine: Engine, query: string, options: SearchOptions): Promise<Hit[]> {
  const { language, limit = 5 } = options;
  const top = new TopList(limit);
  for (const open of engine.shards) {
    if (language !== undefined && open.shard.language !== language) continue;
    await searchShard(engine, open, query, options, top);
  }
  return top.list().map(({ shard, page, chunk, ...found }): Hit => {
    return { ...engine.index.chunk(shard, page, chunk), ...found };
  });
}

async function searchShard(
  { index, parameters }: Engine,
  open: OpenShard,
  query: string,
  { version, product, currentUrl }: SearchOptions,
  top: TopList,
): Promise<void> {
  const { shard, vocabulary } = open;
  const analyser = await loadAnalyser(shard.analyser);
  const synonyms = synonymsFor(shard.analyser, analyser);
  const concepts = await conceptsOf(query, { analyser, vocabulary, synonyms, parameters });
  const isScoped = version !== undefined || product !== undefined;
  const pages = isScoped ? index.pagesOf(shard.id, version, product) : undefined;
  const current = currentUrl === undefined ? undefined : index.pageOf(shard.id, currentUrl);
  const postingsOf = (term: string) => index.postings(shard.id, term);
  scoreChunks(concepts, { open, postingsOf, parameters }, (chunk, page, points, share) => {
    if (pages?.has(page) === false) return;
    const score = points * (page === current ? parameters.currentPage : 1);
    if (top.admits(score)) top.add({ shard: shard.id, page, chunk, score, ...share });
  });
}

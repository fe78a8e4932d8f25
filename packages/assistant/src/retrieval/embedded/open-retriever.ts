import { loadAnalyser } from '../analysis/load-analyser.ts';
import { conceptsOf } from '../query/concepts.ts';
import { englishSynonyms } from '../query/english-synonyms.ts';
import { synonymsOf } from '../query/synonyms.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { atMostPerPage } from '../ranking/at-most-per-page.ts';
import { defaultParameters, type RankingParameters } from '../ranking/parameters.ts';
import type { Hit, Retriever, SearchOptions } from '../retriever.ts';
import { type IndexFile, openIndexFile } from './index-file.ts';
import { type Candidate, scoreChunks } from './score-chunks.ts';
import type { Shard } from './shard.ts';

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
  return {
    search: (query, options = {}) => search(index, query, options, parameters),
    close: async () => index.close(),
  };
}

interface Found extends Candidate {
  readonly shard: Shard;
}

async function search(
  index: IndexFile,
  query: string,
  options: SearchOptions,
  parameters: RankingParameters,
): Promise<Hit[]> {
  const { language, limit = 5 } = options;
  const shards = index.shards.filter(
    (shard) => language === undefined || shard.language === language,
  );
  const found: Found[] = [];
  for (const shard of shards) {
    found.push(...(await searchShard(index, shard, query, options, parameters)));
  }
  found.sort((a, b) => b.score - a.score || a.shard.id - b.shard.id || a.chunk - b.chunk);
  return atMostPerPage(found, limit, ({ shard, page }) => `${shard.id} ${page}`).map(
    ({ shard, page, chunk, score, coverage }): Hit => {
      return { ...index.chunk(shard.id, page, chunk), score, coverage };
    },
  );
}

async function searchShard(
  index: IndexFile,
  shard: Shard,
  query: string,
  { version, product, currentUrl }: SearchOptions,
  parameters: RankingParameters,
): Promise<Found[]> {
  const analyser = await loadAnalyser(shard.analyser);
  const concepts = await conceptsOf(query, {
    analyser,
    vocabulary: vocabularyOf(index, shard.id),
    synonyms: synonymsOf(shard.analyser.startsWith('en') ? englishSynonyms : [], analyser),
    parameters,
  });
  const candidates = scoreChunks(
    concepts,
    shard,
    (term) => index.postings(shard.id, term),
    parameters,
  );
  const isScoped = version !== undefined || product !== undefined;
  const pages = isScoped ? index.pagesOf(shard.id, version, product) : undefined;
  const current = currentUrl === undefined ? undefined : index.pageOf(shard.id, currentUrl);
  return candidates
    .filter(({ page }) => pages?.has(page) ?? true)
    .map((candidate) => ({
      ...candidate,
      shard,
      score: candidate.score * (candidate.page === current ? parameters.currentPage : 1),
    }));
}

function vocabularyOf(index: IndexFile, shard: number): Vocabulary {
  return {
    frequency: async (term) => index.frequency(shard, term),
    withPrefix: async (prefix, limit) => index.termsWithPrefix(shard, prefix, limit),
    wordsOfLength: async (letters) => index.wordsOfLength(shard, letters),
  };
}

export {
  buildRetrievalIndex,
  type RetrievalIndexOptions,
} from './retrieval/embedded/build-retrieval-index.ts';
export { openRetriever } from './retrieval/embedded/open-retriever.ts';
export {
  type Evaluation,
  evaluate,
  type Miss,
  type Question,
} from './retrieval/evaluation/evaluate.ts';
export { defaultParameters, type RankingParameters } from './retrieval/ranking/parameters.ts';
export type { Hit, Retriever, SearchOptions } from './retrieval/retriever.ts';

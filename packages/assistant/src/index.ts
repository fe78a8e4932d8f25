export {
  buildRetrievalIndex,
  type RetrievalIndexOptions,
} from './retrieval/embedded/build-retrieval-index.ts';
export { openRetriever } from './retrieval/embedded/open-retriever.ts';
export { type Evaluation, evaluate, type Miss } from './retrieval/evaluation/evaluate.ts';
export {
  type CheckedQuestions,
  type Question,
  type QuestionProblem,
  readQuestions,
} from './retrieval/evaluation/question.ts';
export { buildPostgresIndex } from './retrieval/postgres/build-postgres-index.ts';
export { openPostgresRetriever } from './retrieval/postgres/open-postgres-retriever.ts';
export type { Embed, PostgresOptions, Queryable } from './retrieval/postgres/queryable.ts';
export { defaultParameters, type RankingParameters } from './retrieval/ranking/parameters.ts';
export type { Hit, Retriever, SearchOptions } from './retrieval/retriever.ts';

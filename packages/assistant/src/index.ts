export {
  type CheckKey,
  type KeyCheck,
  type KeyDomain,
  type KeyRefusal,
  type KeyUse,
  keyChecker,
} from './keys/check-key.ts';
export { type CreatedKey, createKey, type NewKey } from './keys/create-key.ts';
export {
  type KeyListFilter,
  type KeyStatus,
  type ListedKey,
  listKeys,
} from './keys/list-keys.ts';
export { revokeKey } from './keys/revoke-key.ts';
export {
  type ClientNetwork,
  clientFinder,
  type FindClient,
  isForwardingIgnored,
  type TrustedProxies,
} from './limits/client-network.ts';
export {
  type Concurrency,
  type ConcurrencySettings,
  createConcurrency,
} from './limits/create-concurrency.ts';
export { createLimits, type LimitsOptions } from './limits/create-limits.ts';
export {
  createSpend,
  type Spend,
  type SpendOptions,
  type SpendRefusal,
  type SpendReservation,
} from './limits/create-spend.ts';
export {
  defaultLimits,
  type LimitRefusal,
  type LimitSettings,
  type Limits,
  type RequestLimits,
} from './limits/limits.ts';
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
export type * from './store/assistant-store.ts';
export { openMemoryStore } from './store/memory/open-memory-store.ts';
export { openStore, type StoreOptions } from './store/open-store.ts';
export {
  openPostgresStore,
  type PostgresStoreOptions,
} from './store/postgres/open-postgres-store.ts';
export { type PruneOptions, pruneRegularly } from './store/prune-regularly.ts';
export { openSqliteStore } from './store/sqlite/open-sqlite-store.ts';
export { type ConversationMessage, continueConversation } from './threads/continue-conversation.ts';
export { createThreads, type ThreadsOptions } from './threads/create-threads.ts';
export { isThreadId } from './threads/thread-signer.ts';
export type {
  PendingTurn,
  Thread,
  ThreadQuestion,
  ThreadRequest,
  ThreadSettings,
  Threads,
} from './threads/threads.ts';

export { answer } from './answer/answer.ts';
export type { AnswerEvent } from './answer/answer-event.ts';
export {
  type AnswerOptions,
  type AnswerSettings,
  answerSettings,
  type TokenSettings,
} from './answer/answer-settings.ts';
export {
  type AnswerEvaluation,
  type AnswerMiss,
  type EvaluatedAnswer,
  evaluateAnswers,
  evaluatedAnswer,
} from './answer/evaluation/evaluate-answers.ts';
export type { AnswerPhrases } from './answer/extractive/phrases.ts';
export { englishPhrases } from './answer/extractive/phrases.ts';
export { createAiModel } from './answer/model/ai-model.ts';
export type { AnswerModel, ModelOptions, ModelPart } from './answer/model/answer-model.ts';
export { type Environment, modelFromEnvironment } from './answer/model/model-from-environment.ts';
export { modelFromModule } from './answer/model/model-from-module.ts';
export type { Prompt } from './answer/prompt/build-prompt.ts';
export { plainQuestion, type Question as AskedQuestion } from './answer/question.ts';
export { type PageFacts, type SiteFacts, siteFactsOf } from './answer/site-facts.ts';
export { type Assistant, type Connection, createAssistant } from './http/create-assistant.ts';
export type {
  AllowedOrigins,
  AssistantOptions,
  DomainOptions,
  Timeouts,
} from './http/options.ts';
export type {
  AnswerGiven,
  AnswerRecord,
  AssistantEvent,
  FeedbackGiven,
  LogEntry,
} from './http/records.ts';
export { readBytes } from './http/request-body.ts';
export {
  type CheckKey,
  type KeyCheck,
  type KeyDomain,
  type KeyRefusal,
  type KeyUse,
  keyChecker,
} from './keys/check-key.ts';
export { type CreatedKey, createKey, type NewKey } from './keys/create-key.ts';
export { isDomainId } from './keys/domain-id.ts';
export {
  type KeyListFilter,
  type KeyStatus,
  type ListedKey,
  listKeys,
} from './keys/list-keys.ts';
export { revokeKey } from './keys/revoke-key.ts';
export { siteKey } from './keys/site-key.ts';
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
export { Problem, type ProblemCode } from './problem.ts';
export {
  buildRetrievalIndex,
  type RetrievalIndexOptions,
} from './retrieval/embedded/build-retrieval-index.ts';
export { openRetriever } from './retrieval/embedded/open-retriever.ts';
export { retrievalFormat } from './retrieval/embedded/schema.ts';
export {
  type Evaluation,
  evaluate,
  type Judged,
  type Miss,
} from './retrieval/evaluation/evaluate.ts';
export {
  type CheckedQuestions,
  type Question,
  type QuestionProblem,
  readQuestions,
} from './retrieval/evaluation/question.ts';
export { defaultParameters, type RankingParameters } from './retrieval/ranking/parameters.ts';
export type { Hit, Retriever, SearchOptions } from './retrieval/retriever.ts';
export type * from './store/assistant-store.ts';
export { openMemoryStore } from './store/open-memory-store.ts';
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

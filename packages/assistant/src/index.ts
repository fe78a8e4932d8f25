export { answer } from './answer/answer.ts';
export type { AnswerEvent } from './answer/answer-event.ts';
export { type AnswerOptions, answerSettings } from './answer/answer-settings.ts';
export type { AnswerModel } from './answer/language-model/answer-model.ts';
export { modelFromEnvironment } from './answer/language-model/model-from-environment.ts';
export { modelFromModule } from './answer/language-model/model-from-module.ts';
export { plainQuestion } from './answer/question.ts';
export { siteFactsOf } from './answer/site-facts.ts';
export { type Evaluation, evaluate, type Judged } from './evaluation/evaluate.ts';
export {
  type AnswerEvaluation,
  evaluateAnswers,
  evaluatedAnswer,
} from './evaluation/evaluate-answers.ts';
export { type Question, readQuestions } from './evaluation/question.ts';
export { type Assistant, type Connection, createAssistant } from './http/create-assistant.ts';
export type { AssistantOptions, DomainOptions } from './http/options.ts';
export type { AssistantEvent } from './http/records.ts';
export { readBytes } from './http/request-body.ts';
export { createKey } from './keys/create-key.ts';
export { isDomainId } from './keys/domain-id.ts';
export { listKeys } from './keys/list-keys.ts';
export { revokeKey } from './keys/revoke-key.ts';
export { siteKey } from './keys/site-key.ts';
export { clientFinder, type TrustedProxies } from './limits/client-network.ts';
export { createLimits } from './limits/create-limits.ts';
export { once } from './once.ts';
export { plain } from './plain-text.ts';
export { Problem, problemHeaders, problems } from './problem.ts';
export type { AssistantStore } from './store/assistant-store.ts';
export { openMemoryStore } from './store/open-memory-store.ts';
export { openStore } from './store/open-store.ts';
export { pruneRegularly } from './store/prune-regularly.ts';
export { reportOutages } from './store/report-outages.ts';

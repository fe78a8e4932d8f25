import { decoded } from '@waymark/core/page';
import { type AnswerEvent, type FinishReason, noTokens } from '../answer/answer-event.ts';
import { Problem } from '../problem.ts';
import type { Question } from './question.ts';

/** What a question got. */
export interface EvaluatedAnswer {
  /** Urls of the pages that it cites, decoded. */
  readonly cited: readonly string[];
  /** It was written to its end. */
  readonly isComplete: boolean;
  /** Milliseconds until its end. */
  readonly latency: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** How the answers to a set of questions did. */
export interface AnswerEvaluation {
  readonly questions: number;
  /** Share of questions whose answer cites a page that answers them; nothing where there are none. */
  readonly citedRate?: number;
  /** Answers that were not written to their end. */
  readonly failures: number;
  readonly tokens: { readonly input: number; readonly output: number };
  /** Milliseconds until the end of an answer, of those that have one; nothing where none has. */
  readonly latency?: { readonly median: number; readonly p95: number };
  /** Questions whose answer cites none of their pages, in the order of the questions. */
  readonly misses: readonly AnswerMiss[];
}

/** A question whose answer cites none of its pages, or was not written to its end. */
export interface AnswerMiss {
  readonly question: Question;
  /** The pages that it cites instead. */
  readonly cited: readonly string[];
  readonly isComplete: boolean;
}

/** Why a model ends that is not cut off; some providers have words of their own for it. */
const wholeReasons: ReadonlySet<FinishReason> = new Set(['stop', 'other']);

/** What an answer comes to. One that failed has no sources. */
export async function evaluatedAnswer(
  events: AsyncIterable<AnswerEvent>,
): Promise<EvaluatedAnswer> {
  const start = performance.now();
  let finish: (AnswerEvent & { readonly kind: 'finish' }) | undefined;
  try {
    for await (const event of events) if (event.kind === 'finish') finish = event;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  const pages = finish?.sources.map(({ url }) => decoded(url.replace(/#.*/, '')));
  return {
    cited: [...new Set(pages)],
    isComplete: finish !== undefined && wholeReasons.has(finish.reason),
    latency: performance.now() - start,
    ...(finish?.usage ?? noTokens),
  };
}

/** Questions that are asked at the same time. */
const together = 4;

/** Asks every question, and compares the pages that answers cite with those that answer. */
export async function evaluateAnswers(
  ask: (question: Question) => Promise<EvaluatedAnswer>,
  questions: readonly Question[],
): Promise<AnswerEvaluation> {
  const answers = new Map<Question, EvaluatedAnswer>();
  const waiting = questions.values();
  const askOn = async () => {
    for (const question of waiting) answers.set(question, await ask(question));
  };
  await Promise.all(Array.from({ length: together }, askOn));
  const all = [...answers.values()];
  const sum = (count: (answer: EvaluatedAnswer) => number) =>
    all.reduce((total, answer) => total + count(answer), 0);
  const times = all.flatMap(({ isComplete, latency }) => (isComplete ? latency : []));
  const misses = questions.flatMap((question): AnswerMiss[] => {
    const { cited = [], isComplete = false } = answers.get(question) ?? {};
    if (isComplete && question.pages.some((page) => cited.includes(decoded(page)))) return [];
    return [{ question, cited, isComplete }];
  });
  const count = questions.length;
  return {
    questions: count,
    ...(count > 0 && { citedRate: (count - misses.length) / count }),
    failures: all.filter(({ isComplete }) => !isComplete).length,
    tokens: {
      input: sum(({ inputTokens }) => inputTokens),
      output: sum(({ outputTokens }) => outputTokens),
    },
    ...(times.length > 0 && {
      latency: { median: quantile(times, 0.5), p95: quantile(times, 0.95) },
    }),
    misses,
  };
}

/** The smallest value that so large a share does not exceed; 0 of nothing. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

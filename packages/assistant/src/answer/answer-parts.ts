import { Problem, type ProblemCode } from '../http/problem.ts';
import type { Question } from '../http/question.ts';
import type { SpendReservation } from '../limits/create-spend.ts';
import type { AnswerEvent, CitedSource, FinishReason, TokenUsage } from '../stream/answer-event.ts';
import type { AnswerSettings } from './answer-settings.ts';
import { extractiveAnswer, titleOf } from './extractive/extractive-answer.ts';
import type { AnswerModel } from './model/answer-model.ts';
import { ModelTimeout, timed } from './model/timed.ts';
import { type AnswerFilter, createAnswerFilter } from './output/answer-filter.ts';
import type { CitableSource } from './output/citation.ts';
import type { Prompt } from './prompt/build-prompt.ts';
import { estimateTokens } from './prompt/tokens.ts';
import type { Findings } from './search/find-hits.ts';
import { addressOf } from './site-facts.ts';

const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0 };

/** An answer that quotes what was found. */
export async function* quotedAnswer(
  question: Question,
  findings: Findings,
  { phrases, policy, site }: AnswerSettings,
  opening: 'noModel' | 'modelAway',
): AsyncGenerator<AnswerEvent> {
  yield { kind: 'mode', mode: 'extractive' };
  const sources: CitedSource[] = [];
  const options = { question: question.text, findings, site, policy, phrases, opening };
  for await (const { source, text } of extractiveAnswer(options)) {
    if (source && !sources.some(({ url }) => url === source.url)) sources.push(source);
    yield { kind: 'text', delta: text };
  }
  yield { kind: 'finish', reason: 'stop', usage: noUsage, sources };
}

export interface ModelAnswer {
  readonly question: Question;
  readonly findings: Findings;
  readonly settings: AnswerSettings;
  readonly model: AnswerModel;
  readonly prompt: Prompt;
  readonly reservation: SpendReservation;
}

/** An answer that a model writes, made harmless on its way; quotes when it fails at once. */
export async function* modelAnswer(
  answer: ModelAnswer,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { findings, question, reservation, settings } = answer;
  const filter = createAnswerFilter({ policy: settings.policy, sources: sourcesOf(answer) });
  const state: ModelState = { filter, written: '', usage: undefined, reason: 'other' };
  try {
    yield* modelEvents(answer, state, signal);
  } catch (error) {
    yield { kind: 'text', delta: filter.end() };
    // A problem as the reason is told; else the client has gone.
    if (signal.aborted && !(signal.reason instanceof Problem)) return;
    if (!signal.aborted && settings.fallback === 'extractive' && state.written.trim() === '') {
      yield* quotedAnswer(question, findings, settings, 'modelAway');
    } else {
      yield failure(error);
    }
  } finally {
    const { inputTokens, outputTokens } = state.usage ?? estimated(answer.prompt, state.written);
    await reservation.settle(inputTokens + outputTokens);
  }
}

interface ModelState {
  readonly filter: AnswerFilter;
  /** What the model wrote so far. */
  written: string;
  usage: TokenUsage | undefined;
  reason: FinishReason;
}

async function* modelEvents(
  { model, prompt, settings }: ModelAnswer,
  state: ModelState,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { timeouts, tokens } = settings;
  const { filter } = state;
  const ask = (inner: AbortSignal) =>
    model.stream(prompt, { signal: inner, maxOutputTokens: tokens.output });
  for await (const part of timed(ask, timeouts, signal)) {
    if (part.kind === 'finish') {
      state.usage = part.usage;
      state.reason = part.reason;
      break;
    }
    state.written += part.text;
    const delta = filter.push(part.text);
    if (delta !== '') yield { kind: 'text', delta };
    // A model that does not keep to its limit is not followed.
    if (state.written.length > tokens.output * 12) {
      state.reason = 'length';
      break;
    }
  }
  if (state.written.trim() === '') throw new Error('The language model wrote nothing.');
  yield { kind: 'text', delta: filter.end() };
  yield {
    kind: 'finish',
    reason: state.reason,
    usage: state.usage ?? estimated(prompt, state.written),
    sources: filter.cited().map(({ title, url }) => ({ title, url })),
  };
}

/** What is found, with the numbers that the prompt gives it. */
function sourcesOf({ findings, settings }: ModelAnswer): readonly CitableSource[] {
  return findings.hits.map((hit, index) => ({
    number: index + 1,
    url: addressOf(settings.site, hit.url, hit.anchor),
    title: titleOf(hit),
  }));
}

/** For models that do not say what they used, and answers that were cut off. */
function estimated({ instructions, messages }: Prompt, written: string): TokenUsage {
  const input = [instructions, ...messages.map(({ content }) => content)].join('\n');
  return { inputTokens: estimateTokens(input), outputTokens: estimateTokens(written) };
}

function failure(cause: unknown): AnswerEvent {
  if (cause instanceof Problem) {
    return { kind: 'error', code: cause.code, message: cause.details.detail };
  }
  const code: ProblemCode = cause instanceof ModelTimeout ? 'provider_timeout' : 'provider_error';
  const message =
    code === 'provider_timeout'
      ? 'The language model did not answer in time. Try again.'
      : 'The language model failed. Try again in a moment.';
  return { kind: 'error', code, message, cause };
}

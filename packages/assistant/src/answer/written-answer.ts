import { answerableCoverage } from '@waymark/search';
import type { SpendReservation } from '../limits/create-spend.ts';
import { Problem } from '../problem.ts';
import { type AnswerEvent, type FinishReason, noTokens, type TokenUsage } from './answer-event.ts';
import type { AnswerSettings } from './answer-settings.ts';
import { type Opening, quotedAnswer, titleOf } from './extractive/quoted-answer.ts';
import { createAnswerFilter } from './filter/answer-filter.ts';
import type { AnswerModel } from './language-model/answer-model.ts';
import { ModelTimeout, timed } from './language-model/timed.ts';
import { buildPrompt, type Prompt } from './prompt/build-prompt.ts';
import { estimateTokens } from './prompt/tokens.ts';
import type { Question } from './question.ts';
import type { Findings } from './search/find-hits.ts';
import { addressOf } from './site-facts.ts';

/** A model that can be asked. */
export interface StartedModel {
  readonly model: AnswerModel;
  readonly prompt: Prompt;
  readonly reservation: SpendReservation | undefined;
  readonly question: Question;
  readonly findings: Findings;
  readonly settings: AnswerSettings;
}

/**
 * Loads the model and sets aside what it may use; gives why there are quotes in place of an answer of
 * it where there are.
 *
 * @throws Problem when it cannot be used, and the owner wants no quotes then
 */
export async function startModel(
  question: Question,
  findings: Findings,
  settings: AnswerSettings,
): Promise<StartedModel | Opening> {
  const { instructions, model, site, spend, tokens } = settings;
  if (!model) return 'noModel';
  const prompt = buildPrompt({
    question,
    ...findings,
    site,
    instructions,
    inputTokens: tokens.input,
  });
  try {
    await model.load().catch((cause: unknown) => {
      throw new Problem('provider_error', {
        detail: 'The language model of this documentation cannot be used at the moment.',
        cause,
      });
    });
    const reservation = await spend?.reserve(promptTokens(prompt) + tokens.output);
    if (reservation?.isReserved === false) {
      throw new Problem('assistant_disabled', {
        detail: 'The assistant has used up what it may spend this month.',
        retryAfter: reservation.retryAfter,
      });
    }
    return { model, prompt, reservation, question, findings, settings };
  } catch (error) {
    const isAway = error instanceof Problem && error.code !== 'store_unavailable';
    if (isAway && settings.fallback === 'extractive') return 'modelAway';
    throw error;
  }
}

/** An answer that a model writes, made harmless on its way; quotes when it fails at once. */
export async function* writtenAnswer(
  started: StartedModel,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { findings, model, prompt, question, reservation, settings } = started;
  const { policy, site, timeouts, tokens } = settings;
  const sources = findings.hits.map((hit, index) => ({
    number: index + 1,
    url: addressOf(site, hit.url, hit.anchor),
    title: titleOf(hit),
  }));
  const filter = createAnswerFilter({ policy, sources });
  let written = '';
  let hasBegun = false;
  let usage: TokenUsage | undefined;
  let reason: FinishReason = 'other';
  yield { kind: 'author', model: model.name };
  try {
    const ask = (inner: AbortSignal) =>
      model.stream(prompt, { signal: inner, maxOutputTokens: tokens.output });
    for await (const part of timed(ask, timeouts, signal)) {
      hasBegun = true;
      if (part.kind === 'reasoning') continue;
      if (part.kind === 'finish') {
        ({ reason, usage } = part);
        break;
      }
      written += part.text;
      yield { kind: 'text', delta: filter.push(part.text) };
      // A model that does not keep to its limit is not followed.
      if (written.length > tokens.output * 12) {
        reason = 'length';
        break;
      }
    }
    if (written.trim() === '') throw new Error(whyNothing(reason, tokens.output));
    usage ??= estimated(prompt, written);
    yield { kind: 'text', delta: filter.end() };
    const cited = filter.cited().map(({ title, url }) => ({ title, url }));
    const isAnswered = cited.length > 0 && findings.coverage >= answerableCoverage;
    yield { kind: 'finish', reason, usage, sources: cited, isAnswered };
  } catch (error) {
    const isRefused = !hasBegun && !signal.aborted && !(error instanceof ModelTimeout);
    // Who was refused is charged nothing, else an outage of the provider would use up the month.
    if (isRefused) usage = noTokens;
    if (!signal.aborted && settings.fallback === 'extractive' && written.trim() === '') {
      yield* quotedAnswer(question, findings, settings, 'modelAway');
      return;
    }
    yield { kind: 'text', delta: filter.end() };
    // A problem as the reason is told; else whoever asked has gone.
    if (!signal.aborted || signal.reason instanceof Problem) yield failure(error);
  } finally {
    const { inputTokens, outputTokens } = usage ?? estimated(prompt, written);
    await reservation?.settle(inputTokens + outputTokens);
  }
}

function whyNothing(reason: FinishReason, outputTokens: number): string {
  if (reason !== 'length') return 'The language model wrote nothing.';
  return `The language model used up its ${outputTokens} tokens before it wrote anything. Models that reason need more: set \`tokens.output\` of the assistant.`;
}

/** For models that do not say what they used, and answers that were cut off. */
function estimated(prompt: Prompt, written: string): TokenUsage {
  return { inputTokens: promptTokens(prompt), outputTokens: estimateTokens(written) };
}

function promptTokens({ instructions, messages }: Prompt): number {
  return estimateTokens([instructions, ...messages.map(({ content }) => content)].join('\n'));
}

function failure(cause: unknown): AnswerEvent {
  if (cause instanceof Problem) {
    return { kind: 'error', code: cause.code, message: cause.details.detail };
  }
  const [code, message] =
    cause instanceof ModelTimeout
      ? (['provider_timeout', 'The language model did not answer in time. Try again.'] as const)
      : (['provider_error', 'The language model failed. Try again in a moment.'] as const);
  return { kind: 'error', code, message, cause };
}

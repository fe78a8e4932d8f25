import { Problem } from '../http/problem.ts';
import type { Question } from '../http/question.ts';
import type { SpendReservation } from '../limits/create-spend.ts';
import type { AnswerEvent } from '../stream/answer-event.ts';
import { modelAnswer, quotedAnswer } from './answer-parts.ts';
import type { AnswerSettings } from './answer-settings.ts';
import { ModelTimeout, timed } from './model/timed.ts';
import { buildPrompt, type Prompt } from './prompt/build-prompt.ts';
import { estimateTokens } from './prompt/tokens.ts';
import { type Findings, findHits } from './search/find-hits.ts';

/** An answer that can begin: what was found, and the rest as it is made. */
export interface PreparedAnswer {
  readonly findings: Findings;
  /** Name of the model that writes it; undefined when it quotes. */
  readonly model: string | undefined;
  /** Never throws but for mistakes of this program; ends early when the signal says so. */
  events(signal: AbortSignal): AsyncGenerator<AnswerEvent>;
}

/**
 * Searches, and sees to it that the model can be asked: what fails here is still told by a status.
 *
 * @throws Problem when the index or the model cannot be used
 */
export async function prepareAnswer(
  question: Question,
  settings: AnswerSettings,
  signal: AbortSignal,
): Promise<PreparedAnswer> {
  const findings = await search(question, settings, signal);
  const model = findings.hits.length === 0 ? undefined : settings.model;
  const quotes = (opening: 'noModel' | 'modelAway'): PreparedAnswer => ({
    findings,
    model: undefined,
    events: () => quotedAnswer(question, findings, settings, opening),
  });
  if (!model) return quotes('noModel');
  const prompt = promptFor(question, findings, settings);
  const start = await startModel(prompt, settings);
  if (start instanceof Problem) {
    if (settings.fallback === 'extractive') return quotes('modelAway');
    throw start;
  }
  return {
    findings,
    model: model.name,
    events: (during) =>
      modelAnswer({ question, findings, settings, model, prompt, reservation: start }, during),
  };
}

async function search(
  question: Question,
  settings: AnswerSettings,
  signal: AbortSignal,
): Promise<Findings> {
  const { retrieval } = settings.timeouts;
  async function* find() {
    yield await findHits(question, settings);
  }
  const times = { first: retrieval, gap: retrieval, total: retrieval };
  try {
    for await (const findings of timed(find, times, signal)) return findings;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Problem('index_unavailable', {
      detail: 'The documentation cannot be searched at the moment. Try again shortly.',
      retryAfter: 5,
      cause: error instanceof ModelTimeout ? 'the search took too long' : error,
    });
  }
  throw new Error('A search ended without any result.');
}

function promptFor(question: Question, findings: Findings, settings: AnswerSettings): Prompt {
  const { instructions, site, tokens } = settings;
  return buildPrompt({ question, ...findings, site, instructions, inputTokens: tokens.input });
}

async function startModel(
  prompt: Prompt,
  { model, spend, tokens }: AnswerSettings,
): Promise<SpendReservation | Problem> {
  try {
    await model?.load();
  } catch (cause) {
    return new Problem('provider_error', {
      detail: 'The language model of this documentation cannot be used at the moment.',
      cause,
    });
  }
  const input = [prompt.instructions, ...prompt.messages.map(({ content }) => content)].join('\n');
  const reservation = await spend.reserve(estimateTokens(input) + tokens.output);
  if (reservation.isReserved) return reservation;
  return new Problem('assistant_disabled', {
    detail: 'The assistant has used up what it may spend this month.',
    retryAfter: reservation.retryAfter,
  });
}

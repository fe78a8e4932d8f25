import { type AnswerEvent, noTokens } from '../answer/answer-event.ts';
import { plain } from '../plain-text.ts';
import type { SentEvent } from '../protocols/protocol.ts';
import type { PendingTurn } from '../threads/threads.ts';
import { type Exchange, logExchange } from './exchange.ts';
import type { Asked } from './give-message.ts';
import type { AnswerGiven, AnswerRecord } from './records.ts';
import type { Server } from './server.ts';

/** Watches an answer on its way, and keeps it when it has ended. */
export interface KeptAnswer {
  readonly count: (event: SentEvent) => void;
  /** Never fails: where the store does, that is a line in the log. */
  readonly end: (isAborted: boolean) => Promise<void>;
}

type EventOf<Kind extends AnswerEvent['kind']> = AnswerEvent & { readonly kind: Kind };

/**
 * Starts watching. At the end the turn is finished, the event recorded and the log line written; a
 * question whose answer failed before its first text is refunded.
 */
export function keepAnswer(
  server: Server,
  exchange: Exchange,
  turn: PendingTurn,
  asked: Asked,
): KeptAnswer {
  let search: EventOf<'search'> | undefined;
  let finish: EventOf<'finish'> | undefined;
  let error: EventOf<'error'> | undefined;
  let model: string | undefined;
  let firstText: number | undefined;
  let text = '';

  const count = (event: SentEvent) => {
    if (event.kind === 'search') search = event;
    if (event.kind === 'author') ({ model } = event);
    if (event.kind === 'error') error = event;
    if (event.kind === 'finish') finish = event;
    if (event.kind === 'text' && event.delta !== '') {
      firstText ??= server.clock() - exchange.startedAt;
      text += event.delta;
    }
  };

  const record = (isAborted: boolean): AnswerRecord => ({
    outcome: finish ? 'complete' : isAborted && !error ? 'aborted' : 'error',
    mode: model === undefined ? 'extractive' : 'model',
    ...(model === undefined ? {} : { model }),
    ...(finish === undefined ? {} : { reason: finish.reason }),
    hits: search?.results.length ?? 0,
    coverage: Math.round((search?.coverage ?? 0) * 100) / 100,
    sources: finish?.sources.length ?? 0,
    ...(firstText === undefined ? {} : { firstText }),
    ...(finish?.usage ?? noTokens),
  });

  const given = (answer: AnswerRecord): AnswerGiven => {
    const now = server.clock();
    const { question } = asked;
    return {
      kind: 'answer',
      time: new Date(now).toISOString(),
      domain: asked.domain.id,
      requestId: exchange.requestId,
      threadId: asked.thread.id,
      messageId: asked.messageId,
      keyId: asked.key.id,
      question: question.text,
      answer: plain(text),
      page: question.currentPath,
      sources: finish?.sources ?? [],
      isAnswered: finish?.isAnswered ?? false,
      latency: now - exchange.startedAt,
      record: answer,
    };
  };

  return {
    count,
    async end(isAborted) {
      const answer = record(isAborted);
      const { inputTokens, outcome: status, outputTokens } = answer;
      const ending = { status: 200, code: error?.code, cause: error?.cause, answer };
      try {
        if (status === 'error' && text === '') await exchange.limits.refund();
        const event = given(answer);
        const { answer: written, sources } = event;
        await turn.finish({ status, answer: written, sources, model, inputTokens, outputTokens });
        await server.record(event);
        logExchange(server, exchange, ending);
      } catch (cause) {
        logExchange(server, exchange, { ...ending, code: 'internal_error', cause });
      }
    },
  };
}

import type { PreparedAnswer } from '../answer/prepare-answer.ts';
import { answerableCoverage } from '../answer/search/find-hits.ts';
import { mayAnswer } from '../answer/search/may-answer.ts';
import { addressOf, type SiteFacts } from '../answer/site-facts.ts';
import type { Hit } from '../retrieval/retriever.ts';
import type { AnswerEvent, SearchResult } from '../stream/answer-event.ts';
import {
  createDataStreamWriter,
  dataStreamHeaders,
  dataStreamHeartbeat,
} from '../stream/data-stream.ts';
import {
  createUiMessageStreamWriter,
  uiMessageStreamHeaders,
  uiMessageStreamHeartbeat,
} from '../stream/ui-message-stream.ts';
import type { PendingTurn } from '../threads/threads.ts';
import { answerStream } from './answer-stream.ts';
import { createAnswerTally } from './answer-tally.ts';
import { type Exchange, logExchange, newId } from './exchange.ts';
import type { Asked } from './give-message.ts';
import { plain } from './plain-text.ts';
import type { AnswerGiven, AnswerRecord } from './records.ts';
import type { Server } from './server.ts';

export interface Begun extends Asked {
  readonly prepared: PreparedAnswer;
  readonly turn: PendingTurn;
  /** Of the answer. */
  readonly messageId: string;
}

/** Streams an answer in the client's protocol, and keeps it when it has ended. */
export function streamMessage(server: Server, exchange: Exchange, begun: Begun): Response {
  const { controller, route, thread } = begun;
  const isFirst = route.version === 'v1';
  const tally = createAnswerTally(() => server.clock() - exchange.startedAt);
  exchange.isStreaming = true;
  const body = answerStream({
    events: eventsOf(begun),
    write: isFirst ? createDataStreamWriter(thread.id) : createUiMessageStreamWriter(thread.id),
    heartbeat: isFirst ? dataStreamHeartbeat : uiMessageStreamHeartbeat,
    silence: server.timeouts.heartbeat,
    onEvent: tally.count,
    onCancel: () => controller.abort(),
    onEnd: () => end(server, exchange, begun, tally.result(controller.signal.aborted)),
  });
  return new Response(body, {
    headers: {
      ...(isFirst ? dataStreamHeaders : uiMessageStreamHeaders),
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      ...exchange.limits.headers(),
    },
  });
}

async function* eventsOf({
  asked,
  controller,
  domain,
  messageId,
  prepared,
}: Begun): AsyncGenerator<AnswerEvent> {
  const { hits, query } = prepared.findings;
  yield { kind: 'start', messageId, notices: asked.notices };
  yield {
    kind: 'search',
    callId: newId('call'),
    query,
    filter: { ...asked.filter },
    results: hits.map((hit) => resultOf(hit, domain.settings.site)),
  };
  yield* prepared.events(controller.signal);
}

const longestExcerpt = 300;

function resultOf(hit: Hit, site: SiteFacts): SearchResult {
  const { heading, score, text, title, url } = hit;
  const excerpt = text.slice(0, longestExcerpt).toWellFormed();
  return {
    path: url,
    url: addressOf(site, url, hit.anchor),
    title,
    section: heading,
    score: Math.round(score * 1_000) / 1_000,
    excerpt: text.length > longestExcerpt ? `${excerpt}…` : excerpt,
  };
}

type Tallied = ReturnType<ReturnType<typeof createAnswerTally>['result']>;

/** Nothing here may keep the stream from closing: a failing store is a line in the log. */
async function end(server: Server, exchange: Exchange, begun: Begun, tallied: Tallied) {
  const { prepared, release, turn } = begun;
  const { coverage, hits } = prepared.findings;
  const model = tallied.mode === 'model' ? prepared.model : undefined;
  const answer = {
    outcome: tallied.outcome,
    mode: tallied.mode,
    ...(model === undefined ? {} : { model }),
    ...(tallied.reason === undefined ? {} : { reason: tallied.reason }),
    hits: hits.length,
    coverage: Math.round(coverage * 100) / 100,
    sources: tallied.sources.length,
    ...(tallied.firstText === undefined ? {} : { firstText: tallied.firstText }),
    ...tallied.usage,
  };
  const ending = { status: 200, code: tallied.error?.code, cause: tallied.error?.cause, answer };
  try {
    if (tallied.outcome === 'error' && tallied.text === '') await exchange.limits.refund();
    const { outcome: status, sources, usage } = tallied;
    const text = plain(tallied.text);
    await turn.finish({ status, answer: text, sources, model, ...usage });
    await server.record(answerGiven(server, exchange, begun, { ...tallied, text, record: answer }));
    logExchange(server, exchange, ending);
  } catch (cause) {
    logExchange(server, exchange, { ...ending, code: 'internal_error', cause });
  } finally {
    release();
  }
}

function answerGiven(
  server: Server,
  { requestId, startedAt }: Exchange,
  { asked, domain, key, messageId, prepared, thread }: Begun,
  { record, sources, text }: Tallied & { readonly record: AnswerRecord },
): AnswerGiven {
  const now = server.clock();
  const { coverage, hits } = prepared.findings;
  const isFound = prepared.model === undefined ? mayAnswer(hits) : coverage >= answerableCoverage;
  return {
    kind: 'answer',
    time: new Date(now).toISOString(),
    domain: domain.id,
    requestId,
    threadId: thread.id,
    messageId,
    keyId: key.id,
    question: asked.text,
    answer: text,
    page: asked.currentPath,
    sources,
    isAnswered: sources.length > 0 && isFound,
    latency: now - startedAt,
    record,
  };
}

import { answer } from '../answer/answer.ts';
import { type AnswerEvent, noTokens } from '../answer/answer-event.ts';
import type { Question } from '../answer/question.ts';
import { readerOf } from '../limits/create-concurrency.ts';
import { Problem } from '../problem.ts';
import { newId, type Protocol, type SentEvent } from '../protocols/protocol.ts';
import type { KeyRecord } from '../store/assistant-store.ts';
import { continueConversation } from '../threads/continue-conversation.ts';
import type { PendingTurn, Thread } from '../threads/threads.ts';
import { answerStream } from './answer-stream.ts';
import { authorize } from './authorize.ts';
import type { Exchange } from './exchange.ts';
import { keepAnswer } from './keep-answer.ts';
import { type AskedQuestion, readQuestion } from './question.ts';
import { type Domain, type Server, stopping } from './server.ts';

/** A question that is answered. */
export interface Asked {
  readonly domain: Domain;
  readonly key: KeyRecord;
  readonly thread: Thread;
  readonly question: Question;
  /** Of the answer. */
  readonly messageId: string;
}

/**
 * Answers a question in the client's protocol.
 *
 * @throws Problem where that fails before anything is sent: it is told by a status
 */
export async function giveMessage(
  server: Server,
  exchange: Exchange,
  domainId: string,
  protocol: Protocol,
): Promise<Response> {
  const { body, domain, key } = await authorize(server, exchange, domainId);
  const asked = readQuestion(body);
  const known = await knownThread(server, domain, asked);
  const { controller, leave } = takePlace(server, exchange, key, asked);
  const { signal } = controller;
  let turn: PendingTurn | undefined;
  try {
    const question = await withHistory(known, asked);
    await exchange.limits.use();
    // What is refused leaves no thread.
    const thread = known ?? (await server.open(domain.threadScope, asked.fingerprint));
    exchange.facts = { ...exchange.facts, threadId: thread.id };
    Object.assign(exchange.headers, threadHeaders(thread, asked));
    const messageId = newId('msg');
    turn = await thread.ask({
      messageId: asked.messageId,
      question: question.text,
      page: question.currentPath,
      keyId: key.id,
    });
    const events = answer(question, domain.settings, signal);
    const found = await events.next();
    const kept = keepAnswer(server, exchange, turn, { domain, key, thread, question, messageId });
    const stream = answerStream({
      events: sent({ kind: 'start', messageId, notices: asked.notices }, found, events),
      write: protocol.writer(thread.id),
      heartbeat: protocol.heartbeat,
      silence: server.heartbeat,
      onEvent: kept.count,
      onCancel: () => controller.abort(),
      onEnd: () => kept.end(signal.aborted).finally(leave),
    });
    exchange.isStreaming = true;
    return new Response(stream, {
      headers: { ...protocol.headers, ...unbuffered, ...exchange.limits.headers() },
    });
  } catch (error) {
    // Where the store is away, neither can be done, and the error is what there is to tell.
    await Promise.allSettled([
      // Whoever has left pays for the question; one that the server itself cuts off is given back.
      !signal.aborted || signal.reason instanceof Problem ? exchange.limits.refund() : undefined,
      turn?.finish({
        ...{ status: signal.aborted ? 'aborted' : 'error', answer: '', sources: [] },
        ...{ model: undefined, ...noTokens },
      }),
    ]);
    leave();
    throw error;
  }
}

/** What keeps proxies from holding an answer back. */
const unbuffered = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

async function* sent(
  start: SentEvent,
  found: IteratorResult<AnswerEvent>,
  events: AsyncGenerator<AnswerEvent>,
): AsyncGenerator<SentEvent> {
  yield start;
  if (!found.done) yield found.value;
  yield* events;
}

/** A place among the answers that are being made, whose controller cuts the answer off. */
function takePlace(
  { concurrency, isStopping, running }: Server,
  { client, request }: Exchange,
  key: KeyRecord,
  { fingerprint }: AskedQuestion,
) {
  // The question may have arrived for longer than the server takes new ones.
  if (isStopping) throw stopping();
  const leave = concurrency.enter({
    key: key.id,
    reader: readerOf(key, fingerprint, client.network),
  });
  if (!leave) {
    throw new Problem('too_many_concurrent', {
      detail: 'Too many answers are being made at the moment. Try again shortly.',
      retryAfter: 5,
    });
  }
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (request.signal.aborted) abort();
  request.signal.addEventListener('abort', abort, { once: true });
  running.add(controller);
  return {
    controller,
    leave() {
      running.delete(controller);
      leave();
    },
  };
}

async function knownThread(
  server: Server,
  { threadScope: scope }: Domain,
  { fingerprint, threadId: id, threadKey: key }: AskedQuestion,
): Promise<Thread | undefined> {
  return id === undefined ? undefined : server.resume({ scope, id, key, fingerprint });
}

function threadHeaders(
  { id, key }: Thread,
  { isResultCountClamped, question }: AskedQuestion,
): Record<string, string> {
  return {
    'x-thread-id': id,
    ...(key === undefined ? {} : { 'x-thread-key': key }),
    ...(isResultCountClamped ? { 'x-retrieval-page-size': String(question.resultCount) } : {}),
  };
}

/** The question after what the thread has kept, where the client did not send it. */
async function withHistory(
  thread: Thread | undefined,
  { messageId, question }: AskedQuestion,
): Promise<Question> {
  if (!thread) return question;
  const last = { role: 'user', text: question.text } as const;
  const all = continueConversation([...question.history, last], await thread.turns(), messageId);
  return { ...question, history: all.slice(0, -1) };
}

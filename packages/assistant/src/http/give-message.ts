import { prepareAnswer } from '../answer/prepare-answer.ts';
import { readerOf } from '../limits/create-concurrency.ts';
import type { KeyRecord } from '../store/assistant-store.ts';
import { continueConversation } from '../threads/continue-conversation.ts';
import type { PendingTurn, Thread } from '../threads/threads.ts';
import { authorize } from './authorize.ts';
import { type Exchange, newId } from './exchange.ts';
import { threadNotFound } from './give-feedback.ts';
import { Problem } from './problem.ts';
import { type Question, readQuestion } from './question.ts';
import type { Route } from './route.ts';
import type { Domain, Server } from './server.ts';
import { streamMessage } from './stream-message.ts';

/** Answers a question. What fails before anything is sent is told by a status. */
export async function giveMessage(
  server: Server,
  exchange: Exchange,
  route: Route,
): Promise<Response> {
  const { body, domain, key } = await authorize(server, exchange, route);
  const question = readQuestion(body);
  const thread = await threadOf(server, domain, question);
  exchange.facts = { ...exchange.facts, threadId: thread.id };
  Object.assign(exchange.headers, threadHeaders(thread, question));
  const reader = readerOf(key, question.fingerprint, exchange.client.network);
  const leave = server.concurrency.enter({ key: key.id, reader });
  if (!leave) {
    throw new Problem('too_many_concurrent', {
      detail: 'Too many answers are being made at the moment. Try again shortly.',
      retryAfter: 5,
    });
  }
  const controller = new AbortController();
  server.running.add(controller);
  const release = () => {
    server.running.delete(controller);
    leave();
  };
  try {
    const asked = await withHistory(thread, question);
    return await begin(server, exchange, {
      route,
      domain,
      key,
      thread,
      asked,
      controller,
      release,
    });
  } catch (error) {
    release();
    throw error;
  }
}

/** All that an answer needs. */
export interface Asked {
  readonly route: Route;
  readonly domain: Domain;
  readonly key: KeyRecord;
  readonly thread: Thread;
  readonly asked: Question;
  /** Cuts the answer off. */
  readonly controller: AbortController;
  /** Gives back the place among the answers that are being made. */
  readonly release: () => void;
}

async function begin(server: Server, exchange: Exchange, all: Asked): Promise<Response> {
  const { asked, controller, domain, key, thread } = all;
  const { limits, request } = exchange;
  const refused = await limits.use();
  if (refused) throw new Problem(refused.code, refused);
  const abort = () => controller.abort();
  if (request.signal.aborted) abort();
  request.signal.addEventListener('abort', abort, { once: true });
  const messageId = newId('msg');
  let turn: PendingTurn | undefined;
  try {
    turn = await thread.ask({
      messageId: asked.messageId,
      question: asked.text,
      page: asked.currentPath,
      keyId: key.id,
    });
    const prepared = await prepareAnswer(asked, domain.settings, controller.signal);
    return streamMessage(server, exchange, { ...all, prepared, turn, messageId });
  } catch (error) {
    const status = controller.signal.aborted ? 'aborted' : 'error';
    // Where the store is away, neither can be done, and the error is what there is to tell.
    await Promise.allSettled([
      status === 'error' ? limits.refund() : undefined,
      turn?.finish({ ...nothingWritten, status }),
    ]);
    throw error;
  }
}

const nothingWritten = {
  answer: '',
  sources: [],
  model: undefined,
  inputTokens: 0,
  outputTokens: 0,
} as const;

async function threadOf(server: Server, domain: Domain, question: Question): Promise<Thread> {
  const threads = await server.threads();
  const { fingerprint, threadId, threadKey } = question;
  if (threadId === undefined) return threads.open(domain.id, fingerprint);
  const thread = await threads.resume({
    domain: domain.id,
    id: threadId,
    key: threadKey,
    fingerprint,
  });
  if (!thread) throw threadNotFound();
  return thread;
}

function threadHeaders(thread: Thread, question: Question): Record<string, string> {
  return {
    'x-thread-id': thread.id,
    ...(thread.key === undefined ? {} : { 'x-thread-key': thread.key }),
    ...(question.isResultCountClamped
      ? { 'x-retrieval-page-size': String(question.resultCount) }
      : {}),
  };
}

/** The question after what the thread has kept, where the client did not send it. */
async function withHistory(thread: Thread, question: Question): Promise<Question> {
  if (question.threadId === undefined) return question;
  const last = { role: 'user', text: question.text } as const;
  const all = continueConversation([...question.history, last], await thread.turns());
  return { ...question, history: all.slice(0, -1) };
}

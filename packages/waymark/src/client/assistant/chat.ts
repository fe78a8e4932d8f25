import { AssistantError, type ChatChunk } from '@waymark/client';
import type { AssistantLabels } from '../labels.ts';
import { type AskedAnswer, type AskOptions, ask } from './ask.ts';
import type { Connection } from './connection.ts';
import {
  type Answer,
  type Conversation,
  emptyAnswer,
  type Rating,
  type Turn,
} from './conversation.ts';
import type { ConversationStore } from './conversation-store.ts';
import { BrokenAnswer, failureNotice } from './failure.ts';
import type { AskedContext } from './request.ts';
import { sendFeedback } from './send-feedback.ts';

/** What a conversation needs of the page. */
export interface ChatOptions {
  /** Finds out where the assistant is; asked again after a failure. */
  readonly connect: () => Promise<Connection>;
  readonly page: AskOptions['page'];
  readonly labels: AssistantLabels;
  /** Of the labels. */
  readonly language: string;
  readonly store: ConversationStore;
  /** Told when something is another than before. */
  readonly onChange: () => void;
}

/** Milliseconds that a page that is left may go on for. */
const leaving = 400;

/** A conversation with the assistant, without anything that shows it. */
export class Chat {
  readonly #options: ChatOptions;
  #connection: Promise<Connection> | undefined;
  #conversation: Conversation;
  #running: AbortController | undefined;

  constructor(options: ChatOptions) {
    this.#options = options;
    this.#conversation = options.store.load();
  }

  get turns(): readonly Turn[] {
    return this.#conversation.turns;
  }

  get draft(): string {
    return this.#conversation.draft ?? '';
  }

  set draft(draft: string) {
    this.#conversation = { ...this.#conversation, draft };
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** @throws when the site does not say where its assistant is; another call tries again */
  connect(): Promise<Connection> {
    this.#connection ??= this.#options.connect().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  /** Asks a question, in the thread of those before it. */
  ask(question: string, context: readonly AskedContext[]): Promise<void> {
    this.stop();
    const turn = { id: Date.now().toString(36), question, context, answer: emptyAnswer };
    this.#set({ turns: [...this.turns, turn] });
    return this.#answer();
  }

  /** Asks the last question again, in place of its answer. */
  retry(): Promise<void> {
    this.stop();
    const last = this.turns.slice(-1).map((turn) => ({ ...turn, answer: emptyAnswer }));
    this.#set({ turns: [...this.turns.slice(0, -1), ...last] });
    return this.#answer();
  }

  /** Ends the answer that is being written. */
  stop(): void {
    if (!this.#running) return;
    this.#running.abort();
    this.#running = undefined;
    this.#setAnswer({ state: 'stopped' });
    this.save();
  }

  clear(): void {
    this.stop();
    this.#conversation = { turns: [], draft: this.draft };
    this.save();
    this.#options.onChange();
  }

  /** @throws when the server cannot be told */
  async rate(turn: Turn, rating: Rating): Promise<void> {
    await sendFeedback(await this.connect(), this.#conversation, turn, rating);
    const rated = (one: Turn) =>
      one.id === turn.id ? { ...one, answer: { ...one.answer, rating } } : one;
    this.#set({ turns: this.turns.map(rated) });
    this.save();
  }

  /** Takes up what was said on other pages. */
  load(): void {
    // What this page has of it is older than what is kept.
    this.#running?.abort();
    this.#running = undefined;
    this.#conversation = this.#options.store.load();
    this.#options.onChange();
  }

  /** Keeps the conversation for the next page. */
  save(): void {
    this.#options.store.save(this.#conversation);
  }

  async #answer(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running = controller;
    this.save();
    let ending: Partial<Answer> = { state: 'done' };
    try {
      const asked = await this.#start(signal);
      const { threadId, threadKey } = asked;
      if (!signal.aborted) this.#set({ threadId, threadKey });
      await this.#receive(asked.chunks, signal);
    } catch (error) {
      const { labels, language } = this.#options;
      // The key may have been replaced since the page asked for it.
      if (error instanceof AssistantError && error.details.status === 401) {
        this.#connection = undefined;
      }
      // A page that is being left loses its connections first: its answer was stopped, no more.
      if (error instanceof TypeError) await new Promise((resolve) => setTimeout(resolve, leaving));
      ending = { state: 'failed', notice: failureNotice(error, labels, language) };
    }
    // The reader went on, and the answer has been dealt with.
    if (signal.aborted) return;
    this.#running = undefined;
    this.#setAnswer(ending);
    this.save();
  }

  /** A thread that the server does not know any more goes on as a new one. */
  async #start(signal: AbortSignal): Promise<AskedAnswer> {
    const { page } = this.#options;
    const connection = await this.connect();
    const conversation = this.#conversation;
    try {
      return await ask({ connection, conversation, page, signal });
    } catch (error) {
      const isGone = error instanceof AssistantError && error.details.code === 'thread_not_found';
      if (!isGone || conversation.threadId === undefined) throw error;
      const { turns } = conversation;
      return ask({ connection, conversation: { turns }, page, signal });
    }
  }

  async #receive(chunks: ReadableStream<ChatChunk>, signal: AbortSignal): Promise<void> {
    const reader = chunks.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      if (value.type === 'error') throw new BrokenAnswer(value.errorText);
      this.#setAnswer(withChunk(this.turns.at(-1)?.answer ?? emptyAnswer, value));
    }
  }

  #setAnswer(changed: Partial<Answer>): void {
    const last = this.turns.at(-1);
    if (!last) return;
    const turn = { ...last, answer: { ...last.answer, ...changed } };
    this.#set({ turns: this.turns.with(-1, turn) });
  }

  #set(changed: Partial<Conversation>): void {
    this.#conversation = { ...this.#conversation, ...changed };
    this.#options.onChange();
  }
}

function withChunk(answer: Answer, chunk: ChatChunk): Partial<Answer> {
  switch (chunk.type) {
    case 'start':
      return chunk.messageId === undefined ? {} : { id: chunk.messageId };
    case 'text-delta':
      return { text: answer.text + chunk.delta, state: 'writing' };
    case 'data-mode':
      return { isQuote: true };
    case 'source-url':
      return {
        sources: [...answer.sources, { url: chunk.url, title: chunk.title ?? chunk.url }],
      };
    case 'finish':
      return { isCut: chunk.messageMetadata?.finishReason === 'length' };
    default:
      return {};
  }
}

import { AssistantError, problemOf } from './assistant-error.ts';
import type { ChatChunk } from './chunks.ts';
import { readChunks } from './read-chunks.ts';

/** Where questions go, and what goes with each. */
export interface WaymarkChatTransportOptions {
  /** Address of the endpoint: `https://…/v1/assistant/{domain}/message`. */
  readonly api: string;
  /** Sent as `Authorization: Bearer …`. In a browser everybody can read it: use a publishable key. */
  readonly apiKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Who asks: `anonymous` by default. */
  readonly fp?: string;
  /** A thread to go on with. */
  readonly threadId?: string | undefined;
  /** Second secret of that thread, where the server asks for one. */
  readonly threadKey?: string | undefined;
  /** More fields of the body, such as `retrievalPageSize` and `filter`. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly fetch?: typeof globalThis.fetch;
}

/** What chats of the AI SDK 5 and later hand to a transport, as far as it is needed. */
export interface SendMessagesOptions {
  readonly chatId: string;
  readonly messages: readonly SentMessage[];
  readonly abortSignal: AbortSignal | undefined;
  readonly headers?: Record<string, string> | Headers | undefined;
  readonly body?: object | undefined;
}

/** Where the server keeps a chat, if it does. */
interface ChatThread {
  readonly id: string | undefined;
  readonly key: string | undefined;
}

/** A message of a chat, of which only the text parts are sent. */
export interface SentMessage {
  readonly id: string;
  readonly role: string;
  readonly parts: readonly { readonly type: string }[];
}

/** Messages that are sent before a question: the server keeps no more of them, and refuses many. */
const mostEarlier = 24;

/**
 * A transport with which `useChat` and `Chat` of the AI SDK 5 and later talk to `/v1`. It needs no
 * version of the SDK itself, and keeps the thread of each chat:
 *
 *     useChat({ transport: new WaymarkChatTransport({ api, apiKey }) })
 */
export class WaymarkChatTransport {
  readonly #options: WaymarkChatTransportOptions;
  readonly #threads = new Map<string, ChatThread>();

  constructor(options: WaymarkChatTransportOptions) {
    this.#options = options;
  }

  /** The thread of a chat, once its first answer has begun. */
  threadOf(chatId: string): string | undefined {
    return this.#threadOf(chatId).id;
  }

  /** Its second secret, where the server gives one. */
  threadKeyOf(chatId: string): string | undefined {
    return this.#threadOf(chatId).key;
  }

  /**
   * Asks the last question of a chat. Where its thread is gone, as it is when it has expired, the chat goes
   * on in a new one, of which the messages before the question tell.
   *
   * @throws AssistantError when the server refuses; the TypeError of `fetch` when it cannot be reached,
   * by which chats of the AI SDK know that they are offline
   */
  async sendMessages(options: SendMessagesOptions): Promise<ReadableStream<ChatChunk>> {
    const { chatId } = options;
    try {
      return await this.#send(options);
    } catch (error) {
      const isGone = error instanceof AssistantError && error.details.code === 'thread_not_found';
      if (!isGone || this.threadOf(chatId) === undefined) throw error;
      this.#threads.set(chatId, { id: undefined, key: undefined });
      return this.#send(options);
    }
  }

  #threadOf(chatId: string): ChatThread {
    const { threadId: id, threadKey: key } = this.#options;
    return this.#threads.get(chatId) ?? { id, key };
  }

  async #send(options: SendMessagesOptions): Promise<ReadableStream<ChatChunk>> {
    const { abortSignal, chatId } = options;
    const { api, fetch = globalThis.fetch } = this.#options;
    const response = await fetch(api, {
      method: 'POST',
      headers: this.#headers(options.headers),
      body: JSON.stringify(this.#body(options)),
      signal: abortSignal ?? null,
    });
    const id = response.headers.get('x-thread-id');
    const key = response.headers.get('x-thread-key') ?? this.threadKeyOf(chatId);
    if (id !== null) this.#threads.set(chatId, { id, key });
    if (!response.ok || !response.body) throw await refusal(response, api);
    return readChunks(response.body);
  }

  /** Answers that were cut off are not kept up: there is nothing to go on with. */
  async reconnectToStream(): Promise<null> {
    return null;
  }

  #headers(more: SendMessagesOptions['headers']): Headers {
    const { apiKey, headers } = this.#options;
    const all = new Headers({ ...headers });
    for (const [name, value] of new Headers(more)) all.set(name, value);
    if (apiKey !== undefined) all.set('authorization', `Bearer ${apiKey}`);
    all.set('content-type', 'application/json');
    all.set('accept', 'text/event-stream');
    return all;
  }

  #body({ body, chatId, messages }: SendMessagesOptions): object {
    const threadId = this.threadOf(chatId);
    return {
      fp: this.#options.fp ?? 'anonymous',
      ...(threadId === undefined ? {} : { threadId, threadKey: this.threadKeyOf(chatId) }),
      ...this.#options.body,
      ...body,
      messages: messages.slice(-mostEarlier - 1).map(plainMessage),
    };
  }
}

/** Only what the server reads: the text. */
function plainMessage({ id, parts, role }: SentMessage): object {
  const text = parts
    .map((part) => (part.type === 'text' && 'text' in part ? String(part.text) : ''))
    .join('');
  return { id, role, content: text, parts: [{ type: 'text', text }] };
}

async function refusal(response: Response, api: string): Promise<AssistantError> {
  const { status } = response;
  const problem = problemOf(await response.text());
  const message =
    status === 404
      ? `There is no assistant at ${api}. The path that the docs are below is part of its address.`
      : `The server answered with the status ${status}.`;
  return new AssistantError(problem ?? { code: 'unknown', status, message });
}

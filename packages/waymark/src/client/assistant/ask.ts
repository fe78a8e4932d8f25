import { type ChatChunk, WaymarkChatTransport } from '@waymark/client';
import type { Connection } from './connection.ts';
import type { Conversation, Turn } from './conversation.ts';

/** What a question is asked with, besides the conversation before it. */
export interface AskOptions {
  readonly connection: Connection;
  readonly conversation: Conversation;
  /** The page that is being read, if it is one of the docs: path below the base, and its part of the site. */
  readonly page: {
    readonly path?: string | undefined;
    readonly language?: string | undefined;
    readonly version?: string | undefined;
    readonly product?: string | undefined;
  };
  readonly signal: AbortSignal;
}

/** An answer on its way, and the thread that it belongs to. */
export interface AskedAnswer {
  readonly chunks: ReadableStream<ChatChunk>;
  readonly threadId: string | undefined;
  readonly threadKey: string | undefined;
}

/** Earlier turns that are sent along: the server keeps no more of them, or none at all. */
const mostTurns = 12;
/** What the server takes. */
const longestPath = 200;

/**
 * Asks the last question of a conversation.
 *
 * @throws AssistantError when the server refuses, TypeError when it cannot be reached
 */
export async function ask(options: AskOptions): Promise<AskedAnswer> {
  const { connection, conversation, page, signal } = options;
  const { threadId, threadKey, turns } = conversation;
  const transport = new WaymarkChatTransport({
    api: connection.addressOf('message'),
    apiKey: connection.key,
    ...{ threadId, threadKey },
  });
  const { language, path, product, version } = page;
  const chunks = await transport.sendMessages({
    chatId: '',
    messages: turns.slice(-mostTurns).flatMap(messagesOf),
    abortSignal: signal,
    body: {
      context: turns.at(-1)?.context,
      currentPath: path?.slice(0, longestPath),
      filter: { language, product, version },
    },
  });
  return { chunks, threadId: transport.threadOf(''), threadKey: transport.threadKeyOf('') };
}

/** An answer that was never given is no turn of the assistant. */
function messagesOf({ answer, id, question }: Turn) {
  const message = (id: string, role: string, text: string) => ({
    id,
    role,
    parts: [{ type: 'text', text }],
  });
  const asked = message(id, 'user', question);
  return answer.text === '' ? [asked] : [asked, message(answer.id ?? '', 'assistant', answer.text)];
}

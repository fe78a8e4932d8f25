import { absoluteLinks } from './absolute-links.ts';
import { AssistantError, type AssistantErrorDetails } from './assistant-error.ts';
import type { ChatChunk } from './chunks.ts';
import { incompleteAnswer } from './read-chunks.ts';
import {
  type SentMessage,
  WaymarkChatTransport,
  type WaymarkChatTransportOptions,
} from './waymark-chat-transport.ts';

/**
 * Where a question goes, and what goes with it. Which thread it went on with, the event `start` says.
 */
export interface AskOptions extends Omit<WaymarkChatTransportOptions, 'body'> {
  /** What was said before, for servers that keep no threads. */
  readonly earlier?: readonly SentMessage[];
  /** Sections to answer from; 5 by default. */
  readonly retrievalPageSize?: number;
  /** Only these pages. */
  readonly filter?: {
    readonly version?: string;
    readonly language?: string;
    readonly product?: string;
    readonly tag?: string;
    readonly path?: string;
  };
  /** Ends the answer, on the server too. */
  readonly signal?: AbortSignal;
}

/** A section that was found for a question. */
export interface FoundSection {
  /** Page below the base of the site. */
  readonly path: string;
  /** Address of the section. */
  readonly url: string;
  /** What of it fits the question. */
  readonly content: string;
  readonly metadata: { readonly title: string; readonly section: string; readonly score: number };
}

/** What happens while a question is answered, in this order. */
export type AnswerEvent =
  | {
      readonly type: 'start';
      /** Feedback names the answer by it. */
      readonly messageId: string | undefined;
      readonly threadId: string | undefined;
      readonly threadKey: string | undefined;
    }
  | { readonly type: 'search'; readonly results: readonly FoundSection[] }
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'source'; readonly url: string; readonly title: string }
  | {
      readonly type: 'finish';
      readonly threadId: string | undefined;
      /** Of the model, such as `stop` and `length`. */
      readonly reason: string | undefined;
      /** No model wrote the answer: it quotes the docs. */
      readonly isQuote: boolean;
    };

/**
 * Asks a question, and gives the answer as it is made. The request begins with the first event that is
 * taken, and ends with the loop that takes them.
 *
 *     for await (const event of ask('How do I start?', { api, apiKey })) {
 *       if (event.type === 'text') write(event.delta);
 *     }
 *
 * @throws AssistantError when the server refuses, cannot be reached, or does not complete the answer;
 * the reason of `signal` when that ends it
 */
export async function* ask(question: string, options: AskOptions): AsyncGenerator<AnswerEvent> {
  const { earlier = [], filter, retrievalPageSize, signal, ...target } = options;
  const transport = new WaymarkChatTransport(target);
  const origin = otherOrigin(target.api);
  const message = { id: 'question', role: 'user', parts: [textPart(question)] };
  const sent = transport.sendMessages({
    chatId: '',
    messages: [...earlier, message],
    abortSignal: signal,
    body: { filter, retrievalPageSize },
  });
  const unreachable = { code: 'unreachable', message: `There is no answer from ${target.api}.` };
  const chunks = await sent.catch(lostAs(unreachable, signal));
  const reader = chunks.getReader();
  const thread = { threadId: transport.threadOf(''), threadKey: transport.threadKeyOf('') };
  const withOrigin = origin === undefined ? undefined : originWriter(origin);
  let isQuote = false;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(lostAs(incomplete, signal));
      if (done) return;
      if (value.type === 'data-mode') isQuote = true;
      const event = eventOf(value, thread, isQuote);
      if (event) yield withOrigin?.(event, isQuote) ?? event;
    }
  } finally {
    // Whoever takes no more of an answer wants no more of it to be made.
    await reader.cancel().catch(() => undefined);
  }
}

/** Throws a failure of the network, which is a TypeError, as an error of these details. */
function lostAs(details: AssistantErrorDetails, signal: AbortSignal | undefined) {
  return (cause: unknown): never => {
    if (!(cause instanceof TypeError) || signal?.aborted) throw cause;
    throw new AssistantError(details, { cause });
  };
}

const incomplete = { code: 'answer_failed', message: incompleteAnswer };

/** Where the docs are, if that is not where the page is that asks. */
function otherOrigin(api: string): string | undefined {
  const page = (globalThis as { location?: Location }).location;
  const origin = parsed(api, page?.href)?.origin;
  return origin === page?.origin ? undefined : origin;
}

/** As `URL.parse`, which Safari 17 does not have. */
function parsed(url: string, base?: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/** Addresses of a site that does not know its own begin at its root, and are of no use elsewhere. */
function originWriter(origin: string): (event: AnswerEvent, isQuote: boolean) => AnswerEvent {
  const absolute = (url: string) => parsed(url, origin)?.href ?? url;
  const writtenText = absoluteLinks(origin);
  const quotingText = (delta: string) => delta.replaceAll(quoteLink, `$1${origin}/`);
  return (event, isQuote) => {
    switch (event.type) {
      case 'source':
        return { ...event, url: absolute(event.url) };
      case 'search':
        return {
          ...event,
          results: event.results.map((one) => ({ ...one, url: absolute(one.url) })),
        };
      case 'text':
        return { ...event, delta: (isQuote ? quotingText : writtenText)(event.delta) };
      default:
        return event;
    }
  };
}

/**
 * What stands before the path of a source above a quote, and in the list of what else was found; quotes
 * themselves begin with `>`.
 */
const quoteLink = /^((?:\*\*|- )\[(?:\\.|[^\\\]\n])*\]\()\/(?!\/)/gm;

/** What the parts of a message that is sent hold. */
export function textPart(text: string): { readonly type: 'text'; readonly text: string } {
  return { type: 'text', text };
}

type Thread = Pick<AnswerEvent & { type: 'start' }, 'threadId' | 'threadKey'>;

function eventOf(chunk: ChatChunk, thread: Thread, isQuote: boolean): AnswerEvent | undefined {
  switch (chunk.type) {
    case 'start':
      return { type: 'start', messageId: chunk.messageId, ...thread };
    case 'tool-output-available':
      return { type: 'search', results: chunk.output as FoundSection[] };
    case 'text-delta':
      return { type: 'text', delta: chunk.delta };
    case 'source-url':
      return { type: 'source', url: chunk.url, title: chunk.title ?? chunk.url };
    case 'finish': {
      const { finishReason: reason, threadId = thread.threadId } = chunk.messageMetadata ?? {};
      return { type: 'finish', threadId, reason, isQuote };
    }
    case 'error':
      throw new AssistantError({ code: 'answer_failed', message: chunk.errorText });
    default:
      return undefined;
  }
}

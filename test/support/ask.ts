import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai';

/** What a page's widget reads before it asks. */
export interface WidgetSettings {
  readonly endpoint: string;
  readonly key: string;
  readonly hasModel: boolean;
  readonly trailingSlash?: boolean;
}

type Message = UIMessage<{ readonly threadId?: string }>;

export interface Answer {
  readonly text: string;
  readonly threadId: string | undefined;
  /** Texts of the sources. */
  readonly sources: readonly string[];
  /** Milliseconds from the question until its first words, and until its end. */
  readonly first: number;
  readonly end: number;
}

/** The settings that a site gives its widget. */
export async function widgetSettings(url: string, base = ''): Promise<WidgetSettings> {
  const response = await fetch(`${url}${base}/_waymark/assistant.json`);
  return (await response.json()) as WidgetSettings;
}

/**
 * Asks with the AI SDK's own transport of the newest major version.
 *
 * @throws what the SDK makes of a refusal
 */
export async function askWithSdk(
  url: string,
  { endpoint, key, trailingSlash }: WidgetSettings,
  text: string,
  { signal, threadId }: { signal?: AbortSignal; threadId?: string | undefined } = {},
): Promise<Answer> {
  const transport = new DefaultChatTransport<Message>({
    api: `${url}${endpoint.replace('/v1/', '/v2/')}/message${trailingSlash ? '/' : ''}`,
    headers: { Authorization: `Bearer ${key}` },
    body: { fp: 'anonymous', ...(threadId === undefined ? {} : { threadId }) },
  });
  const started = performance.now();
  const stream = await transport.sendMessages({
    trigger: 'submit-message',
    chatId: 'chat',
    messageId: undefined,
    messages: [{ id: crypto.randomUUID(), role: 'user', parts: [{ type: 'text', text }] }],
    abortSignal: signal,
  });
  let last: Message | undefined;
  let first = Number.NaN;
  for await (const message of readUIMessageStream<Message>({ stream, terminateOnError: true })) {
    if (Number.isNaN(first) && textOf(message) !== '') first = performance.now() - started;
    last = message;
  }
  return {
    text: last ? textOf(last) : '',
    threadId: last?.metadata?.threadId,
    sources: (last?.parts ?? []).flatMap((part) => (part.type === 'source-url' ? [part.url] : [])),
    first,
    end: performance.now() - started,
  };
}

function textOf({ parts }: Message): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

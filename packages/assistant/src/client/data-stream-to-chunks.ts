import type { ChatChunk } from './chunks.ts';

/**
 * Turns lines of the data stream protocol (AI SDK 4) into chunks for later versions. Lines that are
 * not known are skipped.
 *
 * @param threadId as the headers of the response have it
 */
export function dataStreamToChunks(threadId?: string): TransformStream<Uint8Array, ChatChunk> {
  const decoder = new TextDecoder();
  const read = lineReader(threadId);
  let rest = '';
  const pass = (text: string, controller: TransformStreamDefaultController<ChatChunk>) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) for (const chunk of read.line(line)) controller.enqueue(chunk);
  };
  return new TransformStream({
    transform: (bytes, controller) => pass(decoder.decode(bytes, { stream: true }), controller),
    flush(controller) {
      pass(`${decoder.decode()}\n`, controller);
      for (const chunk of read.end()) controller.enqueue(chunk);
    },
  });
}

function lineReader(threadId: string | undefined) {
  const textId = 'answer';
  let isTextOpen = false;
  let isOver = false;
  const closeText = (): ChatChunk[] => {
    const chunks: ChatChunk[] = isTextOpen
      ? [{ type: 'text-end', id: textId }, { type: 'finish-step' }]
      : [];
    isTextOpen = false;
    return chunks;
  };
  const readers: Readonly<Record<string, (value: unknown) => ChatChunk[]>> = {
    0(value) {
      if (typeof value !== 'string') return [];
      const opening: ChatChunk[] = isTextOpen
        ? []
        : [{ type: 'start-step' }, { type: 'text-start', id: textId }];
      isTextOpen = true;
      return [...opening, { type: 'text-delta', id: textId, delta: value }];
    },
    8: (value) =>
      Array.isArray(value) ? value.flatMap((one) => annotationChunks(one, threadId)) : [],
    e: closeText,
    3(value) {
      isOver = true;
      return [
        { type: 'error', errorText: typeof value === 'string' ? value : 'The answer failed.' },
      ];
    },
    d(value) {
      isOver = true;
      const finishReason = field(value, 'finishReason');
      const thread = field(value, 'threadId') ?? threadId;
      const messageMetadata = {
        ...(thread === undefined ? {} : { threadId: thread }),
        ...(finishReason === undefined ? {} : { finishReason }),
      };
      return [{ type: 'finish', messageMetadata }];
    },
  };
  return {
    line(line: string): ChatChunk[] {
      const colon = line.indexOf(':');
      const reader = readers[line.slice(0, colon)];
      if (isOver || colon === -1 || !reader) return [];
      const value = parsed(line.slice(colon + 1));
      return value === undefined ? [] : reader(value);
    },
    end: (): ChatChunk[] =>
      isOver ? [] : [{ type: 'error', errorText: 'The answer ended before it was complete.' }],
  };
}

/** All that an answer has besides its text; see `createDataStreamWriter`. */
function annotationChunks(annotation: unknown, threadId: string | undefined): ChatChunk[] {
  switch (field(annotation, 'type')) {
    case 'start':
      return [startChunk(annotation, threadId)];
    case 'search':
      return searchChunks(annotation);
    case 'mode':
      return [{ type: 'data-mode', data: { mode: recordOf(annotation)['mode'] } }];
    case 'finish':
      return sourceChunks(recordOf(annotation)['sources']);
    default:
      return [];
  }
}

function startChunk(annotation: unknown, threadId: string | undefined): ChatChunk {
  const messageId = field(annotation, 'messageId');
  const thread = field(annotation, 'threadId') ?? threadId;
  const { notices } = recordOf(annotation);
  const messageMetadata = {
    ...(thread === undefined ? {} : { threadId: thread }),
    ...(Array.isArray(notices) ? { notices } : {}),
  };
  return { type: 'start', ...(messageId === undefined ? {} : { messageId }), messageMetadata };
}

function searchChunks(annotation: unknown): ChatChunk[] {
  const toolCallId = field(annotation, 'callId');
  if (toolCallId === undefined) return [];
  const { filter, query, results } = recordOf(annotation);
  const call = { toolCallId, providerExecuted: true } as const;
  return [
    { type: 'start-step' },
    { type: 'tool-input-available', ...call, toolName: 'search', input: { query, filter } },
    { type: 'tool-output-available', ...call, output: results },
    { type: 'finish-step' },
  ];
}

function sourceChunks(sources: unknown): ChatChunk[] {
  if (!Array.isArray(sources)) return [];
  return sources.flatMap((source, index): ChatChunk[] => {
    const url = field(source, 'url');
    const title = field(source, 'title');
    if (url === undefined) return [];
    const sourceId = String(index + 1);
    return [{ type: 'source-url', sourceId, url, ...(title === undefined ? {} : { title }) }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function field(value: unknown, name: string): string | undefined {
  const found = recordOf(value)[name];
  return typeof found === 'string' ? found : undefined;
}

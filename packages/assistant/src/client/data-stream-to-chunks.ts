import type { AnswerMetadata, ChatChunk } from './chunks.ts';

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
  const first: AnswerMetadata = threadId === undefined ? {} : { threadId };
  let textId: string | undefined;
  let step = 0;
  let isOver = false;
  const closeText = (): ChatChunk[] => {
    const id = textId;
    textId = undefined;
    return id === undefined ? [] : [{ type: 'text-end', id }];
  };
  const readers: Readonly<Record<string, (value: unknown) => ChatChunk[]>> = {
    f(value) {
      const messageId = field(value, 'messageId');
      const start: ChatChunk = {
        type: 'start',
        ...(messageId === undefined ? {} : { messageId }),
        messageMetadata: first,
      };
      step += 1;
      return [...(step === 1 ? [start] : []), { type: 'start-step' }];
    },
    0(value) {
      if (typeof value !== 'string') return [];
      const id = textId ?? `text-${step}`;
      const opening: ChatChunk[] = textId === undefined ? [{ type: 'text-start', id }] : [];
      textId = id;
      return [...opening, { type: 'text-delta', id, delta: value }];
    },
    9(value) {
      const toolCallId = field(value, 'toolCallId');
      const toolName = field(value, 'toolName');
      if (toolCallId === undefined || toolName === undefined) return [];
      const input = recordOf(value)['args'];
      const providerExecuted = true;
      return [{ type: 'tool-input-available', toolCallId, toolName, input, providerExecuted }];
    },
    a(value) {
      const toolCallId = field(value, 'toolCallId');
      if (toolCallId === undefined) return [];
      const output = recordOf(value)['result'];
      return [{ type: 'tool-output-available', toolCallId, output, providerExecuted: true }];
    },
    8: (value) => (Array.isArray(value) ? value.flatMap(annotationChunks) : []),
    e: () => [...closeText(), { type: 'finish-step' }],
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

/** The sources that an answer cites, and how it came about. */
function annotationChunks(annotation: unknown): ChatChunk[] {
  const { mode, sources, type } = recordOf(annotation);
  if (type === 'mode') return [{ type: 'data-mode', data: { mode } }];
  if (type !== 'finish' || !Array.isArray(sources)) return [];
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

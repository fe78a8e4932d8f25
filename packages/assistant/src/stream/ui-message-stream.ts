import type { AnswerEvent } from './answer-event.ts';
import { toolResult } from './data-stream.ts';

/**
 * Writes an answer as the UI message stream of the AI SDK, major version 5 and later: server-sent
 * events with the fewest keys, since early clients of each version throw on keys that they do not
 * know (docs/format/assistant.md#ui-messages). The thread id travels in the metadata of the
 * message.
 */
export function createUiMessageStreamWriter(threadId: string): (event: AnswerEvent) => string {
  const textId = 'answer';
  let isOpen = false;
  const openText = () => {
    const chunks = isOpen
      ? ''
      : chunk({ type: 'start-step' }) + chunk({ type: 'text-start', id: textId });
    isOpen = true;
    return chunks;
  };
  const closeText = () =>
    isOpen ? chunk({ type: 'text-end', id: textId }) + chunk({ type: 'finish-step' }) : '';
  return (event) => {
    switch (event.kind) {
      case 'start': {
        const { messageId, notices } = event;
        const messageMetadata = { threadId, ...(notices.length > 0 ? { notices } : {}) };
        return chunk({ type: 'start', messageId, messageMetadata });
      }
      case 'search':
        return searchChunks(event);
      case 'mode':
        return chunk({ type: 'data-mode', data: { mode: event.mode } });
      case 'text':
        return event.delta === ''
          ? ''
          : openText() + chunk({ type: 'text-delta', id: textId, delta: event.delta });
      case 'error':
        return chunk({ type: 'error', errorText: event.message }) + done;
      case 'finish':
        return (
          event.sources.map(sourceChunk).join('') +
          closeText() +
          chunk({ type: 'finish', messageMetadata: { threadId, finishReason: event.reason } }) +
          done
        );
    }
  };
}

/** A comment, which clients skip. */
export const uiMessageStreamHeartbeat = ': keep-alive\n\n';

export const uiMessageStreamHeaders = {
  'content-type': 'text/event-stream',
  'x-vercel-ai-ui-message-stream': 'v1',
} as const;

const done = 'data: [DONE]\n\n';

function searchChunks({
  callId,
  filter,
  query,
  results,
}: AnswerEvent & { kind: 'search' }): string {
  return [
    { type: 'start-step' },
    {
      type: 'tool-input-available',
      toolCallId: callId,
      toolName: 'search',
      input: { query, filter },
      providerExecuted: true,
    },
    {
      type: 'tool-output-available',
      toolCallId: callId,
      output: results.map(toolResult),
      providerExecuted: true,
    },
    { type: 'finish-step' },
  ]
    .map(chunk)
    .join('');
}

function sourceChunk({ title, url }: { title: string; url: string }, index: number): string {
  return chunk({ type: 'source-url', sourceId: String(index + 1), url, title });
}

function chunk(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

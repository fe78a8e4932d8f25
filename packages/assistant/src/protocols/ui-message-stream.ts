import { toolResult } from './data-stream.ts';
import { newId, type Protocol, type SentEvent } from './protocol.ts';

/**
 * Writes an answer as the UI message stream of the AI SDK, major version 5 and later: server-sent
 * events with the fewest keys, since early clients of each version throw on keys that they do not
 * know (docs/format/assistant.md#ui-messages). The thread id travels in the metadata of the
 * message.
 */
function uiMessageStreamWriter(threadId: string): (event: SentEvent) => string {
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
      case 'author':
        return event.model === undefined
          ? chunk({ type: 'data-mode', data: { mode: 'extractive' } })
          : '';
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

/**
 * The protocol of clients with version 5 of the AI SDK or later
 * (docs/format/assistant.md#ui-messages).
 */
export const uiMessageStream: Protocol = {
  headers: {
    'content-type': 'text/event-stream',
    'x-vercel-ai-ui-message-stream': 'v1',
  },
  // A comment, which clients skip.
  heartbeat: ': keep-alive\n\n',
  writer: uiMessageStreamWriter,
};

const done = 'data: [DONE]\n\n';

function searchChunks({ filter, query, results }: SentEvent & { readonly kind: 'search' }): string {
  const call = { toolCallId: newId('call'), providerExecuted: true };
  const input = { query, filter };
  const output = results.map(toolResult);
  return [
    { type: 'start-step' },
    { type: 'tool-input-available', toolName: 'search', input, ...call },
    { type: 'tool-output-available', output, ...call },
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

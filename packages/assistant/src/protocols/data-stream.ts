import type { FoundSection } from '@waymark/client';
import { noTokens, type SearchResult, type TokenUsage } from '../answer/answer-event.ts';
import { newId, type Protocol, type SentEvent } from './protocol.ts';

/**
 * Writes an answer as lines of the data stream protocol of the AI SDK, major version 4: a code, a
 * colon, JSON, a line feed. Clients throw on a code that they do not know, so these are the ones
 * that version 4.0.0 had. What is found is an annotation and no tool call: up to 4.1 a second step
 * is a second message, and with one step alone, clients that allow several ask again
 * (docs/format/assistant.md#stream).
 *
 * The thread id is in the finish part, as the specification has it, and in annotations and a data
 * part before it: clients of version 4 drop what they do not know of a finish part.
 */
function dataStreamWriter(threadId: string): (event: SentEvent) => string {
  const threadParts = (extra: object) =>
    annotation({ type: 'finish', threadId, ...extra }) + part('2', [{ type: 'finish', threadId }]);
  return (event) => {
    switch (event.kind) {
      case 'start': {
        const { messageId, notices } = event;
        const more = notices.length > 0 ? { notices } : {};
        return annotation({ type: 'start', threadId, messageId, ...more });
      }
      case 'search': {
        const { filter, query } = event;
        const results = event.results.map(toolResult);
        return annotation({ type: 'search', callId: newId('call'), query, filter, results });
      }
      case 'author':
        return event.model === undefined ? annotation({ type: 'mode', mode: 'extractive' }) : '';
      case 'text':
        return event.delta === '' ? '' : part('0', event.delta);
      case 'error':
        // Clients read nothing after the error.
        return (
          threadParts({ finishReason: 'error', sources: [] }) +
          part('3', event.message) +
          finishParts('error', noTokens, threadId)
        );
      case 'finish':
        return (
          threadParts({ finishReason: event.reason, sources: event.sources }) +
          finishParts(event.reason, event.usage, threadId)
        );
    }
  };
}

/** The protocol of clients with version 4 of the AI SDK (docs/format/assistant.md#stream). */
export const dataStream: Protocol = {
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'x-vercel-ai-data-stream': 'v1',
  },
  // A line that clients of every version skip.
  heartbeat: '\n',
  writer: dataStreamWriter,
};

function finishParts(finishReason: string, tokens: TokenUsage, threadId: string): string {
  const usage = { promptTokens: tokens.inputTokens, completionTokens: tokens.outputTokens };
  return (
    part('e', { finishReason, usage, isContinued: false }) +
    part('d', { type: 'finish', finishReason, usage, threadId })
  );
}

/** A result of the search as widgets of the format read it. */
export function toolResult(result: SearchResult): FoundSection {
  const { excerpt, path, score, section, title, url } = result;
  return { path, url, content: excerpt, metadata: { title, section, score } };
}

/** Clients add it to the `annotations` of the message. */
function annotation(value: object): string {
  return part('8', [value]);
}

function part(code: string, value: unknown): string {
  return `${code}:${JSON.stringify(value)}\n`;
}

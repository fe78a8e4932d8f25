import type { AnswerEvent, SearchResult, TokenUsage } from './answer-event.ts';

/**
 * Writes an answer as lines of the data stream protocol of the AI SDK, major version 4: a code, a
 * colon, JSON, a line feed. Only codes that its clients knew from 4.1 on are used, since they
 * throw on others (assistant reference, 1.3).
 *
 * The thread id is in the finish part, as the brief has it, and in an annotation and a data part
 * before it: clients of version 4 drop what they do not know of a finish part (1.7). Searching and
 * answering are two steps, or clients that allow several steps would ask again (1.8).
 */
export function createDataStreamWriter(threadId: string): (event: AnswerEvent) => string {
  let messageId = '';
  let isAnswering = false;
  const startAnswer = () => {
    const line = isAnswering ? '' : part('f', { messageId });
    isAnswering = true;
    return line;
  };
  const threadParts = (extra: object) =>
    part('8', [{ type: 'finish', threadId, ...extra }]) + part('2', [{ type: 'finish', threadId }]);
  return (event) => {
    switch (event.kind) {
      case 'start':
        messageId = event.messageId;
        return '';
      case 'search':
        return part('f', { messageId }) + searchParts(event);
      case 'mode':
        return startAnswer() + part('8', [{ type: 'mode', mode: event.mode }]);
      case 'text':
        return event.delta === '' ? '' : startAnswer() + part('0', event.delta);
      case 'error':
        // Clients read nothing after the error.
        return (
          startAnswer() +
          threadParts({ finishReason: 'error', sources: [] }) +
          part('3', event.message) +
          finishParts('error', { inputTokens: 0, outputTokens: 0 }, threadId)
        );
      case 'finish':
        return (
          startAnswer() +
          threadParts({ finishReason: event.reason, sources: event.sources }) +
          finishParts(event.reason, event.usage, threadId)
        );
    }
  };
}

/** A line that clients of every version skip; keeps connections open while nothing is said. */
export const dataStreamHeartbeat = '\n';

export const dataStreamHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'x-vercel-ai-data-stream': 'v1',
} as const;

function searchParts({ callId, filter, query, results }: AnswerEvent & { kind: 'search' }): string {
  return (
    part('9', { toolCallId: callId, toolName: 'search', args: { query, filter } }) +
    part('a', { toolCallId: callId, result: results.map(toolResult) }) +
    part('e', {
      finishReason: 'tool-calls',
      usage: { promptTokens: 0, completionTokens: 0 },
      isContinued: false,
    })
  );
}

function finishParts(finishReason: string, tokens: TokenUsage, threadId: string): string {
  const usage = { promptTokens: tokens.inputTokens, completionTokens: tokens.outputTokens };
  return (
    part('e', { finishReason, usage, isContinued: false }) +
    part('d', { type: 'finish', finishReason, usage, threadId })
  );
}

/** A result of the search as widgets of the format read it. */
export function toolResult({ excerpt, path, score, section, title, url }: SearchResult): object {
  return { path, url, content: excerpt, metadata: { title, section, score } };
}

function part(code: string, value: unknown): string {
  return `${code}:${JSON.stringify(value)}\n`;
}

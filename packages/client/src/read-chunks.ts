import type { ChatChunk } from './chunks.ts';

/** What is said of an answer that was cut off. */
export const incompleteAnswer = 'The answer ended before it was complete.';

/** Reads the chunks of an answer, each of which is the data of a server-sent event. */
export function readChunks(body: ReadableStream<Uint8Array>): ReadableStream<ChatChunk> {
  const decoder = new TextDecoder();
  let rest = '';
  let isOver = false;
  const chunks = new TransformStream<Uint8Array, ChatChunk>({
    transform(bytes, controller) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === 'data: [DONE]') isOver = true;
        // Only the assistant writes these, so their form is known.
        else if (line.startsWith('data: ')) controller.enqueue(JSON.parse(line.slice(6)));
      }
    },
    flush(controller) {
      if (isOver) return;
      controller.enqueue({ type: 'error', errorText: incompleteAnswer });
    },
  });
  return body.pipeThrough(chunks);
}

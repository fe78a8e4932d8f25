import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatChunk } from './chunks.ts';
import { readChunks } from './read-chunks.ts';

function chunksOf(bytes: Uint8Array, cuts: readonly number[] = []): Promise<ChatChunk[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let at = 0;
      for (const length of [...cuts, bytes.length]) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, at + length));
        at += length;
      }
      controller.close();
    },
  });
  return Array.fromAsync(readChunks(stream));
}

/** An answer as the server writes it, with a sign of life in between. */
function written(text: string): Uint8Array {
  const chunks: ChatChunk[] = [
    { type: 'start', messageId: 'msg_x' },
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: text },
    { type: 'text-end', id: '1' },
    { type: 'finish' },
  ];
  const [first = '', ...others] = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  const events = [first, ': heartbeat\n\n', ...others, 'data: [DONE]\n\n'];
  return new TextEncoder().encode(events.join(''));
}

describe('the chunks of an answer', () => {
  it('may be cut anywhere, and hold any text', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
    const cuts = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 100 });
    await fc.assert(
      fc.asyncProperty(text, cuts, async (content, lengths) => {
        const bytes = written(content);
        const chunks = await chunksOf(bytes, lengths);
        expect(chunks).toEqual(await chunksOf(bytes));
        expect(chunks).toContainEqual(
          expect.objectContaining({ type: 'text-delta', delta: content }),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('end in an error where the answer breaks off', async () => {
    const bytes = written('Hi');
    const chunks = await chunksOf(bytes.slice(0, bytes.length - 80));
    expect(chunks.at(-1)).toEqual({
      type: 'error',
      errorText: 'The answer ended before it was complete.',
    });
  });
});

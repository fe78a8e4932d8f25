import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataStream } from '../protocols/data-stream.ts';
import type { ChatChunk } from './chunks.ts';
import { dataStreamToChunks } from './data-stream-to-chunks.ts';

async function chunksOf(bytes: Uint8Array, cuts: readonly number[] = []): Promise<ChatChunk[]> {
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
  const chunks: ChatChunk[] = [];
  for await (const chunk of stream.pipeThrough(dataStreamToChunks('thr_x'))) chunks.push(chunk);
  return chunks;
}

const notice = { code: 'fewer_results', pointer: '/retrievalPageSize', detail: '20' } as const;

function written(text: string): Uint8Array {
  const write = dataStream.writer('thr_x');
  const usage = { inputTokens: 1, outputTokens: 2 };
  const sources = [{ url: '/a', title: 'A' }];
  return new TextEncoder().encode(
    write({ kind: 'start', messageId: 'msg_x', notices: [notice] }) +
      write({ kind: 'search', query: 'q', filter: {}, results: [], coverage: 0 }) +
      write({ kind: 'text', delta: text }) +
      write({ kind: 'finish', reason: 'stop', usage, sources, isAnswered: true }),
  );
}

describe('a data stream', () => {
  it('becomes the chunks that later versions know', async () => {
    expect(await chunksOf(written('Hi'))).toEqual([
      {
        type: 'start',
        messageId: 'msg_x',
        messageMetadata: { threadId: 'thr_x', notices: [notice] },
      },
      { type: 'start-step' },
      {
        type: 'tool-input-available',
        toolCallId: expect.any(String),
        toolName: 'search',
        input: { query: 'q', filter: {} },
        providerExecuted: true,
      },
      {
        type: 'tool-output-available',
        toolCallId: expect.any(String),
        output: [],
        providerExecuted: true,
      },
      { type: 'finish-step' },
      { type: 'start-step' },
      { type: 'text-start', id: 'answer' },
      { type: 'text-delta', id: 'answer', delta: 'Hi' },
      { type: 'source-url', sourceId: '1', url: '/a', title: 'A' },
      { type: 'text-end', id: 'answer' },
      { type: 'finish-step' },
      { type: 'finish', messageMetadata: { threadId: 'thr_x', finishReason: 'stop' } },
    ]);
  });

  it('may be cut anywhere, and hold any text', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
    const cuts = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 100 });
    await fc.assert(
      fc.asyncProperty(text, cuts, async (content, lengths) => {
        const bytes = written(content);
        const chunks = await chunksOf(bytes, lengths);
        expect(chunks).toEqual(await chunksOf(bytes));
        expect(chunks).toContainEqual(
          expect.objectContaining({ type: 'text-delta', delta: content.toWellFormed() }),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('that breaks off ends in an error', async () => {
    const bytes = written('Hi');
    const chunks = await chunksOf(bytes.slice(0, bytes.length - 80));
    expect(chunks.at(-1)).toEqual({
      type: 'error',
      errorText: 'The answer ended before it was complete.',
    });
  });

  it('may hold lines that are not known', async () => {
    expect(await chunksOf(new TextEncoder().encode('z:1\nnonsense\n0:5\nd:{}\n'))).toEqual([
      { type: 'finish', messageMetadata: { threadId: 'thr_x' } },
    ]);
  });
});

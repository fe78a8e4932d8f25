import { setTimeout as delay } from 'node:timers/promises';
import { type Served, serve } from './serve.ts';

/** How the next answers go. */
export interface FakeAnswer {
  readonly pieces?: readonly string[];
  /** Milliseconds before each piece. */
  readonly pause?: number;
  /** Status of a refusal instead of an answer. */
  readonly status?: number;
  /**
   * What happens after the pieces: `cut` says that they are as many as may be, `fail` breaks the
   * connection, `hang` sends nothing more.
   */
  readonly end?: 'finish' | 'cut' | 'fail' | 'hang';
}

export interface FakeModelServer extends Served {
  /** As `OPENAI_BASE_URL` has it. */
  readonly address: string;
  answer: FakeAnswer;
  /** Bodies that were sent to it. */
  readonly asked: FakeQuestion[];
  /** Answers that the other side gave up. */
  readonly aborted: () => number;
}

export interface FakeQuestion {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly max_tokens?: number;
}

/** A server that speaks the chat completions protocol of OpenAI, on any free port. */
export async function fakeModelServer(): Promise<FakeModelServer> {
  const asked: FakeQuestion[] = [];
  let aborted = 0;
  const served = await serve(async (request) => {
    asked.push((await request.json()) as FakeQuestion);
    const { end = 'finish', pause = 0, pieces = ['Hello.'], status } = fake.answer;
    if (status !== undefined) {
      return Response.json({ error: { message: 'no', type: 'x', code: 'x' } }, { status });
    }
    const cancelled = new AbortController();
    const count = () => {
      if (!cancelled.signal.aborted) aborted += 1;
      cancelled.abort();
    };
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        const send = (value: unknown) =>
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(value)}\n\n`));
        try {
          for (const content of pieces) {
            await delay(pause, undefined, { signal: cancelled.signal });
            send(choice({ delta: { role: 'assistant', content } }));
          }
          if (end === 'fail') throw new Error('broken on purpose');
          if (end === 'hang')
            await delay(60_000, undefined, { signal: cancelled.signal, ref: false });
          send(choice({ delta: {}, finish_reason: end === 'cut' ? 'length' : 'stop' }));
          send({
            ...base,
            choices: [],
            usage: { prompt_tokens: 50, completion_tokens: 7, total_tokens: 57 },
          });
          controller.enqueue(new TextEncoder().encode('data: [DONE]\n\n'));
          controller.close();
        } catch (error) {
          if (!cancelled.signal.aborted) controller.error(error);
        }
      },
      cancel: count,
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const fake: FakeModelServer = {
    ...served,
    address: `${served.origin}/v1`,
    answer: {},
    asked,
    aborted: () => aborted,
  };
  return fake;
}

const base = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake' };

function choice(content: object): object {
  return { ...base, choices: [{ index: 0, finish_reason: null, ...content }] };
}

import type { AnswerEvent } from '../stream/answer-event.ts';

export interface AnswerStreamOptions {
  readonly events: AsyncIterable<AnswerEvent>;
  /** Writes an event in the protocol of the client. */
  readonly write: (event: AnswerEvent) => string;
  /** A sign of life in that protocol, sent after so many milliseconds of silence. */
  readonly heartbeat: string;
  readonly silence: number;
  /** Told of each event. */
  readonly onEvent: (event: AnswerEvent) => void;
  /** The client has gone. */
  readonly onCancel: () => void;
  /** Runs once, before the stream closes. */
  readonly onEnd: () => Promise<void>;
}

/**
 * The body of an answer. It is produced as fast as it is made, so that a client that reads slowly
 * holds nothing up: an answer is small and bounded.
 */
export function answerStream(options: AnswerStreamOptions): ReadableStream<Uint8Array> {
  const { onCancel } = options;
  let isOpen = true;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (bytes: Uint8Array) => {
        if (isOpen) controller.enqueue(bytes);
      };
      const close = () => {
        if (isOpen) controller.close();
        isOpen = false;
      };
      produce(options, send).then(close, close);
    },
    cancel() {
      isOpen = false;
      onCancel();
    },
  });
}

async function produce(
  { events, heartbeat, onEnd, onEvent, silence, write }: AnswerStreamOptions,
  send: (bytes: Uint8Array) => void,
): Promise<void> {
  const encoder = new TextEncoder();
  const timer = setInterval(() => send(encoder.encode(heartbeat)), silence);
  const pass = (event: AnswerEvent) => {
    onEvent(event);
    const text = write(event);
    if (text === '') return;
    send(encoder.encode(text));
    timer.refresh();
  };
  try {
    for await (const event of events) pass(event);
  } catch (cause) {
    pass({ kind: 'error', code: 'internal_error', message: 'Something went wrong.', cause });
  } finally {
    clearInterval(timer);
    await onEnd();
  }
}

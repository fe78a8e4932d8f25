import type { SentEvent } from '../protocols/protocol.ts';

/**
 * What a stream is made of, and who is told of what happens to it. `silence` is in milliseconds.
 */
export interface AnswerStreamOptions {
  readonly events: AsyncIterable<SentEvent>;
  /** Writes an event in the protocol of the client. */
  readonly write: (event: SentEvent) => string;
  /** A sign of life in that protocol, sent after so many milliseconds of silence. */
  readonly heartbeat: string;
  readonly silence: number;
  /** Told of each event. */
  readonly onEvent: (event: SentEvent) => void;
  /** The client has gone. */
  readonly onCancel: () => void;
  /** Runs once, before the stream closes; never fails. */
  readonly onEnd: () => Promise<void>;
}

/**
 * The body of an answer. It is produced as fast as it is made, so that a client that reads slowly
 * holds nothing up: an answer is small and bounded.
 */
export function answerStream(options: AnswerStreamOptions): ReadableStream<Uint8Array> {
  const { events, heartbeat, onCancel, onEnd, onEvent, silence, write } = options;
  const encoder = new TextEncoder();
  let isOpen = true;
  let isEnded = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (isOpen && text !== '') controller.enqueue(encoder.encode(text));
      };
      const timer = setInterval(() => send(heartbeat), silence);
      const pass = (event: SentEvent) => {
        onEvent(event);
        // What fails behind the end of an answer, as the store may, is for the log alone.
        if (isEnded) return;
        isEnded = event.kind === 'finish' || event.kind === 'error';
        const text = write(event);
        if (text === '') return;
        send(text);
        timer.refresh();
      };
      const produce = async () => {
        try {
          for await (const event of events) pass(event);
        } catch (cause) {
          const message = 'Something went wrong.';
          pass({ kind: 'error', code: 'internal_error', message, cause });
        }
        clearInterval(timer);
        await onEnd();
        if (isOpen) controller.close();
        isOpen = false;
      };
      // Reading may begin before all of it is there.
      void produce();
    },
    cancel() {
      isOpen = false;
      onCancel();
    },
  });
}

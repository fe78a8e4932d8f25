import { randomBytes } from 'node:crypto';
import type { AnswerEvent } from '../answer/answer-event.ts';

/** How an answer is written for a client. */
export interface Protocol {
  readonly headers: Readonly<Record<string, string>>;
  /** A sign of life, which keeps connections open while nothing is said. */
  readonly heartbeat: string;
  /** Writes the events of one answer, in their order. */
  writer(threadId: string): (event: SentEvent) => string;
}

/** An event of an answer, or what its client is told before. */
export type SentEvent =
  | AnswerEvent
  | {
      readonly kind: 'start';
      /** The server's name of the answer: feedback names it. */
      readonly messageId: string;
      readonly notices: readonly Notice[];
    };

/** What of a request was not done as it was written, though it is answered. */
export interface Notice {
  readonly code: 'unknown_filter_key' | 'fewer_results';
  /** JSON pointer into the body. */
  readonly pointer: string;
  /** One sentence for whoever wrote the client. */
  readonly detail: string;
}

/** A name that nothing else has. */
export function newId(prefix: 'req' | 'msg' | 'call'): string {
  return `${prefix}_${randomBytes(12).toString('base64url')}`;
}

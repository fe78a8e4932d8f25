import type { ProblemCode } from '@waymark/client';
import type { CitedSource, FinishReason } from '../answer/answer-event.ts';

/** One request, for a log: nothing that a reader wrote or that could name one. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** ISO 8601. */
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  readonly route: 'message' | 'feedback' | 'none';
  readonly status: number;
  /** Milliseconds until the response was complete. */
  readonly duration: number;
  readonly code?: ProblemCode;
  /** Of an error within this program or a provider. */
  readonly error?: string;
  readonly domain?: string;
  readonly organization?: string;
  readonly keyId?: string;
  readonly threadId?: string;
  readonly answer?: AnswerRecord;
}

/** How an answer went, in numbers. */
export interface AnswerRecord {
  readonly outcome: 'complete' | 'error' | 'aborted';
  readonly mode: 'model' | 'extractive';
  readonly model?: string;
  readonly reason?: FinishReason;
  /** Search results, and the best coverage of them. */
  readonly hits: number;
  readonly coverage: number;
  /** Sources that the answer cites. */
  readonly sources: number;
  /** Milliseconds until the first words. */
  readonly firstText?: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What happened, with the texts. */
export type AssistantEvent = AnswerGiven | FeedbackGiven;

/** A question with its answer, complete or not. */
export interface AnswerGiven {
  readonly kind: 'answer';
  readonly time: string;
  readonly domain: string;
  readonly requestId: string;
  readonly threadId: string;
  /** Of the answer, as the client has it. */
  readonly messageId: string;
  readonly keyId: string;
  readonly question: string;
  readonly answer: string;
  /** Page that the reader was on. */
  readonly page?: string | undefined;
  readonly sources: readonly CitedSource[];
  /** Whether the answer rests on any source that fits. */
  readonly isAnswered: boolean;
  readonly latency: number;
  readonly record: AnswerRecord;
}

/** What a reader thinks of an answer. */
export interface FeedbackGiven {
  readonly kind: 'feedback';
  readonly time: string;
  readonly domain: string;
  readonly requestId: string;
  readonly threadId: string;
  readonly messageId?: string | undefined;
  readonly keyId: string;
  readonly rating: 'up' | 'down';
  readonly comment?: string | undefined;
}

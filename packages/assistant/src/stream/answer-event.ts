import type { ProblemCode } from '../http/problem.ts';

/** What happens while a question is answered, before it is written in a protocol. */
export type AnswerEvent =
  | {
      readonly kind: 'start';
      /** The server's name of the answer: feedback names it. */
      readonly messageId: string;
      readonly notices: readonly Notice[];
    }
  | {
      readonly kind: 'search';
      readonly callId: string;
      readonly query: string;
      readonly filter: Readonly<Record<string, unknown>>;
      readonly results: readonly SearchResult[];
    }
  | { readonly kind: 'text'; readonly delta: string }
  /** How the answer came about, where no model wrote it. */
  | { readonly kind: 'mode'; readonly mode: 'extractive' }
  | {
      readonly kind: 'error';
      readonly code: ProblemCode;
      /** For whoever reads the answer. */
      readonly message: string;
      /** For logs. */
      readonly cause?: unknown;
    }
  | {
      readonly kind: 'finish';
      readonly reason: FinishReason;
      readonly usage: TokenUsage;
      /** The sources that the answer cites. */
      readonly sources: readonly CitedSource[];
    };

/** What of a request was not done as it was written, though it is answered. */
export interface Notice {
  readonly code: 'unknown_filter_key' | 'fewer_results';
  /** JSON pointer into the body. */
  readonly pointer: string;
  /** One sentence for whoever wrote the client. */
  readonly detail: string;
}

/** Reasons that clients of every major version of the AI SDK know. */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'error' | 'other';

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A section that was found, shortened. */
export interface SearchResult {
  /** Page below the base. */
  readonly path: string;
  /** Address of the section. */
  readonly url: string;
  readonly title: string;
  readonly section: string;
  readonly score: number;
  readonly excerpt: string;
}

export interface CitedSource {
  readonly url: string;
  readonly title: string;
}

import type { ProblemCode } from '@waymark/client';
import type { QuestionFilter } from './question.ts';

/** What happens while a question is answered. */
export type AnswerEvent =
  | {
      readonly kind: 'search';
      readonly query: string;
      readonly filter: QuestionFilter;
      readonly results: readonly SearchResult[];
      /** The best coverage of the results; see `Hit.coverage`. */
      readonly coverage: number;
    }
  /** Who writes from here on: a model, or nobody, where sections are quoted. */
  | { readonly kind: 'author'; readonly model: string | undefined }
  | { readonly kind: 'text'; readonly delta: string }
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
      /** Whether the answer rests on any source that fits. */
      readonly isAnswered: boolean;
    };

/** Reasons that clients of every major version of the AI SDK know. */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'error' | 'other';

/** Tokens that a model has read and written, as its provider counts them. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What an answer without a model used. */
export const noTokens: TokenUsage = { inputTokens: 0, outputTokens: 0 };

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

/** A section that an answer cites. `url` is its address as links have it. */
export interface CitedSource {
  readonly url: string;
  readonly title: string;
}

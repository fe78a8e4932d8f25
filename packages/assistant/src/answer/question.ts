import type { ConversationMessage } from '../threads/continue-conversation.ts';

/** A question with all that its answer depends on. */
export interface Question {
  readonly text: string;
  /** Earlier turns, oldest first. What an assistant turn says comes from the client: it is no fact. */
  readonly history: readonly ConversationMessage[];
  /** How many search results make the answer. */
  readonly resultCount: number;
  readonly filter: QuestionFilter;
  readonly context: readonly QuestionContext[];
  /** Page that the reader is on. */
  readonly currentPath: string | undefined;
}

/** Each key narrows the search; several values of a key are alternatives. */
export interface QuestionFilter {
  readonly version?: readonly string[];
  readonly language?: readonly string[];
  readonly product?: readonly string[];
  readonly tag?: readonly string[];
  readonly path?: readonly string[];
}

/** What the reader selected. */
export interface QuestionContext {
  readonly type: 'code' | 'textSelection';
  readonly value: string;
  readonly path?: string | undefined;
}

/** How many search results make an answer where the request does not say. */
export const defaultResultCount = 5;

/** A question that stands alone. */
export function plainQuestion(text: string, filter: QuestionFilter = {}): Question {
  const nothing = { history: [], context: [], currentPath: undefined };
  return { ...nothing, text, filter, resultCount: defaultResultCount };
}

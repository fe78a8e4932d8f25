/** A part of a page that a question is about. */
export interface AskedContext {
  readonly type: 'code' | 'textSelection';
  readonly value: string;
}

/** What the assistant is opened with. */
export interface AssistantRequest {
  /** Asked at once. */
  readonly question?: string;
  /** Added to what the next question is about. */
  readonly context?: AskedContext;
}

/** Opens the assistant; `detail` is what with. Scripts of a site may dispatch it too. */
export const assistantEvent = 'waymark:assistant';

declare global {
  interface DocumentEventMap {
    [assistantEvent]: CustomEvent<AssistantRequest | null>;
  }
}

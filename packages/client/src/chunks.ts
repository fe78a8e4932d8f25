/**
 * What a transport hands to a chat of the AI SDK 5 or later: the part of its chunks that all of
 * these versions know, with no key that the early ones refuse.
 */
export type ChatChunk =
  | { type: 'start'; messageId?: string; messageMetadata?: AnswerMetadata }
  | { type: 'start-step' }
  | { type: 'text-start'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'text-end'; id: string }
  | {
      type: 'tool-input-available';
      toolCallId: string;
      toolName: string;
      input: unknown;
      providerExecuted: true;
    }
  | { type: 'tool-output-available'; toolCallId: string; output: unknown; providerExecuted: true }
  | { type: 'source-url'; sourceId: string; url: string; title?: string }
  | { type: 'data-mode'; data: unknown }
  | { type: 'finish-step' }
  | { type: 'finish'; messageMetadata?: AnswerMetadata }
  | { type: 'error'; errorText: string };

/** `metadata` of an assistant message. */
export interface AnswerMetadata {
  /** Continues the conversation; the transport sends it by itself. */
  threadId?: string;
  finishReason?: string;
  /** What of the request was not done as it was written, such as a key of the filter not known. */
  notices?: readonly unknown[];
}

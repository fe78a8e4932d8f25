export { type AnswerEvent, type AskOptions, ask, type FoundSection } from './ask.ts';
export {
  AssistantError,
  type AssistantErrorDetails,
  parseAssistantError,
} from './assistant-error.ts';
export type { AnswerMetadata, ChatChunk } from './chunks.ts';
export type { ProblemCode } from './problem-code.ts';
export {
  type SendMessagesOptions,
  type SentMessage,
  WaymarkChatTransport,
  type WaymarkChatTransportOptions,
} from './waymark-chat-transport.ts';

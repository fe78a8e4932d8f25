export {
  type AssistantChat,
  type AssistantChatOptions,
  type AssistantMessage,
  type AssistantMessagePart,
  useAssistant,
} from './use-assistant.ts';

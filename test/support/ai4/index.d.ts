export { useChat } from '@ai-sdk/react';
export { callChatApi, processDataStream } from '@ai-sdk/ui-utils';
export { useChat as useChatOfFirst } from 'ai-react-first';
export { useChat as useChatOfMiddle } from 'ai-react-middle';

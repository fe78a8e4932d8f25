export { useChat } from '@ai-sdk/react';
export { callChatApi } from '@ai-sdk/ui-utils';
export { processDataStream } from 'ai';

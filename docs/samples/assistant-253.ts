import type { ChatTransport, UIMessage } from 'ai';

declare function useChat(options: { transport: ChatTransport<UIMessage> }): unknown;
import { WaymarkChatTransport } from '@waymark/client';

export const chat = useChat({
  transport: new WaymarkChatTransport({
    api: 'https://docs.acme.example/v1/assistant/my-docs/message',
    apiKey: 'wmpk_live_…',
  }),
});

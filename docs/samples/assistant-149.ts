import { WaymarkChatTransport } from '@waymark/assistant/client';

const transport = new WaymarkChatTransport({
  api: 'https://docs.acme.example/v1/assistant/my-docs/message',
  apiKey: 'wmpk_live_…',
});
const parts = [{ type: 'text', text: 'How do I start?' }];
const stream = await transport.sendMessages({
  chatId: 'chat',
  messages: [{ id: '1', role: 'user', parts }],
  abortSignal: undefined,
});
for await (const chunk of stream) {
  if (chunk.type === 'text-delta') console.log(chunk.delta);
}

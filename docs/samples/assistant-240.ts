import { useChat } from 'ai4';

export const chat = useChat({
  api: 'https://docs.acme.example/v1/assistant/my-docs/message',
  headers: { Authorization: 'Bearer wmpk_live_…' },
  streamProtocol: 'data',
  sendExtraMessageFields: true,
  body: { fp: 'anonymous', retrievalPageSize: 5 },
});

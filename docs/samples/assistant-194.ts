import { useAssistant } from '@waymark/client/react';

export const chat = useAssistant({
  api: 'https://docs.acme.example/v1/assistant/my-docs/message',
  apiKey: 'wmpk_live_…',
});

import { ask } from '@waymark/assistant/client';

const api = 'https://docs.acme.example/v1/assistant/my-docs/message';
for await (const event of ask('How do I start?', { api, apiKey: 'wmpk_live_…' })) {
  if (event.type === 'text') console.log(event.delta);
}

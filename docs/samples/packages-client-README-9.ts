import { ask } from '@waymark/client';

const api = 'https://docs.acme.example/v1/assistant/my-docs/message';
for await (const event of ask('How do I start?', { api, apiKey: 'wmpk_live_…' })) {
  if (event.type === 'text') process.stdout.write(event.delta);
  if (event.type === 'source') console.log(event.title, event.url);
}

import { AssistantError, ask } from '@waymark/client';

const api = 'https://docs.acme.example/v1/assistant/my-docs/message';
try {
  for await (const event of ask('How do I start?', { api, apiKey: 'wmpk_live_…' })) {
    if (event.type === 'text') process.stdout.write(event.delta);
    if (event.type === 'source') console.log(event.title, event.url);
    if (event.type === 'finish') console.log(`The next question goes on with ${event.threadId}.`);
  }
} catch (error) {
  if (error instanceof AssistantError) console.error(error.details.code, error.message);
  else throw error;
}

import type { Connection } from './connection.ts';
import type { Conversation, Rating, Turn } from './conversation.ts';

/** Tells the server what the reader thinks of an answer. @throws when it cannot be told */
export async function sendFeedback(
  { addressOf, key }: Connection,
  { threadId, threadKey }: Conversation,
  { answer }: Turn,
  rating: Rating,
): Promise<void> {
  const response = await fetch(addressOf('feedback'), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ threadId, threadKey, messageId: answer.id, rating }),
  });
  if (!response.ok) throw new Error(`The feedback was answered with ${response.status}.`);
}

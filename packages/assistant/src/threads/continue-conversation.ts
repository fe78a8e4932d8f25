import type { StoredTurn } from '../store/assistant-store.ts';

/** A message of a conversation, with the identifier that the client gave it, if any. */
export interface ConversationMessage {
  readonly id?: string | undefined;
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/**
 * The conversation that a question continues. A client that sends fewer questions before this one
 * than the thread has kept does not hold the conversation itself: what it lacks is put in front.
 * Otherwise what the client sends is the conversation.
 *
 * @param messages of the request, the question last
 * @param kept turns of the thread before this one
 */
export function continueConversation(
  messages: readonly ConversationMessage[],
  kept: readonly StoredTurn[],
): readonly ConversationMessage[] {
  const sent = messages.filter(({ role }) => role === 'user');
  if (sent.length - 1 >= kept.length) return messages;
  const missing = kept.filter((turn) => !sent.some((message) => isQuestionOf(turn, message)));
  return [...missing.flatMap(messagesOf), ...messages];
}

/** Without identifiers on both sides, the text tells. */
function isQuestionOf({ messageId, question }: StoredTurn, { id, text }: ConversationMessage) {
  return messageId !== undefined && id !== undefined ? messageId === id : question === text;
}

/** A question without any answer would only confuse what comes after it. */
function messagesOf({ messageId, outcome, question }: StoredTurn): ConversationMessage[] {
  if (!outcome || outcome.answer.trim() === '') return [];
  return [
    { id: messageId, role: 'user', text: question },
    { role: 'assistant', text: outcome.answer },
  ];
}

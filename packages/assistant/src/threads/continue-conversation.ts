import type { StoredTurn } from '../store/assistant-store.ts';

/** A message of a conversation. */
export interface ConversationMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/**
 * The conversation that a question continues: what the thread has kept up to where the messages of
 * the client begin, then those. A client that sends as many questions before this one as the thread
 * has kept holds the conversation itself. Identifiers of messages are the client's, which may give
 * all of them the same one: they tell nothing, but that the last question is asked for another answer
 * where it has the same text and an identifier that no other turn has.
 *
 * @param messages of the request, the question last
 * @param turns of the thread before this one
 * @param id of the question, as the client says
 */
export function continueConversation(
  messages: readonly ConversationMessage[],
  turns: readonly StoredTurn[],
  id?: string,
): readonly ConversationMessage[] {
  const kept = withoutRejected(turns, messages.at(-1)?.text, id);
  const earlier = messages.slice(0, -1).filter(({ role }) => role === 'user');
  if (earlier.length >= kept.length) return messages;
  const missing = kept.slice(0, startOf(earlier, kept));
  return [...missing.flatMap(messagesOf), ...messages];
}

/** Without the turns at the end whose answer is to be made anew: the model shall not go by it. */
function withoutRejected(
  turns: readonly StoredTurn[],
  question: string | undefined,
  id: string | undefined,
): readonly StoredTurn[] {
  const isRejected = (turn: StoredTurn) => turn.messageId === id && turn.question === question;
  const before = turns.slice(0, turns.findLastIndex((turn) => !isRejected(turn)) + 1);
  const isOwn = id !== undefined && before.every(({ messageId }) => messageId !== id);
  return isOwn ? before : turns;
}

/** The turn that the client's messages begin with; those of none of them come after all. */
function startOf(earlier: readonly ConversationMessage[], kept: readonly StoredTurn[]): number {
  const [first] = earlier;
  const latest = kept.slice(0, kept.length - earlier.length + 1);
  const start = latest.findLastIndex(({ question }) => question === first?.text);
  return start === -1 ? kept.length : start;
}

/** A question without any answer would only confuse what comes after it. */
function messagesOf({ outcome, question }: StoredTurn): ConversationMessage[] {
  if (!outcome || outcome.answer.trim() === '') return [];
  return [
    { role: 'user', text: question },
    { role: 'assistant', text: outcome.answer },
  ];
}

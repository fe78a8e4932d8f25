import { describe, expect, it } from 'vitest';
import type { StoredTurn } from '../store/assistant-store.ts';
import { type ConversationMessage, continueConversation } from './continue-conversation.ts';

function kept(question: string, answer: string | undefined, messageId?: string): StoredTurn {
  return {
    sequence: 1,
    messageId,
    question,
    page: undefined,
    keyId: 'key_1',
    createdAt: 0,
    expiresAt: 1,
    outcome:
      answer === undefined
        ? undefined
        : {
            status: 'complete',
            answer,
            sources: [],
            model: undefined,
            inputTokens: 0,
            outputTokens: 0,
            latency: 0,
          },
  };
}

const user = (text: string, id?: string): ConversationMessage => ({ id, role: 'user', text });
const assistant = (text: string): ConversationMessage => ({ role: 'assistant', text });
const texts = (messages: readonly ConversationMessage[]) => messages.map(({ text }) => text);

describe('a conversation', () => {
  it('is what the thread has kept, where the client sends the question alone', () => {
    const turns = [kept('One?', '1', 'm1'), kept('Two?', '2', 'm2')];
    expect(texts(continueConversation([user('Three?', 'm3')], turns))).toEqual([
      'One?',
      '1',
      'Two?',
      '2',
      'Three?',
    ]);
  });

  it('is what the client sends, where that holds as many questions', () => {
    const messages = [user('One, edited?'), assistant('1'), user('Two?')];
    expect(continueConversation(messages, [kept('One?', '1')])).toBe(messages);
    expect(continueConversation(messages, [])).toBe(messages);
  });

  it('does not repeat a question that is asked again', () => {
    const again = [user('One?', 'm1')];
    expect(texts(continueConversation(again, [kept('One?', '1', 'm1')]))).toEqual(['One?']);
    expect(texts(continueConversation([user('One?')], [kept('One?', '1')]))).toEqual(['One?']);
  });

  it('puts only what is missing in front', () => {
    const turns = [kept('One?', '1', 'm1'), kept('Two?', '2', 'm2')];
    const sent = [user('Two?', 'm2'), assistant('2'), user('Three?', 'm3')];
    expect(texts(continueConversation(sent, turns))).toEqual(['One?', '1', 'Two?', '2', 'Three?']);
  });

  it('leaves out questions that never got an answer', () => {
    const turns = [kept('Failed?', ''), kept('Died?', undefined), kept('One?', '1')];
    expect(texts(continueConversation([user('Two?')], turns))).toEqual(['One?', '1', 'Two?']);
  });
});

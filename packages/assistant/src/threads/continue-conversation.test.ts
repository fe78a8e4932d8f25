import { describe, expect, it } from 'vitest';
import type { StoredTurn } from '../store/assistant-store.ts';
import { type ConversationMessage, continueConversation } from './continue-conversation.ts';

function kept(question: string, answer: string | undefined, messageId = 'm1'): StoredTurn {
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

const user = (text: string): ConversationMessage => ({ role: 'user', text });
const assistant = (text: string): ConversationMessage => ({ role: 'assistant', text });
const texts = (messages: readonly ConversationMessage[]) => messages.map(({ text }) => text);

describe('a conversation', () => {
  it('is what the thread has kept, where the client sends the question alone', () => {
    const turns = [kept('One?', '1'), kept('Two?', '2')];
    const all = ['One?', '1', 'Two?', '2', 'Three?'];
    expect(texts(continueConversation([user('Three?')], turns))).toEqual(all);
  });

  it('is what the client sends, where that holds as many questions', () => {
    const messages = [user('One, edited?'), assistant('1'), user('Two?')];
    expect(continueConversation(messages, [kept('One?', '1')])).toBe(messages);
    expect(continueConversation(messages, [])).toBe(messages);
  });

  it('goes on where a question is asked a second time', () => {
    expect(texts(continueConversation([user('More?')], [kept('More?', '1')]))).toEqual([
      'More?',
      '1',
      'More?',
    ]);
  });

  it('puts what the client lacks in front of what it sends', () => {
    const turns = [kept('One?', '1'), kept('Two?', '2')];
    const all = ['One?', '1', 'Two?', '2', 'Three?'];
    const sent = [user('Two?'), assistant('2'), user('Three?')];
    expect(texts(continueConversation(sent, turns))).toEqual(all);
  });

  it('lacks only what lies before a question that stands in it more than once', () => {
    const turns = [kept('One?', '1'), kept('More?', '2'), kept('More?', '3')];
    const two = [user('More?'), assistant('2'), user('More?'), assistant('3'), user('Done?')];
    expect(texts(continueConversation(two, turns)).slice(0, 3)).toEqual(['One?', '1', 'More?']);
    const one = two.slice(2);
    expect(texts(continueConversation(one, turns)).slice(0, 5)).toEqual([
      'One?',
      '1',
      'More?',
      '2',
      'More?',
    ]);
  });

  it('is what the client holds, where its last answer is made anew', () => {
    const turns = [kept('One?', '1'), kept('Two?', '2')];
    const sent = [user('One?'), assistant('1'), user('Two?')];
    expect(texts(continueConversation(sent, turns))).toEqual(texts(sent));
  });

  it('holds no answer that is to be made anew, however often', () => {
    const turns = [kept('One?', '1', 'a'), kept('Two?', '2', 'b'), kept('Two?', '2b', 'b')];
    const first = [kept('One?', '1', 'a')];
    expect(texts(continueConversation([user('One?')], first, 'a'))).toEqual(['One?']);
    expect(texts(continueConversation([user('Two?')], turns, 'b'))).toEqual(['One?', '1', 'Two?']);
  });

  it('goes on where a client with one identifier for all asks the same again', () => {
    const turns = [kept('One?', '1'), kept('More?', '2')];
    expect(texts(continueConversation([user('More?')], turns, 'm1'))).toHaveLength(5);
    expect(texts(continueConversation([user('More?')], turns, 'other'))).toHaveLength(5);
  });

  it('leaves out questions that never got an answer', () => {
    const turns = [kept('Failed?', ''), kept('Died?', undefined), kept('One?', '1')];
    expect(texts(continueConversation([user('Two?')], turns))).toEqual(['One?', '1', 'Two?']);
  });
});

import { AssistantError } from '@waymark/client';
import { type AssistantChat, type AssistantMessage, useAssistant } from '@waymark/client/react';
import { describe, expect, it } from 'vitest';
import { renderHook } from '../../testing/react-hook.ts';
import { startForTest } from '../../testing/start-for-test.ts';

async function chatWith(apiKey?: string) {
  const started = await startForTest({ withModel: true });
  started.model.answer = { pieces: ['Use a ', 'CNAME [1', '].'] };
  const { api, key } = started;
  const hook = await renderHook(() => useAssistant({ api, apiKey: apiKey ?? key }));
  return { hook, started };
}

const question = { text: 'How do I add a custom domain?' };
const has = (count: number) => (chat: AssistantChat) =>
  chat.status === 'ready' && chat.messages.length === count;
const textOf = (message: AssistantMessage | undefined) =>
  message?.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

describe('useAssistant', () => {
  it('asks twice in one thread, and shows messages as `useChat` has them', async () => {
    const { hook, started } = await chatWith();
    void hook.current().sendMessage(question);
    const { messages } = await hook.until(has(2));
    expect(messages).toEqual([
      { id: expect.any(String), role: 'user', parts: [{ type: 'text', ...question }] },
      {
        id: expect.stringMatching(/^msg_/),
        role: 'assistant',
        parts: [
          { type: 'text', text: 'Use a CNAME [[1]](https://acme.dev/docs/domains).' },
          {
            type: 'source-url',
            sourceId: '1',
            url: 'https://acme.dev/docs/domains',
            title: 'Custom domains',
          },
        ],
      },
    ]);
    void hook.current().sendMessage({ text: 'And then?' });
    await hook.until(has(4));
    const [first, second] = started.events.map((event) => event.threadId);
    expect(second).toBe(first);
    hook.current().clear();
    await hook.until(has(0));
    void hook.current().sendMessage(question);
    await hook.until(has(2));
    expect(started.events.at(-1)?.threadId).not.toBe(first);
    hook.unmount();
  });

  it('goes on with a thread, and leaves it for a new one when it is cleared', async () => {
    const { hook, started } = await chatWith();
    void hook.current().sendMessage(question);
    await hook.until(has(2));
    const known = started.events[0]?.threadId;
    const { api, key: apiKey } = started;
    const other = await renderHook(() => useAssistant({ api, apiKey, threadId: known }));
    void other.current().sendMessage(question);
    await other.until(has(2));
    other.current().clear();
    await other.until(has(0));
    void other.current().sendMessage(question);
    await other.until(has(2));
    const [, second, third] = started.events.map(({ threadId }) => threadId);
    expect(second).toBe(known);
    expect(third).not.toBe(known);
    hook.unmount();
    other.unmount();
  });

  it('says why there is no answer', async () => {
    const { hook } = await chatWith('wrong');
    void hook.current().sendMessage(question);
    const { error, messages } = await hook.until(({ status }) => status === 'error');
    expect(error).toBeInstanceOf(AssistantError);
    expect(messages.map(({ role }) => role)).toEqual(['user']);
    hook.unmount();
  });

  it('keeps what was written when it is stopped, and stops the model', async () => {
    const { hook, started } = await chatWith();
    started.model.answer = { pieces: ['Use a CNAME record, '], end: 'hang' };
    void hook.current().sendMessage(question);
    await hook.until(({ messages }) => textOf(messages[1])?.startsWith('Use') === true);
    hook.current().stop();
    const { messages, error } = await hook.until(has(2));
    expect(textOf(messages[1])).toContain('Use a');
    expect(error).toBeUndefined();
    await expect.poll(() => started.model.aborted()).toBe(1);
    hook.unmount();
  });

  it('stops the model when nobody shows it any more', async () => {
    const { hook, started } = await chatWith();
    started.model.answer = { pieces: ['Use a CNAME record, '], end: 'hang' };
    void hook.current().sendMessage(question);
    await hook.until(({ messages }) => textOf(messages[1])?.startsWith('Use') === true);
    hook.unmount();
    await expect.poll(() => started.model.aborted()).toBe(1);
  });
});

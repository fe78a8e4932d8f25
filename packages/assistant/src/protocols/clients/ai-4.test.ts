import { parseAssistantError } from '@waymark/client';
import { callChatApi, processDataStream, useChat, useChatOfFirst, useChatOfMiddle } from 'ai4';
import { describe, expect, it } from 'vitest';
import { renderHook } from '../../testing/react-hook.ts';
import { startForTest as start } from '../../testing/start-for-test.ts';
import type { StartedAssistant } from '../../testing/started-assistant.ts';

interface Message {
  readonly id: string;
  readonly role: string;
  readonly content: string;
  readonly annotations?: readonly unknown[];
}

/** What the tests need of the hook of any version; the types of the versions differ in detail. */
interface Chat {
  readonly messages: readonly Message[];
  readonly data: readonly unknown[] | undefined;
  readonly error: Error | undefined;
  /** Versions before 4.1.20 have no `status`. */
  readonly isLoading: boolean;
  append(message: object, options?: object): Promise<unknown>;
  stop(): void;
}

type UseChat = (options: object) => Chat;

const hooks: Readonly<Record<string, UseChat>> = {
  '4.0.0': useChatOfFirst as unknown as UseChat,
  '4.1.0': useChatOfMiddle as unknown as UseChat,
  '4.3.19': useChat as unknown as UseChat,
};

/** With the settings of docs/format/assistant.md#client. */
async function chatWith(use: UseChat, { api, key }: StartedAssistant, more: object = {}) {
  const responses: Response[] = [];
  const hook = await renderHook(() =>
    use({
      api,
      headers: { Authorization: `Bearer ${key}` },
      streamProtocol: 'data',
      sendExtraMessageFields: true,
      maxSteps: 3,
      body: { fp: 'anonymous', retrievalPageSize: 5 },
      onResponse: (response: Response) => {
        responses.push(response);
      },
      ...more,
    }),
  );
  return { ...hook, responses };
}

const text = 'How do I add a custom domain?';
/** As docs/format/assistant.md#request has it. */
const question = {
  id: 'm1',
  role: 'user',
  content: text,
  parts: [{ type: 'text', text }],
} as const;
const isDone = ({ isLoading, messages }: Chat) => !isLoading && messages.length > 1;

describe.each(Object.entries(hooks))('useChat of the AI SDK %s', (_, use) => {
  it('shows an answer without a model as one message, with its sources and its thread', async () => {
    const assistant = await start();
    const chat = await chatWith(use, assistant);
    void chat.current().append(question);
    const { data, messages } = await chat.until(isDone);
    const answer = messages.at(-1);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(answer?.content).toContain('Then create a CNAME record');
    const threadId = chat.responses[0]?.headers.get('x-thread-id');
    expect(threadId).toMatch(/^thr_/);
    expect(data?.at(-1)).toEqual({ type: 'finish', threadId });
    expect(answer?.annotations).toContainEqual(
      expect.objectContaining({ type: 'finish', threadId }),
    );
    expect(answer?.annotations).toContainEqual(
      expect.objectContaining({
        type: 'search',
        results: [expect.objectContaining({ path: '/domains' })],
      }),
    );
    // One question is one request, even where the client may take several steps.
    expect(assistant.log).toHaveLength(1);
    chat.unmount();
  });

  it('asks a second question in the same thread', async () => {
    const assistant = await start({ withModel: true });
    const chat = await chatWith(use, assistant);
    assistant.model.answer = { pieces: ['Use a ', 'CNAME [1', '].'] };
    void chat.current().append(question);
    await chat.until(isDone);
    const threadId = chat.responses[0]?.headers.get('x-thread-id');
    void chat.current().append({ role: 'user', content: 'And then?' }, { body: { threadId } });
    const { messages } = await chat.until((now) => isDone(now) && now.messages.length > 3);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(4);
    expect(messages.at(-1)?.content).toBe('Use a CNAME [[1]](https://acme.dev/docs/domains).');
    expect(chat.responses[1]?.headers.get('x-thread-id')).toBe(threadId);
    expect(assistant.events.map((event) => event.threadId)).toEqual([threadId, threadId]);
    expect(assistant.model.asked[1]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    chat.unmount();
  });

  it('learns why a request was refused', async () => {
    const assistant = await start();
    const chat = await chatWith(use, assistant, { headers: { Authorization: 'Bearer wrong' } });
    void chat.current().append(question);
    const { error } = await chat.until((now) => now.error !== undefined && !now.isLoading);
    expect(parseAssistantError(error)).toMatchObject({ code: 'invalid_api_key', status: 401 });
    chat.unmount();
  });

  it('keeps what was written, and the thread, when the model fails in the middle', async () => {
    const assistant = await start({ withModel: true });
    assistant.model.answer = { pieces: ['Use a CNAME', ' record.'], end: 'fail' };
    const chat = await chatWith(use, assistant);
    void chat.current().append(question);
    const { data, error, messages } = await chat.until(
      (now) => now.error !== undefined && !now.isLoading,
    );
    expect(error?.message).toBe('The language model failed. Try again in a moment.');
    expect(messages.at(-1)?.content).toContain('Use a CNAME');
    expect(data?.at(-1)).toMatchObject({
      type: 'finish',
      threadId: expect.stringMatching(/^thr_/),
    });
    chat.unmount();
  });

  it('stops the model when the reader does', async () => {
    const assistant = await start({ withModel: true });
    assistant.model.answer = { pieces: ['Use a CNAME record, '], end: 'hang' };
    const chat = await chatWith(use, assistant);
    void chat.current().append(question);
    await chat.until(({ messages }) => messages.at(-1)?.content.includes('Use') === true);
    chat.current().stop();
    await chat.until(({ isLoading }) => !isLoading);
    await expect.poll(() => assistant.model.aborted()).toBe(1);
    await expect.poll(() => assistant.log[0]?.answer?.outcome).toBe('aborted');
    expect(assistant.assistant.running()).toBe(0);
    chat.unmount();
  });
});

describe('the stream functions of the AI SDK 4', () => {
  it('read every part of an answer', async () => {
    const { api, key } = await start();
    const parts: string[] = [];
    const response = await fetch(api, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fp: 'anonymous', messages: [question] }),
    });
    if (!response.body) throw new Error('no body');
    await processDataStream({
      stream: response.body,
      onTextPart: () => void parts.push('text'),
      onDataPart: () => void parts.push('data'),
      onMessageAnnotationsPart: () => void parts.push('annotation'),
      onFinishStepPart: () => void parts.push('step'),
      onFinishMessagePart: () => void parts.push('finish'),
    });
    expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual([
      'annotation',
      'text',
      'annotation',
      'data',
      'step',
      'finish',
    ]);
  });

  it('reject with the body of a refusal', async () => {
    const { api } = await start();
    const call = callChatApi({
      api,
      body: { fp: 'anonymous', messages: [question] },
      streamProtocol: 'data',
      credentials: undefined,
      headers: {},
      abortController: () => null,
      restoreMessagesOnFailure: () => undefined,
      onResponse: undefined,
      onUpdate: () => undefined,
      onFinish: undefined,
      onToolCall: undefined,
      generateId: () => 'id',
      fetch: undefined,
      lastMessage: undefined,
    });
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(parseAssistantError(error)).toMatchObject({ code: 'missing_api_key' });
  });
});

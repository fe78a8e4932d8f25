import { parseAssistantError, WaymarkChatTransport } from '@waymark/client';
import * as ai7 from 'ai';
import * as react2 from 'ai-react-2';
import * as react3 from 'ai-react-3';
import * as react4 from 'ai-react-4';
import * as ai5 from 'ai5';
import * as ai5First from 'ai5-first';
import * as ai6 from 'ai6';
import * as ai6First from 'ai6-first';
import * as ai7First from 'ai7-first';
import { describe, expect, it } from 'vitest';
import { renderHook } from '../../testing/react-hook.ts';
import { startForTest as start } from '../../testing/start-for-test.ts';
import type { StartedAssistant } from '../../testing/started-assistant.ts';

interface Message {
  readonly id: string;
  readonly role: string;
  readonly metadata?: { readonly threadId?: string };
  readonly parts: readonly {
    readonly type: string;
    readonly text?: string;
    readonly url?: string;
  }[];
}

/** What the tests need of a chat of any version; the types of the versions differ in detail. */
interface Chat {
  readonly status: string;
  readonly error: Error | undefined;
  readonly messages: readonly Message[];
  sendMessage(message: { text: string }, options?: { body?: object }): Promise<void>;
  stop(): Promise<void>;
}

interface TransportOptions {
  readonly api: string;
  readonly headers: Record<string, string>;
  readonly body: object;
}

interface Sdk {
  readonly AbstractChat: new (options: object) => Chat;
  readonly DefaultChatTransport: new (options: TransportOptions) => object;
}

interface ReactSdk {
  readonly useChat: (options: { transport: object }) => Chat;
}

const sdks: Readonly<Record<string, Sdk>> = {
  '5.0.0': ai5First as unknown as Sdk,
  '5': ai5 as unknown as Sdk,
  '6.0.0': ai6First as unknown as Sdk,
  '6': ai6 as unknown as Sdk,
  '7.0.0': ai7First as unknown as Sdk,
  '7': ai7 as unknown as Sdk,
};

const hooks: Readonly<Record<string, { sdk: Sdk; react: ReactSdk }>> = {
  '5': { sdk: ai5 as unknown as Sdk, react: react2 as unknown as ReactSdk },
  '6': { sdk: ai6 as unknown as Sdk, react: react3 as unknown as ReactSdk },
  '7': { sdk: ai7 as unknown as Sdk, react: react4 as unknown as ReactSdk },
};

/** The state of a chat without a framework. */
function plainState() {
  let messages: Message[] = [];
  return {
    status: 'ready',
    error: undefined,
    get messages() {
      return messages;
    },
    set messages(all) {
      messages = all;
    },
    pushMessage(message: Message) {
      messages = [...messages, message];
    },
    popMessage() {
      messages = messages.slice(0, -1);
    },
    replaceMessage(index: number, message: Message) {
      messages = messages.with(index, message);
    },
    snapshot: <T>(value: T): T => structuredClone(value),
  };
}

function chatOf({ AbstractChat }: Sdk, transport: object): Chat {
  class PlainChat extends AbstractChat {}
  return new PlainChat({ id: 'chat', transport, state: plainState() });
}

type MakeTransport = (sdk: Sdk, assistant: StartedAssistant, key?: string) => object;

const transports: Readonly<Record<string, MakeTransport>> = {
  'WaymarkChatTransport on /v1': (_, { api, key }, other) =>
    new WaymarkChatTransport({ api, apiKey: other ?? key }),
  'DefaultChatTransport on /v2': ({ DefaultChatTransport }, { api, key }, other) =>
    new DefaultChatTransport({
      api: api.replace('/v1/', '/v2/'),
      headers: { Authorization: `Bearer ${other ?? key}` },
      body: { fp: 'anonymous' },
    }),
};

const question = { text: 'How do I add a custom domain?' };
const textOf = (message: Message | undefined) =>
  message?.parts.map(({ text = '' }) => text).join('') ?? '';

describe.each(Object.entries(sdks))('a chat of the AI SDK %s', (_, sdk) => {
  describe.each(Object.entries(transports))('with %s', (name, transportOf) => {
    it('asks twice in one thread', async () => {
      const assistant = await start({ withModel: true });
      assistant.model.answer = { pieces: ['Use a ', 'CNAME [1', '].'] };
      const chat = chatOf(sdk, transportOf(sdk, assistant));
      await chat.sendMessage(question);
      const answer = chat.messages.at(-1);
      expect(chat.error).toBeUndefined();
      expect(textOf(answer)).toBe('Use a CNAME [[1]](https://acme.dev/docs/domains).');
      expect(answer?.parts.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['step-start', 'tool-search', 'text', 'source-url']),
      );
      const threadId = answer?.metadata?.threadId;
      expect(threadId).toMatch(/^thr_/);
      // The transport of the SDK has to be told; ours remembers.
      const body = name.startsWith('Waymark') ? {} : { threadId };
      await chat.sendMessage({ text: 'And then?' }, { body });
      expect(chat.messages.at(-1)?.metadata?.threadId).toBe(threadId);
      expect(chat.messages).toHaveLength(4);
      expect(assistant.model.asked[1]?.messages.map(({ role }) => role)).toEqual([
        'system',
        'user',
        'assistant',
        'user',
      ]);
    });

    it('quotes where there is no model', async () => {
      const assistant = await start();
      const chat = chatOf(sdk, transportOf(sdk, assistant));
      await chat.sendMessage(question);
      expect(chat.error).toBeUndefined();
      expect(textOf(chat.messages.at(-1))).toContain('Then create a CNAME record');
    });

    it('learns why a request was refused', async () => {
      const assistant = await start();
      const chat = chatOf(sdk, transportOf(sdk, assistant, 'wrong'));
      await chat.sendMessage(question);
      expect(chat.status).toBe('error');
      expect(parseAssistantError(chat.error)).toMatchObject({ code: 'invalid_api_key' });
    });

    it('keeps what was written, and the thread, when the model fails in the middle', async () => {
      const assistant = await start({ withModel: true });
      assistant.model.answer = { pieces: ['Use a CNAME', ' record.'], end: 'fail' };
      const chat = chatOf(sdk, transportOf(sdk, assistant));
      await chat.sendMessage(question);
      expect(chat.error?.message).toBe('The language model failed. Try again in a moment.');
      expect(textOf(chat.messages.at(-1))).toContain('Use a CNAME');
      expect(chat.messages.at(-1)?.metadata?.threadId).toMatch(/^thr_/);
    });

    it('stops the model when the reader does', async () => {
      const assistant = await start({ withModel: true });
      assistant.model.answer = { pieces: ['Use a CNAME record, '], end: 'hang' };
      const chat = chatOf(sdk, transportOf(sdk, assistant));
      const sent = chat.sendMessage(question);
      await expect.poll(() => textOf(chat.messages.at(-1))).toContain('Use a');
      await chat.stop();
      await sent;
      expect(chat.status).toBe('ready');
      await expect.poll(() => assistant.log[0]?.answer?.outcome).toBe('aborted');
      await expect.poll(() => assistant.model.aborted()).toBe(1);
    });
  });
});

describe.each(Object.entries(hooks))('useChat of the AI SDK %s', (_, { react, sdk }) => {
  it.each(Object.entries(transports))('shows answers with %s', async (_name, transportOf) => {
    const assistant = await start();
    const transport = transportOf(sdk, assistant);
    const hook = await renderHook(() => react.useChat({ transport }));
    void hook.current().sendMessage(question);
    const { messages } = await hook.until(
      (chat) => chat.status === 'ready' && chat.messages.length === 2,
    );
    expect(textOf(messages.at(-1))).toContain('Then create a CNAME record');
    hook.unmount();
  });
});

describe('a long chat', () => {
  it('is answered by its last messages', async () => {
    const { api, key, model } = await start({ withModel: true });
    model.answer = { pieces: ['Use a CNAME [1].'] };
    const messages = Array.from({ length: 251 }, (_, index) => ({
      id: String(index),
      role: index % 2 === 0 ? 'user' : 'assistant',
      parts: [{ type: 'text', text: index === 250 ? question.text : `Message ${index}.` }],
    }));
    const transport = new WaymarkChatTransport({ api, apiKey: key });
    const chunks = await transport.sendMessages({
      ...{ chatId: 'chat', messages },
      abortSignal: undefined,
    });
    expect((await Array.fromAsync(chunks)).at(-1)?.type).toBe('finish');
    const asked = JSON.stringify(model.asked.at(-1)?.messages);
    expect(asked).toContain('Message 249.');
    expect(asked).not.toContain('Message 225.');
  });
});

import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerEvent, type AskOptions, ask, textPart } from '../ask.ts';

/** Where the questions of a chat go, and what goes with each. */
export type AssistantChatOptions = Omit<AskOptions, 'earlier' | 'signal' | 'threadKey'>;

/** A question or an answer, as `useChat` of the AI SDK 5 and later has them. */
export interface AssistantMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly parts: readonly AssistantMessagePart[];
}

/** Text, which is Markdown in an answer, or a page that an answer is from. */
export type AssistantMessagePart =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'source-url';
      readonly sourceId: string;
      readonly url: string;
      readonly title: string;
    };

/** A conversation, and what can be done with it. */
export interface AssistantChat {
  readonly messages: readonly AssistantMessage[];
  /** `submitted` until the first words of an answer are there, then `streaming`. */
  readonly status: 'ready' | 'submitted' | 'streaming' | 'error';
  /** Why the last question has no answer, or only a part of one: an `AssistantError`. */
  readonly error: Error | undefined;
  /** Asks a question, in the thread of those before it; one that is being answered is stopped. */
  readonly sendMessage: (message: { readonly text: string }) => Promise<void>;
  /** Ends the answer that is being written. What is there of it stays. */
  readonly stop: () => void;
  /** Begins a new conversation. */
  readonly clear: () => void;
}

type State = Pick<AssistantChat, 'error' | 'messages' | 'status'>;
type Thread = Pick<AskOptions, 'threadId' | 'threadKey'>;

let count = 0;

const empty: State = { messages: [], status: 'ready', error: undefined };

/**
 * A conversation with the assistant of a site, in the form of `useChat`, without the AI SDK. With the
 * SDK, `useChat` itself takes a `WaymarkChatTransport`.
 *
 *     const { messages, sendMessage, status } = useAssistant({ api, apiKey });
 */
export function useAssistant(options: AssistantChatOptions): AssistantChat {
  const [state, setState] = useState<State>(empty);
  const latest = useRef(options);
  latest.current = options;
  const said = useRef<readonly AssistantMessage[]>([]);
  const thread = useRef<Thread>({ threadId: options.threadId });
  const running = useRef<AbortController>(undefined);

  const show = useCallback((messages: readonly AssistantMessage[], rest: Partial<State>) => {
    said.current = messages;
    setState((before) => ({ ...before, ...rest, messages }));
  }, []);

  const stop = useCallback(() => {
    if (!running.current) return;
    running.current.abort();
    running.current = undefined;
    setState((before) => ({ ...before, status: 'ready' }));
  }, []);

  const clear = useCallback(() => {
    stop();
    thread.current = { threadId: undefined, threadKey: undefined };
    show([], empty);
  }, [show, stop]);

  const sendMessage = useCallback(
    async ({ text }: { readonly text: string }) => {
      stop();
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const earlier = said.current;
      const asked = [...earlier, messageOf('user', [textPart(text)])];
      show(asked, { status: 'submitted', error: undefined });
      let answer = messageOf('assistant', []);
      try {
        const more = { ...thread.current, earlier, signal };
        for await (const event of ask(text, { ...latest.current, ...more })) {
          if (event.type === 'start') {
            thread.current = { threadId: event.threadId, threadKey: event.threadKey };
          }
          answer = withEvent(answer, event);
          if (answer.parts.length > 0) show([...asked, answer], { status: 'streaming' });
        }
        show(said.current, { status: 'ready' });
      } catch (error) {
        if (signal.aborted) return;
        show(said.current, { status: 'error', error: error as Error });
      }
      running.current = undefined;
    },
    [show, stop],
  );

  useEffect(() => () => running.current?.abort(), []);
  return { ...state, sendMessage, stop, clear };
}

function messageOf(
  role: AssistantMessage['role'],
  parts: AssistantMessage['parts'],
): AssistantMessage {
  count++;
  return { id: `message-${count}`, role, parts };
}

function withEvent(answer: AssistantMessage, event: AnswerEvent): AssistantMessage {
  const { parts } = answer;
  if (event.type === 'start') return { ...answer, id: event.messageId ?? answer.id };
  if (event.type === 'source') {
    const { title, url } = event;
    const sourceId = String(parts.filter(({ type }) => type === 'source-url').length + 1);
    return { ...answer, parts: [...parts, { type: 'source-url', sourceId, url, title }] };
  }
  if (event.type !== 'text') return answer;
  const [first] = parts;
  const before = first?.type === 'text' ? first.text : '';
  return { ...answer, parts: [textPart(before + event.delta)] };
}

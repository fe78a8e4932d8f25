import type { AskedContext } from './request.ts';

/** What readers and the assistant have said to each other. */
export interface Conversation {
  /** Thread of the server, and its second secret where the server asks for one. */
  readonly threadId?: string;
  readonly threadKey?: string;
  readonly turns: readonly Turn[];
  /** A question that is being written. */
  readonly draft?: string;
}

/** A question and its answer. */
export interface Turn {
  /** The name of the question in the thread. */
  readonly id: string;
  readonly question: string;
  readonly context: readonly AskedContext[];
  readonly answer: Answer;
}

/** An answer as far as it has come. */
export interface Answer {
  /** The server's name for it. */
  readonly id?: string;
  /** Markdown. */
  readonly text: string;
  readonly sources: readonly Source[];
  /** It was not written by a model: it quotes, and links to what it quotes. */
  readonly isQuote?: boolean;
  /** It grew so long that it was cut off. */
  readonly isCut?: boolean;
  /** `waiting` until the first words are there. */
  readonly state: 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';
  /** Why there is no answer, or only a part of one. */
  readonly notice?: string;
  readonly rating?: Rating;
}

interface Source {
  readonly url: string;
  readonly title: string;
}

/** What a reader thinks of an answer. */
export type Rating = 'up' | 'down';

/** An answer that has not begun. */
export const emptyAnswer: Answer = { text: '', sources: [], state: 'waiting' };

/** Whether more of an answer is to come. */
export function isRunning({ state }: Answer): boolean {
  return state === 'waiting' || state === 'writing';
}

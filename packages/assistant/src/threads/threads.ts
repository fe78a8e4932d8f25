import type { StoredTurn, TurnOutcome } from '../store/assistant-store.ts';

/** How long threads are kept, and how they are guarded. */
export interface ThreadSettings {
  /** Days that turns are kept; 0 keeps nothing, and identifiers still work. */
  readonly retentionDays: number;
  /** Whether the key of a thread must come with its identifier. */
  readonly requireKey: boolean;
}

/** What holds where the owner sets nothing. */
export const defaultThreadSettings: ThreadSettings = { retentionDays: 30, requireKey: false };

/** Opens threads and finds them again (docs/format/assistant.md#threads). */
export interface Threads {
  /**
   * Opens a thread for who asks (`fp` of the request).
   *
   * @param scope names the site, and whom it is for: in another, the thread is not found
   */
  open(scope: string, fingerprint: string): Promise<Thread>;
  /**
   * The thread of an identifier; undefined when it was never given out in its scope, is deleted or
   * expired, belongs to somebody else, or its key is needed and wrong: one answer to all of these.
   */
  resume(request: ThreadRequest): Promise<Thread | undefined>;
  /** Deletes a thread of a scope and all its turns; gives false when there is none. */
  delete(scope: string, id: string): Promise<boolean>;
}

/** What a request shows to go on with a thread. */
export interface ThreadRequest {
  readonly scope: string;
  readonly id: string;
  readonly fingerprint: string;
  /** `threadKey` of the request. */
  readonly key?: string | undefined;
}

/** A conversation, each question with its answer a turn. */
export interface Thread {
  readonly id: string;
  /** To be told once, when the thread is opened and keys are required; else undefined. */
  readonly key: string | undefined;
  /** Turns that were kept, oldest first. */
  turns(): Promise<readonly StoredTurn[]>;
  /** Keeps the question before it is answered. */
  ask(question: ThreadQuestion): Promise<PendingTurn>;
}

/** A question to be kept, and where it came from. */
export interface ThreadQuestion {
  readonly messageId?: string | undefined;
  readonly question: string;
  readonly page?: string | undefined;
  readonly keyId: string;
}

/** A question that is being answered. */
export interface PendingTurn {
  /** Number of the turn in its thread; 0 when nothing is kept. */
  readonly sequence: number;
  /** Keeps the answer, or how far it came. */
  finish(outcome: Omit<TurnOutcome, 'latency'>): Promise<void>;
}

/**
 * What the servers of an assistant share: counters, keys, threads and records. Times are in
 * milliseconds since 1970; the store has no clock of its own, and no rules: those are in `limits/`,
 * `keys/` and `threads/`, which work on it.
 */
export interface AssistantStore {
  readonly counters: CounterStore;
  readonly keys: KeyStore;
  readonly threads: ThreadStore;
  readonly records: RecordStore;
  /**
   * A random secret of 32 bytes that all servers on this store share, made when first asked for:
   * what the identifiers of threads are signed with.
   */
  secret(name: string): Promise<Uint8Array>;
  /** Deletes what has expired at this time. */
  prune(now: number): Promise<void>;
  /** @throws when the store cannot be reached, or not written */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A row of buckets; which time a bucket stands for is up to who counts. */
export interface Counter {
  readonly name: string;
  /** Number of the current bucket, growing with time. */
  readonly position: number;
  /** How many buckets count, the current one included. */
  readonly width: number;
  /** When the counter may be forgotten. */
  readonly expiresAt: number;
}

/** The buckets of a counter that count. */
export interface CounterState {
  /** Number of the newest bucket: the current one, or a later one of a server whose clock is ahead. */
  readonly position: number;
  /** Of the buckets that count, newest first; buckets that are missing at the end are empty. */
  readonly counts: readonly number[];
}

/** Counters by their names; one that was never added to is empty. */
export interface CounterStore {
  /**
   * Adds to the current bucket if the sum of all that count then stays within the limit, in one
   * atomic step; else changes nothing.
   */
  add(
    counter: Counter,
    amount: number,
    limit: number,
  ): Promise<CounterState & { readonly isAdded: boolean }>;
  /** Takes back from the bucket at the counter's position, never below nothing. */
  subtract(counter: Counter, amount: number): Promise<void>;
  read(counter: Counter): Promise<CounterState>;
}

/** Who may know a key: servers alone, or everybody who reads a page. */
export type KeyKind = 'secret' | 'publishable';

/** A key as it is kept: not the key itself, but its hash. */
export interface KeyRecord {
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal. */
  readonly hash: string;
  readonly kind: KeyKind;
  /** The start of the key and its last four characters, to tell keys apart in a list. */
  readonly hint: string;
  readonly organization: string;
  /** Domains it may be used for; none listed means all of the organization. */
  readonly domains: readonly string[];
  /** Origins it may be used from in browsers; none listed means any. */
  readonly origins: readonly string[];
  /** Addresses (CIDR) it may be used from; none listed means any. */
  readonly addresses: readonly string[];
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly revokedAt: number | undefined;
  /** To the hour. */
  readonly lastUsedAt: number | undefined;
}

/** Keys by their hashes; the keys themselves are in no store. */
export interface KeyStore {
  /** @throws when a key has this id or hash already */
  create(key: KeyRecord): Promise<void>;
  findByHash(hash: string): Promise<KeyRecord | undefined>;
  /** Oldest first. */
  list(organization?: string): Promise<readonly KeyRecord[]>;
  /** Gives false when there is no such key; a key that is revoked already keeps its time. */
  revoke(id: string, at: number): Promise<boolean>;
  touch(id: string, at: number): Promise<void>;
}

/** A thread without its turns. */
export interface ThreadRecord {
  readonly id: string;
  /** Of its site, and whom that is for, if not everyone: `acme|staff`. */
  readonly domain: string;
  /** Of who opened it: a keyed hash of the fingerprint; undefined for `anonymous`. */
  readonly owner: string | undefined;
  readonly createdAt: number;
  /** Grows with each turn. */
  readonly expiresAt: number;
}

/** A question on its way into a thread, kept before the answer so that nothing is lost. */
export interface NewTurn {
  /** Identifier that the client gave the question, if any. */
  readonly messageId: string | undefined;
  readonly question: string;
  /** Page that the reader was on. */
  readonly page: string | undefined;
  readonly keyId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** How far the answer to a question has come. */
export type TurnStatus = 'pending' | 'complete' | 'error' | 'aborted';

/** What a question got, or how far its answer came. */
export interface TurnOutcome {
  readonly status: Exclude<TurnStatus, 'pending'>;
  /** As far as it was written. */
  readonly answer: string;
  readonly sources: readonly { readonly url: string; readonly title: string }[];
  readonly model: string | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Milliseconds from the question to the end of the answer. */
  readonly latency: number;
}

/** A question as it is kept, with its answer. */
export interface StoredTurn extends NewTurn {
  /** From 1, without gaps while nothing expires. */
  readonly sequence: number;
  /** Undefined while it is answered, and for good when the server died meanwhile. */
  readonly outcome: TurnOutcome | undefined;
}

/** Threads and their turns. */
export interface ThreadStore {
  /** @throws when there is a thread of this id */
  open(thread: ThreadRecord): Promise<void>;
  /** The thread, unless it was deleted or has expired. */
  find(id: string, now: number): Promise<ThreadRecord | undefined>;
  /** Gives the turn the next number in one atomic step; undefined when the thread is gone. */
  append(id: string, turn: NewTurn): Promise<number | undefined>;
  /** Writes the answer to a turn; nothing happens when the thread was deleted meanwhile. */
  finish(id: string, sequence: number, outcome: TurnOutcome): Promise<void>;
  /** The newest, at most so many, oldest of these first, without those that have expired. */
  turns(id: string, now: number, most: number): Promise<readonly StoredTurn[]>;
  /** Deletes the thread and its turns; gives false when there is none. */
  delete(id: string): Promise<boolean>;
}

/** A thing that happened, written once and never changed. */
export interface RecordEntry {
  /** What the assistant was asked, what readers think of an answer, or of a page. */
  readonly kind: 'event' | 'feedback' | 'page-vote';
  readonly domain: string;
  readonly createdAt: number;
  /** Undefined to keep it for good. */
  readonly expiresAt: number | undefined;
  /** Anything that JSON can hold. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Which records to list; what is left out does not narrow. */
export interface RecordFilter {
  readonly kind: RecordEntry['kind'];
  readonly domain?: string;
  /** At this time or later. */
  readonly since?: number;
  /** Most entries, 1,000 by default. */
  readonly limit?: number;
}

/** What happened, in the order in which it was written. */
export interface RecordStore {
  append(entry: RecordEntry): Promise<void>;
  /** Oldest first. */
  list(filter: RecordFilter): Promise<readonly RecordEntry[]>;
}

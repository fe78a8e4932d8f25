import { type AnswerPhrases, englishPhrases } from '../answer/extractive/phrases.ts';
import type { AnswerModel } from '../answer/model/answer-model.ts';
import type { SiteFacts } from '../answer/site-facts.ts';
import type { TrustedProxies } from '../limits/client-network.ts';
import type { ConcurrencySettings } from '../limits/create-concurrency.ts';
import type { LimitSettings } from '../limits/limits.ts';
import type { Retriever } from '../retrieval/retriever.ts';
import type { AssistantStore } from '../store/assistant-store.ts';
import type { ThreadSettings } from '../threads/threads.ts';
import type { AllowedOrigins } from './cors.ts';
import type { AssistantEvent, LogEntry } from './records.ts';

/** A documentation site that questions can be asked of. */
export interface DomainOptions {
  /** Whose keys open it. */
  readonly organization: string;
  readonly retriever: Retriever;
  readonly site: SiteFacts;
  /** Origins or addresses that answers may link to besides the site. */
  readonly allowedLinks?: readonly string[];
  /** The owner's own rules for the model; never sent to readers. */
  readonly instructions?: string;
  /** What the server itself says in answers; English by default. */
  readonly phrases?: AnswerPhrases;
}

export interface AssistantOptions {
  /** By the identifier in the path. */
  readonly domains: Readonly<Record<string, DomainOptions>>;
  readonly store: AssistantStore;
  /** Without one, answers quote the best sections. */
  readonly model?: AnswerModel | undefined;
  /** When the model cannot be used: an error (by default), or quotes. */
  readonly fallback?: 'error' | 'extractive';
  readonly limits?: Partial<LimitSettings>;
  readonly concurrency?: Partial<ConcurrencySettings>;
  readonly threads?: Partial<ThreadSettings>;
  /** Tokens that the model may use in a calendar month; no cap by default. */
  readonly tokensPerMonth?: number | false;
  /** Tokens, about, of one question with its sources, and of one answer. */
  readonly tokens?: Partial<TokenSettings>;
  /** Origins that may call from a browser; any by default, since keys have their own. */
  readonly origins?: AllowedOrigins;
  readonly trustedProxies?: TrustedProxies;
  /** What stands before `/v1` in the path, such as `/docs`. */
  readonly base?: string;
  readonly timeouts?: Partial<Timeouts>;
  /** Largest body, 1 MiB by default. */
  readonly bodyBytes?: number;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Takes one entry for each request, without any text of messages. */
  readonly log?: (entry: LogEntry) => void;
  /** Takes what happened, with the texts: for the owner's analytics. */
  readonly onEvent?: (event: AssistantEvent) => unknown;
}

export interface TokenSettings {
  readonly input: number;
  readonly output: number;
}

/** Milliseconds (docs/format/assistant.md#times). */
export interface Timeouts {
  /** Until the whole body is there. */
  readonly body: number;
  readonly retrieval: number;
  /** Until the model's first words, between two pieces of its answer, and in all. */
  readonly first: number;
  readonly gap: number;
  readonly total: number;
  /** Silence after which a sign of life is sent. */
  readonly heartbeat: number;
}

export const defaultTimeouts: Timeouts = {
  body: 10_000,
  retrieval: 2_000,
  first: 30_000,
  gap: 30_000,
  total: 120_000,
  heartbeat: 15_000,
};

export const defaultTokens: TokenSettings = { input: 8_000, output: 800 };
export const defaultBodyBytes = 1_048_576;
export const defaultPhrases = englishPhrases;

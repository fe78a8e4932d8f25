import type { AnswerOptions, AnswerTimeouts } from '../answer/answer-settings.ts';
import type { TrustedProxies } from '../limits/client-network.ts';
import type { ConcurrencySettings } from '../limits/create-concurrency.ts';
import type { LimitSettings } from '../limits/limits.ts';
import type { AssistantStore } from '../store/assistant-store.ts';
import type { ThreadSettings } from '../threads/threads.ts';
import type { AssistantEvent, LogEntry } from './records.ts';

/** A documentation site that questions can be asked of. */
export interface DomainOptions
  extends Pick<AnswerOptions, 'retriever' | 'site' | 'allowedLinks' | 'instructions' | 'phrases'> {
  /** Whose keys open it. */
  readonly organization: string;
  /** Whom the site is for, if not everyone: its threads go on nowhere else under the domain. */
  readonly audience?: string | undefined;
}

/** Origins that may call from a browser: any, or those listed. */
export type AllowedOrigins = '*' | readonly string[];

/** Everything that an assistant is set up with. */
export interface AssistantOptions extends Pick<AnswerOptions, 'model' | 'fallback' | 'tokens'> {
  /** By the identifier in the path. */
  readonly domains: Readonly<Record<string, DomainOptions>>;
  readonly store: AssistantStore;
  readonly limits?: Partial<LimitSettings>;
  readonly concurrency?: Partial<ConcurrencySettings>;
  readonly threads?: Partial<ThreadSettings>;
  /** Tokens that the model may use in a calendar month; no cap by default. */
  readonly tokensPerMonth?: number | false;
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

/** Milliseconds (docs/format/assistant.md#times). */
export interface Timeouts extends AnswerTimeouts {
  /** Until the whole body is there. */
  readonly body: number;
  /** Silence after which a sign of life is sent. */
  readonly heartbeat: number;
}

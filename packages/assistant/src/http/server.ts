import { type AnswerSettings, answerSettings } from '../answer/answer-settings.ts';
import { type CheckKey, keyChecker } from '../keys/check-key.ts';
import { checkDomainId } from '../keys/domain-id.ts';
import { clientFinder, type FindClient } from '../limits/client-network.ts';
import { type Concurrency, createConcurrency } from '../limits/create-concurrency.ts';
import { createLimits } from '../limits/create-limits.ts';
import { createSpend } from '../limits/create-spend.ts';
import type { Limits } from '../limits/limits.ts';
import { once } from '../once.ts';
import { Problem } from '../problem.ts';
import { reportOutages } from '../store/report-outages.ts';
import { createThreads } from '../threads/create-threads.ts';
import { defaultThreadSettings, type Thread, type ThreadRequest } from '../threads/threads.ts';
import type { AllowedOrigins, AssistantOptions, DomainOptions } from './options.ts';
import type { AssistantEvent, LogEntry } from './records.ts';
import type { BodyLimits } from './request-body.ts';

/** What all requests share. */
export interface Server {
  readonly base: string;
  readonly origins: AllowedOrigins;
  readonly domains: ReadonlyMap<string, Domain>;
  readonly renew: (id: string, domain: DomainOptions) => void;
  readonly findClient: FindClient;
  readonly limits: Limits;
  readonly checkKey: CheckKey;
  /** Opens a thread of a site for who asks. */
  readonly open: (scope: string, fingerprint: string) => Promise<Thread>;
  /** @throws Problem when there is no such thread, whatever may be wrong with it */
  readonly resume: (thread: ThreadRequest) => Promise<Thread>;
  readonly concurrency: Concurrency;
  readonly body: BodyLimits;
  /** Milliseconds of silence after which a sign of life is sent. */
  readonly heartbeat: number;
  readonly clock: () => number;
  readonly log: (entry: LogEntry) => void;
  /** Keeps what happened, and tells the owner. */
  readonly record: (event: AssistantEvent) => Promise<void>;
  /** Answers that are being made, to be cut off when the server stops. */
  readonly running: Set<AbortController>;
  /** No new questions are answered. */
  isStopping: boolean;
}

/** A site of this server, its settings filled in. */
export interface Domain {
  readonly id: string;
  readonly organization: string;
  /** What its threads are bound to: the domain, and whom the site is for. */
  readonly threadScope: string;
  readonly settings: AnswerSettings;
}

/** Why a server that is told to stop answers no more. */
export function stopping(): Problem {
  return new Problem('shutting_down', {
    detail: 'The server is about to restart. Try again in a moment.',
    retryAfter: 5,
  });
}

/** @throws with a sentence for the user when an option is not valid */
export function createServer(options: AssistantOptions): Server {
  const { clock = Date.now, fallback, model, timeouts, tokens } = options;
  const store = reportOutages(options.store);
  const spend = createSpend({ store, clock, tokensPerMonth: options.tokensPerMonth ?? false });
  const domains = new Map<string, Domain>();
  const renew = (id: string, { audience, organization, ...domain }: DomainOptions) => {
    checkDomainId(id);
    const settings = answerSettings({ ...domain, fallback, model, spend, timeouts, tokens });
    const threadScope = audience === undefined ? id : `${id}|${audience}`;
    domains.set(id, { id, organization, threadScope, settings });
  };
  for (const [id, domain] of Object.entries(options.domains)) renew(id, domain);
  // Made with the first question, since it needs the store.
  const threads = once(() => createThreads({ store, clock, settings: options.threads ?? {} }));
  return {
    base: (options.base ?? '').replace(/(?<!\/)\/+$/, ''),
    origins: options.origins ?? '*',
    domains,
    renew,
    findClient: clientFinder(options.trustedProxies),
    limits: createLimits({ store, clock, settings: options.limits ?? {} }),
    checkKey: keyChecker(store, clock),
    open: async (scope, fingerprint) => (await threads()).open(scope, fingerprint),
    async resume(request) {
      const thread = await (await threads()).resume(request);
      if (thread) return thread;
      throw new Problem('thread_not_found', {
        detail: 'There is no such thread. Leave threadId out to begin a new one.',
      });
    },
    concurrency: createConcurrency(options.concurrency),
    body: { bytes: options.bodyBytes ?? 1_048_576, milliseconds: timeouts?.body ?? 10_000 },
    heartbeat: timeouts?.heartbeat ?? 15_000,
    clock,
    log: (entry) => attempt(() => options.log?.(entry)),
    record: recorder({ ...options, store }),
    running: new Set(),
    isStopping: false,
  };
}

function recorder({ clock = Date.now, onEvent, store, threads }: AssistantOptions) {
  const days = threads?.retentionDays ?? defaultThreadSettings.retentionDays;
  return async (event: AssistantEvent) => {
    attempt(() => onEvent?.(event));
    if (days === 0) return;
    const createdAt = clock();
    const expiresAt = createdAt + days * 86_400_000;
    const kind = event.kind === 'feedback' ? 'feedback' : 'event';
    const { domain } = event;
    await store.records.append({ kind, domain, createdAt, expiresAt, data: { ...event } });
  };
}

/** What the owner's own functions do wrong, now or later, must not reach readers. */
function attempt(run: () => unknown): void {
  new Promise((resolve) => resolve(run())).catch(console.error);
}

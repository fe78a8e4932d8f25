import type { AnswerSettings } from '../answer/answer-settings.ts';
import { createLinkPolicy } from '../answer/output/link-policy.ts';
import { type CheckKey, keyChecker } from '../keys/check-key.ts';
import { clientFinder, type FindClient } from '../limits/client-network.ts';
import { type Concurrency, createConcurrency } from '../limits/create-concurrency.ts';
import { createLimits } from '../limits/create-limits.ts';
import { createSpend } from '../limits/create-spend.ts';
import type { Limits } from '../limits/limits.ts';
import { reportOutages } from '../store/report-outages.ts';
import { createThreads } from '../threads/create-threads.ts';
import { defaultThreadSettings, type Threads } from '../threads/threads.ts';
import type { AllowedOrigins } from './cors.ts';
import {
  type AssistantOptions,
  type DomainOptions,
  defaultBodyBytes,
  defaultPhrases,
  defaultTimeouts,
  defaultTokens,
  type Timeouts,
} from './options.ts';
import { Problem } from './problem.ts';
import type { BodyLimits } from './read-body.ts';
import type { AssistantEvent, LogEntry } from './records.ts';
import { checkDomainId } from './route.ts';

/** What all requests share. */
export interface Server {
  readonly base: string;
  readonly origins: AllowedOrigins;
  readonly domains: ReadonlyMap<string, Domain>;
  readonly renew: (id: string, domain: DomainOptions) => void;
  readonly findClient: FindClient;
  readonly limits: Limits;
  readonly checkKey: CheckKey;
  /** Made with the first question, since it needs the store. */
  readonly threads: () => Promise<Threads>;
  readonly concurrency: Concurrency;
  readonly body: BodyLimits;
  readonly timeouts: Timeouts;
  readonly clock: () => number;
  readonly log: (entry: LogEntry) => void;
  /** Keeps what happened, and tells the owner. */
  readonly record: (event: AssistantEvent) => Promise<void>;
  /** Answers that are being made, to be cut off when the server stops. */
  readonly running: Set<AbortController>;
}

export interface Domain {
  readonly id: string;
  readonly organization: string;
  readonly settings: AnswerSettings;
}

/** @throws with a sentence for the user when an option is not valid */
export function createServer(options: AssistantOptions): Server {
  const { clock = Date.now } = options;
  const store = reportOutages(options.store, storeOutage);
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const domainOf = domainMaker({ ...options, store }, timeouts);
  const domains = new Map(
    Object.entries(options.domains).map(([id, domain]) => [id, domainOf(id, domain)]),
  );
  let threads: Promise<Threads> | undefined;
  return {
    base: (options.base ?? '').replace(/(?<!\/)\/+$/, ''),
    origins: options.origins ?? '*',
    domains,
    renew: (id, domain) => void domains.set(id, domainOf(id, domain)),
    findClient: clientFinder(options.trustedProxies),
    limits: createLimits({ store, clock, settings: options.limits ?? {} }),
    checkKey: keyChecker(store, clock),
    threads() {
      threads ??= createThreads({ store, clock, settings: options.threads ?? {} });
      threads.catch(() => {
        threads = undefined;
      });
      return threads;
    },
    concurrency: createConcurrency(options.concurrency),
    body: { bytes: options.bodyBytes ?? defaultBodyBytes, milliseconds: timeouts.body },
    timeouts,
    clock,
    log: (entry) => attempt(() => options.log?.(entry)),
    record: recorder({ ...options, store }),
    running: new Set(),
  };
}

function storeOutage(cause: unknown): Problem {
  return new Problem('store_unavailable', {
    detail: 'The assistant cannot be used at the moment. Try again shortly.',
    retryAfter: 5,
    cause,
  });
}

function domainMaker(
  options: AssistantOptions,
  timeouts: Timeouts,
): (id: string, domain: DomainOptions) => Domain {
  const { clock = Date.now, fallback = 'error', model, store } = options;
  const spend = createSpend({ store, clock, tokensPerMonth: options.tokensPerMonth ?? false });
  const tokens = { ...defaultTokens, ...options.tokens };
  return (id, { allowedLinks = [], instructions, organization, phrases, retriever, site }) => {
    checkDomainId(id);
    const settings: AnswerSettings = {
      ...{ model, spend, fallback, tokens, timeouts, retriever, site, instructions },
      policy: createLinkPolicy(site, allowedLinks),
      phrases: phrases ?? defaultPhrases,
    };
    return { id, organization, settings };
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
    await store.records.append({
      kind,
      domain: event.domain,
      createdAt,
      expiresAt,
      data: { ...event },
    });
  };
}

/** What the owner's own functions do wrong, now or later, must not reach readers. */
function attempt(run: () => unknown): void {
  new Promise((resolve) => resolve(run())).catch(console.error);
}

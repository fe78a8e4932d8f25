import type { AssistantStore } from '../store/assistant-store.ts';
import { type ThreadSigner, threadSigner } from './thread-signer.ts';
import {
  defaultThreadSettings,
  type Thread,
  type ThreadRequest,
  type ThreadSettings,
  type Threads,
} from './threads.ts';

/** So many turns of a thread are read: far more than a prompt holds, and no more for one that never ends. */
const readTurns = 100;

/** Where threads are kept, and how. */
export interface ThreadsOptions {
  readonly store: AssistantStore;
  readonly settings?: Partial<ThreadSettings>;
  readonly clock?: () => number;
}

interface Context {
  readonly store: AssistantStore;
  readonly signer: ThreadSigner;
  readonly clock: () => number;
  /** Milliseconds that turns are kept; 0 keeps nothing. */
  readonly retention: number;
  readonly requireKey: boolean;
}

/**
 * Threads in a store, with identifiers that all servers on it know.
 *
 * @throws when the retention is below 0, or the store cannot be reached
 */
export async function createThreads({
  clock = Date.now,
  settings,
  store,
}: ThreadsOptions): Promise<Threads> {
  const { requireKey, retentionDays } = { ...defaultThreadSettings, ...settings };
  if (!(retentionDays >= 0 && Number.isFinite(retentionDays))) {
    throw new Error(`Threads are kept for 0 or more days; the setting is ${retentionDays}.`);
  }
  const retention = Math.ceil(retentionDays * 86_400_000);
  const signer = threadSigner(await store.secret('threads'));
  const context = { store, signer, clock, retention, requireKey };
  return {
    open: (scope, fingerprint) => open(context, scope, fingerprint),
    resume: (request) => resume(context, request),
    delete: async (scope, id) => signer.isIdOf(scope, id) && store.threads.delete(id),
  };
}

async function open(context: Context, scope: string, fingerprint: string): Promise<Thread> {
  const { clock, requireKey, retention, signer, store } = context;
  const now = clock();
  const id = signer.newId(scope, now);
  if (retention > 0) {
    const owner = signer.ownerOf(fingerprint);
    await store.threads.open({
      id,
      domain: scope,
      owner,
      createdAt: now,
      expiresAt: now + retention,
    });
  }
  return threadOf(context, id, requireKey ? signer.keyOf(id) : undefined);
}

async function resume(
  context: Context,
  { fingerprint, id, key, scope }: ThreadRequest,
): Promise<Thread | undefined> {
  const { clock, requireKey, retention, signer, store } = context;
  if (!signer.isIdOf(scope, id)) return undefined;
  if (requireKey && !signer.isKeyOf(id, key ?? '')) return undefined;
  if (retention > 0) {
    const kept = await store.threads.find(id, clock());
    if (!kept || kept.domain !== scope) return undefined;
    if (kept.owner !== signer.ownerOf(fingerprint)) return undefined;
  }
  return threadOf(context, id, undefined);
}

function threadOf(context: Context, id: string, key: string | undefined): Thread {
  const { clock, retention, store } = context;
  return {
    id,
    key,
    turns: async () => (retention > 0 ? store.threads.turns(id, clock(), readTurns) : []),
    async ask({ keyId, messageId, page, question }) {
      const now = clock();
      const turn = { messageId, question, page, keyId, createdAt: now, expiresAt: now + retention };
      const sequence = retention > 0 ? await store.threads.append(id, turn) : undefined;
      return {
        sequence: sequence ?? 0,
        async finish(outcome) {
          if (sequence === undefined) return;
          await store.threads.finish(id, sequence, { ...outcome, latency: clock() - now });
        },
      };
    },
  };
}

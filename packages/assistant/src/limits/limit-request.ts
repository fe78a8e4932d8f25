import { Problem } from '../problem.ts';
import type { AssistantStore, Counter } from '../store/assistant-store.ts';
import type { ClientNetwork } from './client-network.ts';
import type { LimitedKey, RequestLimits } from './limits.ts';
import {
  counterOf,
  type LimitPolicy,
  type PolicyName,
  type PolicyUsage,
  usageOf,
} from './policies.ts';
import { closest, policyHeader, usageItem } from './rate-limit-headers.ts';

/** What one request is counted with. */
export interface LimitedRequest {
  readonly store: AssistantStore;
  readonly clock: () => number;
  readonly policies: ReadonlyMap<PolicyName, LimitPolicy>;
  readonly client: ClientNetwork;
  /** Whether requests of the client's address are not counted by address. */
  readonly isExempt: boolean;
}

/** Counts one request; see `RequestLimits` for the stages. */
export function limitRequest({
  client,
  clock,
  isExempt,
  policies,
  store,
}: LimitedRequest): RequestLimits {
  const usages = new Map<PolicyName, PolicyUsage>();
  let key: LimitedKey | undefined;
  let uses: Counter[] = [];

  const isShared = () => key?.kind === 'publishable' && !isExempt;
  /** Other keys are not told of the share of an address. */
  const applied = () =>
    [...policies.values()].filter(({ name }) => name !== 'address-month' || isShared());
  /** Counts for a subject; gives the counter at the bucket that was counted in. */
  const count = async (policy: LimitPolicy, subject: string): Promise<Counter | undefined> => {
    const now = clock();
    const counter = counterOf(policy, subject, now);
    const { isAdded, ...state } = await store.counters.add(counter, 1, policy.limit);
    usages.set(policy.name, usageOf(policy, state, now));
    return isAdded ? { ...counter, position: state.position } : undefined;
  };
  const peek = async (name: PolicyName, subject: string) => {
    const policy = policies.get(name);
    if (!policy) return;
    const now = clock();
    const state = await store.counters.read(counterOf(policy, subject, now));
    usages.set(name, usageOf(policy, state, now));
  };
  const refused = ({ code, sentence }: LimitPolicy): Problem => {
    const violated = [...usages.values()].filter(({ remaining }) => remaining === 0);
    const retryAfter = Math.max(1, ...violated.map(({ wait }) => wait ?? 0));
    return new Problem(code, {
      detail: `${sentence}. Try again in ${inWords(retryAfter)}.`,
      retryAfter,
      violatedPolicies: violated.map(({ policy }) => policy.name),
      headers: {
        ratelimit: violated.map(usageItem).join(', '),
        'ratelimit-policy': policyHeader(applied(), clock()),
        'retry-after': String(retryAfter),
      },
    });
  };

  const refund = async () => {
    const taken = uses;
    uses = [];
    for (const counter of taken) await store.counters.subtract(counter, 1);
  };

  return {
    async arrive() {
      const policy = policies.get('ip-day');
      if (!policy || isExempt) return;
      if (!(await count(policy, client.network))) throw refused(policy);
    },
    async authenticate(checked) {
      key = checked;
      const policy = policies.get('org-hour');
      if (!policy || (await count(policy, checked.organization))) return;
      await peek('key-month', checked.id);
      throw refused(policy);
    },
    async use() {
      if (!key) throw new Error('A use is counted before its key was authenticated.');
      const counted = [
        {
          policy: isShared() ? policies.get('address-month') : undefined,
          subject: `${key.id} ${client.network}`,
        },
        { policy: policies.get('key-month'), subject: key.id },
      ];
      for (const { policy, subject } of counted) {
        if (!policy) continue;
        const counter = await count(policy, subject);
        if (!counter) {
          await refund();
          throw refused(policy);
        }
        uses.push(counter);
      }
    },
    refund,
    headers() {
      const nearest = closest(usages.values());
      return {
        ...(applied().length === 0 ? {} : { 'ratelimit-policy': policyHeader(applied(), clock()) }),
        ...(nearest ? { ratelimit: usageItem(nearest) } : {}),
      };
    },
  };
}

function inWords(seconds: number): string {
  const [amount, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7_200
        ? [Math.ceil(seconds / 60), 'minute']
        : seconds < 172_800
          ? [Math.ceil(seconds / 3_600), 'hour']
          : [Math.ceil(seconds / 86_400), 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

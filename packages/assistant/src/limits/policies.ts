import type { Counter, CounterState } from '../store/assistant-store.ts';
import { total } from '../store/count.ts';
import type { LimitSettings } from './limits.ts';
import { monthWindow, nextRelease, rollingWindow, roomAt, type Window } from './window.ts';

/** A limit and the window that it counts in. */
export interface LimitPolicy {
  /** Name in headers. */
  readonly name: 'ip-day' | 'org-hour' | 'key-month' | 'address-month';
  readonly code: 'ip_rate_limited' | 'organization_rate_limited' | 'key_quota_exceeded';
  readonly limit: number;
  readonly window: Window;
  /** What is used up, as the start of a sentence. */
  readonly sentence: string;
}

/** A limit by its name in headers. */
export type PolicyName = LimitPolicy['name'];

/** The limits that are on (`defaultLimits`; docs/format/assistant.md#limits). */
export function policiesOf(settings: LimitSettings): ReadonlyMap<PolicyName, LimitPolicy> {
  const all = [
    {
      name: 'ip-day',
      code: 'ip_rate_limited',
      limit: settings.requestsPerAddressAndDay,
      window: rollingWindow(3_600_000, 24),
      sentence: 'This address has sent all requests that are allowed in 24 hours',
    },
    {
      name: 'org-hour',
      code: 'organization_rate_limited',
      limit: settings.requestsPerOrganizationAndHour,
      window: rollingWindow(60_000, 60),
      sentence: 'The organization has sent all requests that are allowed in an hour',
    },
    {
      name: 'key-month',
      code: 'key_quota_exceeded',
      limit: settings.usesPerKeyAndMonth,
      window: monthWindow,
      sentence: 'The key has no uses left this month',
    },
    {
      name: 'address-month',
      code: 'ip_rate_limited',
      limit: settings.usesPerAddressAndMonth,
      window: monthWindow,
      sentence: 'This address has asked all that it may with this key this month',
    },
  ] as const;
  return new Map(
    all.flatMap(({ limit, ...policy }) =>
      limit === false ? [] : [[policy.name, { ...policy, limit }] as const],
    ),
  );
}

/** The counter of a policy for whom it counts, at a time. */
export function counterOf({ name, window }: LimitPolicy, subject: string, now: number): Counter {
  const position = window.bucketAt(now);
  // One bucket longer than needed: servers' clocks differ.
  const expiresAt = window.startOf(position + window.width + 1);
  return { name: `${name}:${subject}`, position, width: window.width, expiresAt };
}

/** How far a limit is used up. */
export interface PolicyUsage {
  readonly policy: LimitPolicy;
  readonly remaining: number;
  /** Seconds until more has room, rounded up: at least 1; undefined when nothing is used. */
  readonly wait: number | undefined;
}

/**
 * Works out from a counter what is left of a limit, and when more of it is. Where the limit is used
 * up, `wait` lasts until one more request fits.
 */
export function usageOf(policy: LimitPolicy, state: CounterState, now: number): PolicyUsage {
  const { limit, window } = policy;
  const at = roomAt(window, state, limit) ?? nextRelease(window, state);
  return {
    policy,
    remaining: Math.max(0, limit - total(state)),
    wait: at === undefined ? undefined : Math.max(1, Math.ceil((at - now) / 1_000)),
  };
}

/** Length of a policy's window in seconds; of months, that of the present one. */
export function windowSeconds({ window }: LimitPolicy, now: number): number {
  const bucket = window.bucketAt(now);
  return (window.startOf(bucket + window.width) - window.startOf(bucket)) / 1_000;
}

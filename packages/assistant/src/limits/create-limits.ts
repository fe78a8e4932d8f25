import type { AssistantStore } from '../store/assistant-store.ts';
import { addressList } from './address-list.ts';
import { limitRequest } from './limit-request.ts';
import { defaultLimits, type LimitSettings, type Limits } from './limits.ts';
import { policiesOf } from './policies.ts';

/** Where limits are counted, and which they are; `defaultLimits` where nothing is said. */
export interface LimitsOptions {
  readonly store: AssistantStore;
  readonly settings?: Partial<LimitSettings>;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

/**
 * Counts requests and uses in a store, so that all servers on it share the limits.
 *
 * @throws when a limit is no whole number, or an exempt address is not one
 */
export function createLimits({ clock = Date.now, settings, store }: LimitsOptions): Limits {
  const all = { ...defaultLimits, ...settings };
  const policies = policiesOf(all);
  for (const { limit, name } of policies.values()) {
    if (!Number.isSafeInteger(limit) || limit < 0) {
      throw new Error(`The limit "${name}" must be a whole number or false; it is ${limit}.`);
    }
  }
  const isExempt = addressList(all.exemptAddresses);
  return {
    request: (client) =>
      limitRequest({ store, clock, policies, client, isExempt: isExempt(client.address) }),
  };
}

import type { KeyKind } from '../store/assistant-store.ts';
import type { ClientNetwork } from './client-network.ts';

/** Uses and requests that are allowed; `false` is without limit. */
export interface LimitSettings {
  /** Answered questions of a key in a calendar month (UTC). */
  readonly usesPerKeyAndMonth: number | false;
  /**
   * Of the uses of one publishable key in a month, those of one client network. Without it, whoever
   * reads the key in a page can use it up for all.
   */
  readonly usesPerAddressAndMonth: number | false;
  /** Requests with a valid key of an organization: in this minute and the 59 before. */
  readonly requestsPerOrganizationAndHour: number | false;
  /** Requests of a client network: in this hour and the 23 before. */
  readonly requestsPerAddressAndDay: number | false;
  /** Addresses (CIDR) that are not counted by address, such as an own server in front. */
  readonly exemptAddresses: readonly string[];
}

/** The limits of docs/format/assistant.md#limits, and one of its own for publishable keys. */
export const defaultLimits: LimitSettings = {
  usesPerKeyAndMonth: 10_000,
  usesPerAddressAndMonth: 2_000,
  requestsPerOrganizationAndHour: 10_000,
  requestsPerAddressAndDay: 10_000,
  exemptAddresses: [],
};

/** Counts the requests of a server. */
export interface Limits {
  /** Starts counting a request; nothing is counted yet. */
  request(client: ClientNetwork): RequestLimits;
}

/**
 * Counts one request, in up to three stages. Each throws a Problem where the request must be refused:
 * with how long to wait, and the limits that are used up. A refusal leaves the counter of its own
 * stage and those of later ones untouched.
 */
export interface RequestLimits {
  /** On arrival, before anything else is looked at. */
  arrive(): Promise<void>;
  /** After the key was checked. */
  authenticate(key: LimitedKey): Promise<void>;
  /** When the answer is about to be made; needs `authenticate` before. */
  use(): Promise<void>;
  /** Gives the use back: for answers that failed before their first text. Works once. */
  refund(): Promise<void>;
  /** `RateLimit` and `RateLimit-Policy` as far as counted, for the response of a request that passed. */
  headers(): Record<string, string>;
}

/** What limits need to know of a key that was checked. */
export interface LimitedKey {
  readonly id: string;
  readonly kind: KeyKind;
  readonly organization: string;
}

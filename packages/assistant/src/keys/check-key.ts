import { addressList } from '../limits/address-list.ts';
import type { AssistantStore, KeyRecord } from '../store/assistant-store.ts';
import { hashKey, isSameHash } from './hash-key.ts';
import { keyStatus } from './list-keys.ts';

/** A site that questions can be asked of. */
export interface KeyDomain {
  readonly id: string;
  readonly organization: string;
}

export interface KeyUse {
  /** The `Authorization` header. */
  readonly authorization: string | null;
  /** The `Origin` header. */
  readonly origin: string | null;
  /** Address of the client. */
  readonly address: string;
  /** The site of the path; undefined when there is none of that name. */
  readonly domain: KeyDomain | undefined;
}

/** Why a key may not be used here; the names are those of problems. */
export type KeyRefusal =
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'expired_api_key'
  | 'origin_not_allowed'
  | 'ip_not_allowed'
  | 'domain_not_found'
  | 'domain_not_allowed';

export type KeyCheck =
  | { readonly isAllowed: true; readonly key: KeyRecord; readonly domain: KeyDomain }
  | { readonly isAllowed: false; readonly refusal: KeyRefusal };

/** Checks the key of a request and what it may be used for. */
export type CheckKey = (use: KeyUse) => Promise<KeyCheck>;

const longestKey = 200;
/** The last use of a key is written this often, not with each request. */
const touchEvery = 3_600_000;
const hashOfNoKey = hashKey('');

/**
 * A site of another organization is not found, so that a key cannot be used to learn which sites a
 * server has (docs/format/assistant.md#refusals).
 */
export function keyChecker(store: AssistantStore, clock: () => number = Date.now): CheckKey {
  return async ({ address, authorization, domain, origin }) => {
    const sent = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    if (sent === undefined) return refused('missing_api_key');
    const key = await findKey(store, sent);
    const now = clock();
    const status = key && keyStatus(key, now);
    if (!key || status === 'revoked') return refused('invalid_api_key');
    if (status === 'expired') return refused('expired_api_key');
    if (now - (key.lastUsedAt ?? 0) >= touchEvery) await store.keys.touch(key.id, now);
    if (!isOriginAllowed(key, origin)) return refused('origin_not_allowed');
    if (!isAddressAllowed(key, address)) return refused('ip_not_allowed');
    if (!domain || domain.organization !== key.organization) return refused('domain_not_found');
    if (!isDomainAllowed(key, domain.id)) return refused('domain_not_allowed');
    return { isAllowed: true, key, domain };
  };
}

/** Every key takes the same steps, found or not: one hash, one look-up, one comparison. */
async function findKey(store: AssistantStore, sent: string): Promise<KeyRecord | undefined> {
  const hash = hashKey(sent.slice(0, longestKey));
  const found = await store.keys.findByHash(hash);
  const isSame = isSameHash(found?.hash ?? hashOfNoKey, hash);
  return isSame && sent.length <= longestKey ? found : undefined;
}

/** A key belongs to an organization: it may be for some domains alone. */
function isDomainAllowed({ domains }: KeyRecord, id: string): boolean {
  return domains.length === 0 || domains.includes(id);
}

function isOriginAllowed({ origins }: KeyRecord, origin: string | null): boolean {
  return origins.length === 0 || (origin !== null && origins.includes(origin));
}

function isAddressAllowed({ addresses }: KeyRecord, address: string): boolean {
  return addresses.length === 0 || addressList(addresses)(address);
}

function refused(refusal: KeyRefusal): KeyCheck {
  return { isAllowed: false, refusal };
}

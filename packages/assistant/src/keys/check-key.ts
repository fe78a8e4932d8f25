import { addressList } from '../limits/address-list.ts';
import { Problem } from '../problem.ts';
import type { AssistantStore, KeyRecord } from '../store/assistant-store.ts';
import { hashKey, isSameHash } from './hash-key.ts';
import { keyStatus } from './list-keys.ts';

/** A site that questions can be asked of. */
export interface KeyDomain {
  readonly id: string;
  readonly organization: string;
}

/** What a request shows of its key, and what it wants to use it for. */
export interface KeyUse<Domain extends KeyDomain = KeyDomain> {
  /** The `Authorization` header. */
  readonly authorization: string | null;
  /** The `Origin` header. */
  readonly origin: string | null;
  /** Address of the client. */
  readonly address: string;
  /** The site of the path; undefined when there is none of that name. */
  readonly domain: Domain | undefined;
}

/** A key that may be used, and what for. */
export interface KeyGrant<Domain extends KeyDomain> {
  readonly key: KeyRecord;
  readonly domain: Domain;
}

/**
 * Checks the key of a request and what it may be used for.
 *
 * @throws Problem when it may not
 */
export type CheckKey = <Domain extends KeyDomain>(use: KeyUse<Domain>) => Promise<KeyGrant<Domain>>;

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
    if (sent === undefined) throw refused('missing_api_key');
    const key = await findKey(store, sent);
    const now = clock();
    const status = key && keyStatus(key, now);
    if (!key || status === 'revoked') throw refused('invalid_api_key');
    if (status === 'expired') throw refused('expired_api_key');
    if (now - (key.lastUsedAt ?? 0) >= touchEvery) await store.keys.touch(key.id, now);
    if (!isOriginAllowed(key, origin)) throw refused('origin_not_allowed');
    if (!isAddressAllowed(key, address)) throw refused('ip_not_allowed');
    if (!domain || domain.organization !== key.organization) throw refused('domain_not_found');
    if (!isDomainAllowed(key, domain.id)) throw refused('domain_not_allowed');
    return { key, domain };
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

const details = {
  missing_api_key: 'Send an assistant API key: Authorization: Bearer <API_KEY>.',
  invalid_api_key: 'The API key is not known, or it was revoked.',
  expired_api_key: 'The API key has expired.',
  origin_not_allowed: 'The API key may not be used from this origin.',
  ip_not_allowed: 'The API key may not be used from this address.',
  domain_not_found: 'There is no documentation of this name.',
  domain_not_allowed: 'The API key may not be used for this documentation.',
} as const;

function refused(code: keyof typeof details): Problem {
  const isUnauthorized = /_api_key$/.test(code);
  const challenge = `Bearer realm="assistant"${code === 'missing_api_key' ? '' : ', error="invalid_token"'}`;
  return new Problem(code, {
    detail: details[code],
    ...(isUnauthorized ? { headers: { 'www-authenticate': challenge } } : {}),
  });
}

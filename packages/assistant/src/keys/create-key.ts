import { randomBytes } from 'node:crypto';
import { addressList } from '../limits/address-list.ts';
import type { AssistantStore, KeyKind, KeyRecord } from '../store/assistant-store.ts';
import { checkDomainId } from './domain-id.ts';
import { hashKey } from './hash-key.ts';
import { ulid } from './ulid.ts';

/** What a key is to be, and where it may be used. */
export interface NewKey {
  /** `secret` by default; `publishable` for pages that show it to everybody. */
  readonly kind?: KeyKind;
  /** Where it is meant to be used, such as `live` or `test`; part of the key. */
  readonly environment?: string;
  /** Start of the key, by which tools that look for leaked secrets know it. */
  readonly prefix?: string;
  readonly organization: string;
  /** None listed means all of the organization. */
  readonly domains?: readonly string[] | undefined;
  /** Origins such as `https://docs.example.com`; none listed means any. */
  readonly origins?: readonly string[];
  /** Addresses or networks; none listed means any. */
  readonly addresses?: readonly string[];
  /** Milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
}

/** A key that was just made. */
export interface CreatedKey {
  /** The key itself, which is kept nowhere: whoever needs it must write it down now. */
  readonly key: string;
  readonly record: KeyRecord;
}

/**
 * Makes a key: `wmsk_live_…` (secret) or `wmpk_live_…` (publishable), with 192 random bits.
 *
 * @throws with a sentence for the user when an option is not valid
 */
export async function createKey(
  store: AssistantStore,
  options: NewKey,
  clock: () => number = Date.now,
): Promise<CreatedKey> {
  const { environment = 'live', kind = 'secret', prefix = 'wm' } = options;
  const { addresses = [], domains = [], expiresAt, organization } = options;
  const now = clock();
  checkName('prefix', prefix);
  checkName('environment', environment);
  if (organization.trim() === '') throw new Error('A key needs an organization.');
  for (const domain of domains) checkDomainId(domain.toLowerCase());
  if (expiresAt !== undefined && !(expiresAt > now)) {
    throw new Error('The expiry of a key must lie in the future.');
  }
  addressList(addresses);
  const start = `${prefix}${kind === 'secret' ? 'sk' : 'pk'}_${environment}_`;
  const key = `${start}${randomBytes(24).toString('base64url')}`;
  const record = keyRecord(key, options, now);
  await store.keys.create(record);
  return { key, record };
}

/**
 * What is kept of a key, made now.
 *
 * @throws when an origin is none
 */
export function keyRecord(
  key: string,
  { addresses = [], domains = [], expiresAt, kind = 'secret', organization, origins = [] }: NewKey,
  now: number,
): KeyRecord {
  return {
    id: `key_${ulid(now)}`,
    hash: hashKey(key),
    kind,
    hint: hintOf(key),
    organization,
    domains: domains.map((domain) => domain.toLowerCase()),
    origins: origins.map(originOf),
    addresses: [...addresses],
    createdAt: now,
    expiresAt,
    revokedAt: undefined,
    lastUsedAt: undefined,
  };
}

/** The random part has underscores too: a key is `<prefix>_<environment>_<random>`. */
function hintOf(key: string): string {
  const [prefix, environment] = key.split('_', 2);
  return `${prefix}_${environment}_…${key.slice(-4)}`;
}

function checkName(option: string, value: string) {
  if (/^[a-z][a-z0-9]{0,15}$/.test(value)) return;
  throw new Error(
    `The ${option} "${value}" of a key must be 1 to 16 small letters and digits, a letter first.`,
  );
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url?.hostname.includes('*')) {
    throw new Error(
      `"${text}" stands for several origins: name each, as in https://docs.example.com.`,
    );
  }
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') {
    return url.origin;
  }
  throw new Error(`"${text}" is not an origin such as https://docs.example.com.`);
}

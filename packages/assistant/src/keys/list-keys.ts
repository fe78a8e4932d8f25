import type { AssistantStore, KeyRecord } from '../store/assistant-store.ts';

/** Whether a key can be used. One that was revoked is that, expired or not. */
export type KeyStatus = 'active' | 'expired' | 'revoked';

/** A key as it may be shown: without its hash. */
export interface ListedKey extends Omit<KeyRecord, 'hash'> {
  readonly status: KeyStatus;
}

/** Which keys to list; what is left out does not narrow. */
export interface KeyListFilter {
  readonly organization?: string | undefined;
  readonly domain?: string | undefined;
}

/**
 * Keys of an organization, those that open a domain, or all, oldest first. Of whom a domain is is not
 * kept: without an organization it is that of the same name.
 */
export async function listKeys(
  store: AssistantStore,
  { domain, organization }: KeyListFilter = {},
  clock: () => number = Date.now,
): Promise<readonly ListedKey[]> {
  const now = clock();
  const keys = await store.keys.list(organization);
  const id = domain?.toLowerCase();
  return keys
    .filter((key) => id === undefined || mayOpen(key, id, organization ?? id))
    .map(({ hash: _, ...key }) => ({ ...key, status: keyStatus(key, now) }));
}

/** A key for all domains of an organization opens this one if it is that organization's. */
function mayOpen({ domains, organization }: KeyRecord, domain: string, owner: string): boolean {
  return domains.length === 0 ? organization === owner : domains.includes(domain);
}

/** Whether a key may be used at a time. */
export function keyStatus(
  { expiresAt, revokedAt }: Pick<KeyRecord, 'expiresAt' | 'revokedAt'>,
  now: number,
): KeyStatus {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : 'active';
}

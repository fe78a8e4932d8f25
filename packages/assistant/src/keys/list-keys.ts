import type { AssistantStore, KeyRecord } from '../store/assistant-store.ts';

export type KeyStatus = 'active' | 'expired' | 'revoked';

/** A key as it may be shown: without its hash. */
export interface ListedKey extends Omit<KeyRecord, 'hash'> {
  readonly status: KeyStatus;
}

export interface KeyListFilter {
  readonly organization?: string | undefined;
  readonly domain?: string | undefined;
}

/** Keys of an organization or domain, or all, oldest first. */
export async function listKeys(
  store: AssistantStore,
  { domain, organization }: KeyListFilter = {},
  clock: () => number = Date.now,
): Promise<readonly ListedKey[]> {
  const now = clock();
  const keys = await store.keys.list(organization);
  return keys
    .filter(({ domains }) => domain === undefined || domains.includes(domain.toLowerCase()))
    .map(({ hash: _, ...key }) => ({ ...key, status: keyStatus(key, now) }));
}

/** Whether a key may be used at a time. */
export function keyStatus(
  { expiresAt, revokedAt }: Pick<KeyRecord, 'expiresAt' | 'revokedAt'>,
  now: number,
): KeyStatus {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : 'active';
}

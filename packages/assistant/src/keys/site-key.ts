import { createHmac } from 'node:crypto';
import type { AssistantStore, KeyRecord } from '../store/assistant-store.ts';
import type { KeyDomain } from './check-key.ts';
import { keyRecord } from './create-key.ts';
import { hashKey } from './hash-key.ts';

/**
 * The publishable key that the pages of a site ask its own assistant with (`wmpk_site_…`). It is
 * made from a secret of the store, so that all servers on it give out the same one at all times,
 * and is listed like any other from its first use. Undefined once it is revoked.
 *
 * @throws when the store cannot be reached
 */
export async function siteKey(
  store: AssistantStore,
  { id, organization }: KeyDomain,
  clock: () => number = Date.now,
): Promise<string | undefined> {
  const secret = await store.secret('site-keys');
  const signed = createHmac('sha256', secret).update(`${organization}|${id}`).digest();
  const key = `wmpk_site_${signed.subarray(0, 24).toString('base64url')}`;
  const record = keyRecord(key, { kind: 'publishable', organization, domains: [id] }, clock());
  const { revokedAt } = (await store.keys.findByHash(hashKey(key))) ?? (await keep(store, record));
  return revokedAt === undefined ? key : undefined;
}

/** Of several servers that start at the same time, one is first. */
async function keep(store: AssistantStore, record: KeyRecord): Promise<KeyRecord> {
  try {
    await store.keys.create(record);
    return record;
  } catch (error) {
    const kept = await store.keys.findByHash(record.hash);
    if (kept) return kept;
    throw error;
  }
}

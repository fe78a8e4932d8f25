import { expect, it } from 'vitest';
import type { KeyRecord } from '../../store/assistant-store.ts';
import type { OpenedStore } from './store-cases.ts';

export function keyCases(store: OpenedStore) {
  const key = (id: string, more: Partial<KeyRecord> = {}): KeyRecord => ({
    id,
    hash: `hash of ${id}`,
    kind: 'secret',
    hint: 'wmsk_live_…abcd',
    organization: 'acme',
    domains: ['docs'],
    origins: [],
    addresses: ['10.0.0.0/8'],
    createdAt: 1_000,
    expiresAt: undefined,
    revokedAt: undefined,
    lastUsedAt: undefined,
    ...more,
  });

  it('finds a key by its hash, as it was made', async () => {
    const { keys } = store();
    const made = key('found', { expiresAt: 1_800_000_000_000, origins: ['https://a.example'] });
    await keys.create(made);
    expect(await keys.findByHash(made.hash)).toEqual(made);
    expect(await keys.findByHash('hash of nothing')).toBeUndefined();
  });

  it('refuses a second key of the same id or hash', async () => {
    const { keys } = store();
    await keys.create(key('once'));
    await expect(keys.create(key('once', { hash: 'other' }))).rejects.toThrow();
    await expect(keys.create(key('other id', { hash: 'hash of once' }))).rejects.toThrow();
  });

  it('lists the keys of an organization, oldest first', async () => {
    const { keys } = store();
    const organization = "o'brien; DROP TABLE api_key";
    await keys.create(key('b', { organization, createdAt: 3_000 }));
    await keys.create(key('a', { organization, createdAt: 2_000 }));
    expect((await keys.list(organization)).map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await keys.list()).length).toBeGreaterThan(2);
    expect(await keys.list('nobody')).toEqual([]);
  });

  it('revokes a key once', async () => {
    const { keys } = store();
    await keys.create(key('revoked'));
    expect(await keys.revoke('revoked', 5_000)).toBe(true);
    expect(await keys.revoke('revoked', 6_000)).toBe(true);
    expect((await keys.findByHash('hash of revoked'))?.revokedAt).toBe(5_000);
    expect(await keys.revoke('nothing', 5_000)).toBe(false);
  });

  it('keeps the latest use of a key', async () => {
    const { keys } = store();
    await keys.create(key('used'));
    await keys.touch('used', 7_000);
    await keys.touch('used', 6_000);
    expect((await keys.findByHash('hash of used'))?.lastUsedAt).toBe(7_000);
  });
}

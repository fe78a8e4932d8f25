import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { createKey, type NewKey } from './create-key.ts';
import { hashKey } from './hash-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';

const clock = () => Date.UTC(2030, 0, 1);
const options: NewKey = { organization: 'acme', domains: ['Docs'] };

describe('a new key', () => {
  it('tells its kind and environment, and has 192 random bits', async () => {
    const store = await openMemoryStore();
    const secret = await createKey(store, options, clock);
    const test = { ...options, kind: 'publishable', environment: 'test', prefix: 'acme' } as const;
    const publishable = await createKey(store, test, clock);
    expect(secret.key).toMatch(/^wmsk_live_[\w-]{32}$/);
    expect(publishable.key).toMatch(/^acmepk_test_[\w-]{32}$/);
    expect(secret.record.id).toMatch(/^key_[0-9A-Z]{26}$/);
  });

  it('is kept nowhere, only its hash', async () => {
    const store = await openMemoryStore();
    const { key, record } = await createKey(store, options, clock);
    expect(JSON.stringify(await store.keys.list())).not.toContain(key.slice(10));
    expect(record.hash).toBe(hashKey(key));
    expect(record.hint).toBe(`wmsk_live_…${key.slice(-4)}`);
  });

  it.each<[Partial<NewKey>, RegExp]>([
    [{ organization: ' ' }, /needs an organization/],
    [{ domains: ['docs', 'Bad Domain!'] }, /"bad domain!" must be/],
    [{ expiresAt: clock() }, /future/],
    [{ prefix: 'wm_' }, /"wm_"/],
    [{ environment: 'Live' }, /"Live"/],
    [{ origins: ['docs.example.com'] }, /"docs\.example\.com" is not an origin/],
    [{ origins: ['https://docs.example.com/path'] }, /not an origin/],
    [{ origins: ['file:///'] }, /not an origin/],
    [{ origins: ['https://*.acme.dev'] }, /"https:\/\/\*\.acme\.dev" stands for several/],
    [{ origins: ['https://*'] }, /several origins/],
    [{ addresses: ['10.0.0.0/99'] }, /10\.0\.0\.0\/99/],
  ])('is refused for %j', async (wrong, message) => {
    const store = await openMemoryStore();
    await expect(createKey(store, { ...options, ...wrong }, clock)).rejects.toThrow(message);
    expect(await store.keys.list()).toEqual([]);
  });
});

describe('the list of keys', () => {
  it('shows what a key may do and whether it works, without its hash', async () => {
    const store = await openMemoryStore();
    const origins = ['https://docs.example.com/'];
    const first = await createKey(store, { ...options, origins }, clock);
    await createKey(store, { ...options, expiresAt: clock() + 5 }, clock);
    await createKey(store, { organization: 'other', domains: ['blog'] }, clock);
    await revokeKey(store, first.record.id, clock);
    const later = () => clock() + 5;
    const listed = await listKeys(store, { organization: 'acme' }, later);
    expect(listed.map(({ status }) => status).sort()).toEqual(['expired', 'revoked']);
    expect(listed.find(({ id }) => id === first.record.id)).toMatchObject({
      origins: ['https://docs.example.com'],
      domains: ['docs'],
      revokedAt: clock(),
    });
    expect(JSON.stringify(listed)).not.toContain(first.record.hash);
    expect(await listKeys(store, { domain: 'BLOG' }, later)).toHaveLength(1);
    expect(await listKeys(store, {}, later)).toHaveLength(3);
    await createKey(store, { organization: 'other' }, clock);
    expect(await listKeys(store, { domain: 'blog' }, later)).toHaveLength(1);
    expect(await listKeys(store, { domain: 'blog', organization: 'other' }, later)).toHaveLength(2);
  });

  it('says when there is no key to revoke', async () => {
    expect(await revokeKey(await openMemoryStore(), 'key_none', clock)).toBe(false);
  });
});

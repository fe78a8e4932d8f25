import { describe, expect, it, vi } from 'vitest';
import type { Problem } from '../problem.ts';
import type { AssistantStore } from '../store/assistant-store.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { type KeyUse, keyChecker } from './check-key.ts';
import { createKey, type NewKey } from './create-key.ts';
import { revokeKey } from './revoke-key.ts';

const start = Date.UTC(2030, 0, 1);
const docs = { id: 'docs', organization: 'acme' };

async function setUp(options: Partial<NewKey> = {}) {
  const time = { now: start };
  const store: AssistantStore = await openMemoryStore();
  const clock = () => time.now;
  const { key, record } = await createKey(
    store,
    { organization: 'acme', domains: ['docs'], ...options },
    clock,
  );
  const check = keyChecker(store, clock);
  const use = async (more: Partial<KeyUse> = {}) => {
    const checked = check({
      authorization: `Bearer ${key}`,
      origin: null,
      address: '192.0.2.1',
      domain: docs,
      ...more,
    });
    return checked.then(
      () => 'allowed',
      ({ code }: Problem) => code,
    );
  };
  return { time, store, clock, key, record, use };
}

/** Modules of its own, as other tests share theirs. */
async function checkerWithWatchedHashing() {
  vi.resetModules();
  vi.doMock(import('./hash-key.ts'), async (original) => {
    const { hashKey, isSameHash } = await original();
    return { hashKey: vi.fn(hashKey), isSameHash: vi.fn(isSameHash) };
  });
  const { keyChecker } = await import('./check-key.ts');
  const hashing = await import('./hash-key.ts');
  vi.doUnmock('./hash-key.ts');
  vi.resetModules();
  return { keyChecker, hashing };
}

describe('the check of a key', () => {
  it('allows a key for its domain', async () => {
    const { key, use } = await setUp();
    expect(await use()).toBe('allowed');
    expect(await use({ authorization: `bearer  ${key}` })).toBe('allowed');
  });

  it('allows a key of an organization for all its domains, unless it was made for some', async () => {
    const { use } = await setUp({ domains: [] });
    const blog = { id: 'blog', organization: 'acme' };
    expect(await use()).toBe('allowed');
    expect(await use({ domain: blog })).toBe('allowed');
    expect(await use({ domain: { ...blog, organization: 'other' } })).toBe('domain_not_found');
    const { use: useForDocs } = await setUp({ domains: ['docs'] });
    expect(await useForDocs({ domain: blog })).toBe('domain_not_allowed');
  });

  it.each([null, '', 'Basic abc', 'Bearer', 'Bearer ', 'Bearer a b'])(
    'finds no key in %j',
    async (authorization) => {
      const { use } = await setUp();
      expect(await use({ authorization })).toBe('missing_api_key');
    },
  );

  it('gives the same refusal for a key that never was and one that is revoked', async () => {
    const { clock, key, record, store, use } = await setUp({ expiresAt: start + 1_000 });
    expect(await use({ authorization: `Bearer ${key.slice(0, -1)}` })).toBe('invalid_api_key');
    expect(await use({ authorization: `Bearer ${key}A` })).toBe('invalid_api_key');
    expect(await revokeKey(store, record.id, clock)).toBe(true);
    expect(await use()).toBe('invalid_api_key');
  });

  it('does not take a hash or an id for the key', async () => {
    const { record, use } = await setUp();
    expect(await use({ authorization: `Bearer ${record.hash}` })).toBe('invalid_api_key');
    expect(await use({ authorization: `Bearer ${record.id}` })).toBe('invalid_api_key');
  });

  it('refuses a key from the millisecond of its expiry on', async () => {
    const { time, use } = await setUp({ expiresAt: start + 1_000 });
    time.now = start + 999;
    expect(await use()).toBe('allowed');
    time.now = start + 1_000;
    expect(await use()).toBe('expired_api_key');
  });

  it('takes the same steps for a key that is known and one that is not', async () => {
    const { key, store, clock } = await setUp();
    const find = vi.spyOn(store.keys, 'findByHash');
    const { keyChecker: watched, hashing } = await checkerWithWatchedHashing();
    const check = watched(store, clock);
    for (const sent of [key, `${key.slice(0, -4)}AAAA`, 'x', 'x'.repeat(100_000)]) {
      vi.mocked(hashing.hashKey).mockClear();
      vi.mocked(hashing.isSameHash).mockClear();
      find.mockClear();
      const authorization = `Bearer ${sent}`;
      const checked = check({ authorization, origin: null, address: '192.0.2.1', domain: docs });
      expect((await Promise.allSettled([checked]))[0].status).toBe(
        sent === key ? 'fulfilled' : 'rejected',
      );
      expect(hashing.hashKey).toHaveBeenCalledOnce();
      expect(vi.mocked(hashing.hashKey).mock.calls[0]?.[0].length).toBeLessThanOrEqual(200);
      expect(find).toHaveBeenCalledOnce();
      expect(hashing.isSameHash).toHaveBeenCalledOnce();
      const [[one, other] = ['', '']] = vi.mocked(hashing.isSameHash).mock.calls;
      expect([one.length, other.length]).toEqual([64, 64]);
    }
  });

  it('refuses a key that a store gives for another hash', async () => {
    const { record, store, use } = await setUp();
    vi.spyOn(store.keys, 'findByHash').mockResolvedValue(record);
    expect(await use({ authorization: 'Bearer wmsk_live_guess' })).toBe('invalid_api_key');
  });

  it('binds a key to its origins, which a request must name', async () => {
    const origins = ['https://docs.example.com', 'http://localhost:4321'];
    const { use } = await setUp({ kind: 'publishable', origins });
    expect(await use({ origin: 'https://docs.example.com' })).toBe('allowed');
    expect(await use({ origin: 'http://localhost:4321' })).toBe('allowed');
    const others = [
      null,
      'null',
      'http://docs.example.com',
      'https://docs.example.com.evil.example',
      'https://evil.example/https://docs.example.com',
      'https://docs.example.com:8443',
    ];
    for (const origin of others) expect(await use({ origin })).toBe('origin_not_allowed');
  });

  it('binds a key to its addresses', async () => {
    const { use } = await setUp({ addresses: ['203.0.113.0/24', '2001:db8::/32', '192.0.2.9'] });
    expect(await use({ address: '203.0.113.200' })).toBe('allowed');
    expect(await use({ address: '::ffff:203.0.113.200' })).toBe('allowed');
    expect(await use({ address: '2001:db8:5::1' })).toBe('allowed');
    expect(await use({ address: '192.0.2.9' })).toBe('allowed');
    expect(await use({ address: '192.0.2.8' })).toBe('ip_not_allowed');
    expect(await use({ address: 'unknown' })).toBe('ip_not_allowed');
  });

  it('does not tell a site of another organization from none', async () => {
    const { use } = await setUp();
    expect(await use({ domain: undefined })).toBe('domain_not_found');
    expect(await use({ domain: { id: 'docs', organization: 'other' } })).toBe('domain_not_found');
    expect(await use({ domain: { id: 'blog', organization: 'acme' } })).toBe('domain_not_allowed');
  });

  it('says nothing of sites to somebody without a key', async () => {
    const { use } = await setUp();
    expect(await use({ authorization: 'Bearer guess', domain: undefined })).toBe('invalid_api_key');
  });

  it('writes the last use of a key once an hour', async () => {
    const { store, time, use } = await setUp();
    const touch = vi.spyOn(store.keys, 'touch');
    await use();
    time.now += 3_599_999;
    await use();
    expect(touch).toHaveBeenCalledTimes(1);
    time.now += 1;
    await use();
    expect(touch).toHaveBeenCalledTimes(2);
  });
});

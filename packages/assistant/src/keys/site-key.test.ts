import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { openSqliteStore } from '../store/sqlite/open-sqlite-store.ts';
import { keyChecker } from './check-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';
import { siteKey } from './site-key.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-site-key-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const docs = { id: 'docs', organization: 'acme' };
const blog = { id: 'blog', organization: 'acme' };

describe('the key of a site', () => {
  it('is the same for all servers of a store that start at once, and after a restart', async () => {
    const file = path.join(folder, 'shared.sqlite');
    const stores = await Promise.all([1, 2, 3].map(() => openSqliteStore(file)));
    const keys = await Promise.all(stores.map((store) => siteKey(store, docs)));
    await Promise.all(stores.map((store) => store.close()));
    const again = await openSqliteStore(file);
    keys.push(await siteKey(again, docs));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^wmpk_site_[\w-]{32}$/);
    expect(await listKeys(again)).toHaveLength(1);
    await again.close();
  });

  it('opens its own domain and no other', async () => {
    const store = await openMemoryStore();
    const key = await siteKey(store, docs);
    const check = keyChecker(store);
    const use = { authorization: `Bearer ${key}`, origin: null, address: '127.0.0.1' };
    expect((await check({ ...use, domain: docs })).domain).toBe(docs);
    await expect(check({ ...use, domain: blog })).rejects.toMatchObject({
      code: 'domain_not_allowed',
    });
    expect(await siteKey(store, blog)).not.toBe(key);
    expect(await siteKey(store, { ...docs, organization: 'other' })).not.toBe(key);
    expect(await siteKey(await openMemoryStore(), docs)).not.toBe(key);
  });

  it('is listed as a publishable key of its site, and stays revoked once it is', async () => {
    const store = await openMemoryStore();
    await siteKey(store, docs);
    const [listed] = await listKeys(store, { domain: 'docs' });
    expect(listed).toMatchObject({ kind: 'publishable', status: 'active', domains: ['docs'] });
    expect(listed?.hint).toMatch(/^wmpk_site_…[\w-]{4}$/);
    await revokeKey(store, listed?.id ?? '');
    expect(await siteKey(store, docs)).toBeUndefined();
    expect(await siteKey(store, docs)).toBeUndefined();
    expect(await listKeys(store)).toHaveLength(1);
  });
});

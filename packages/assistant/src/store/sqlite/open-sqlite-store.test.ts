import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { storeCases } from '../../testing/store/store-cases.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a store in SQLite', () => {
  storeCases(() => openSqliteStore(join(folder, 'made', 'assistant.db')));

  it('keeps what was written when it is closed and opened again', async () => {
    const file = join(folder, 'again.db');
    const counter = { name: 'a', position: 1, width: 1, expiresAt: 1e15 };
    const first = await openSqliteStore(file);
    await first.counters.add(counter, 5, 10);
    const secret = await first.secret('threads');
    await first.close();
    const second = await openSqliteStore(file);
    expect((await second.counters.read(counter)).counts).toEqual([5]);
    expect(Buffer.from(await second.secret('threads')).equals(Buffer.from(secret))).toBe(true);
    await second.close();
  });

  it.skipIf(process.platform === 'win32')(
    'is for its owner alone, also where it was not',
    async () => {
      const data = join(folder, 'private');
      const file = join(data, 'assistant.db');
      await (await openSqliteStore(file)).close();
      chmodSync(file, 0o644);
      const store = await openSqliteStore(file);
      await store.ping();
      const modes = [data, file, `${file}-wal`, `${file}-shm`].map(
        (name) => statSync(name).mode & 0o777,
      );
      expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
      await store.close();
    },
  );

  it('is not there for answers when it cannot be written', async () => {
    const file = join(folder, 'locked.db');
    const store = await openSqliteStore(file);
    await store.ping();
    const other = new DatabaseSync(file);
    other.exec('DROP TABLE counter');
    await expect(store.ping()).rejects.toThrow();
    other.close();
    await store.close();
  });

  it('lets all else go on while another process writes, and only then writes', async () => {
    const file = join(folder, 'taken.db');
    const store = await openSqliteStore(file);
    const secret = await store.secret('threads');
    const counter = { name: 'a', position: 1, width: 1, expiresAt: 1e15 };
    const record = {
      kind: 'event',
      domain: 'docs',
      createdAt: 1,
      expiresAt: 1e15,
      data: {},
    } as const;
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    let isFree = false;
    const freed = setTimeout(() => {
      isFree = true;
      other.exec('COMMIT');
    }, 200);
    // What is only read waits for nobody.
    expect(await store.secret('threads')).toEqual(secret);
    expect((await store.counters.read(counter)).counts).toEqual([]);
    expect(isFree).toBe(false);
    const writes = [store.counters.add(counter, 1, 5), store.records.append(record)];
    await Promise.all(writes);
    expect(isFree).toBe(true);
    expect((await store.counters.read(counter)).counts).toEqual([1]);
    clearTimeout(freed);
    other.close();
    await store.close();
  });

  it('names the file that is none of its own', async () => {
    const file = join(folder, 'text.db');
    writeFileSync(file, 'no database, but a text that somebody wrote. '.repeat(100));
    await expect(openSqliteStore(file)).rejects.toThrow(`${file} is not a database`);
  });

  it('says so when a later version has written the file', async () => {
    const file = join(folder, 'later.db');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expect(openSqliteStore(file)).rejects.toThrow(/version 99.*Update Waymark/);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
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

  it('says so when a later version has written the file', async () => {
    const file = join(folder, 'later.db');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expect(openSqliteStore(file)).rejects.toThrow(/version 99.*Update Waymark/);
  });
});

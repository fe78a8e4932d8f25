import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openStore } from './open-store.ts';
import { pruneRegularly } from './prune-regularly.ts';

describe('the store that is opened', () => {
  it('is in the file, or in memory without one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-store-'));
    const file = join(folder, 'a.db');
    const [first, memory] = [await openStore({ file }), await openStore({})];
    const secret = await first.secret('a');
    const second = await openStore({ file });
    expect(Buffer.from(secret).equals(await second.secret('a'))).toBe(true);
    expect(Buffer.from(secret).equals(await memory.secret('a'))).toBe(false);
    await Promise.all([first.close(), second.close(), memory.close()]);
    rmSync(folder, { recursive: true });
  });

  it('is refused for an address of another database, without telling its password', async () => {
    const opening = openStore({ databaseUrl: 'mysql://root:hunter2@localhost/db' });
    await expect(opening).rejects.toThrow('it has "mysql"');
    await expect(openStore({ databaseUrl: 'hunter2' })).rejects.toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
  });

  it('is pruned now and then until that is stopped, also after it has failed', async () => {
    vi.useFakeTimers();
    const store = await openStore({});
    const prune = vi.spyOn(store, 'prune').mockRejectedValueOnce(new Error('away'));
    const onError = vi.fn();
    const stop = pruneRegularly(store, { every: 1_000, clock: () => 42, onError });
    await vi.advanceTimersByTimeAsync(2_000);
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(prune.mock.calls).toEqual([[42], [42], [42]]);
    expect(onError).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

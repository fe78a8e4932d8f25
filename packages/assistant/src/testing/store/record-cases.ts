import { expect, it } from 'vitest';
import type { RecordEntry } from '../../store/assistant-store.ts';
import type { OpenedStore } from './store-cases.ts';

export function recordCases(store: OpenedStore) {
  const entry = (kind: RecordEntry['kind'], domain: string, createdAt: number): RecordEntry => ({
    kind,
    domain,
    createdAt,
    expiresAt: undefined,
    data: { text: 'Nicht hilfreich 👎', nested: { list: [1, null, "it's"] } },
  });

  it('appends events, feedback and votes on pages, and lists them apart', async () => {
    const { records } = store();
    await records.append(entry('event', 'one', 1_000));
    await records.append(entry('feedback', 'one', 2_000));
    await records.append(entry('event', 'two', 3_000));
    await records.append(entry('event', 'one', 4_000));
    await records.append(entry('page-vote', 'one', 5_000));
    const votes = await records.list({ kind: 'page-vote', limit: Number.MAX_SAFE_INTEGER });
    expect(votes).toEqual([entry('page-vote', 'one', 5_000)]);
    expect(await records.list({ kind: 'event', domain: 'one' })).toEqual([
      entry('event', 'one', 1_000),
      entry('event', 'one', 4_000),
    ]);
    expect(await records.list({ kind: 'feedback' })).toEqual([entry('feedback', 'one', 2_000)]);
    expect(await records.list({ kind: 'event', since: 3_000, limit: 1 })).toEqual([
      entry('event', 'two', 3_000),
    ]);
  });

  it('forgets only what has expired', async () => {
    const { records } = store();
    await records.append({ ...entry('event', 'pruned', 1_000), expiresAt: 2_000 });
    await records.append({ ...entry('event', 'pruned', 1_500), expiresAt: 9_000 });
    await records.append(entry('event', 'pruned', 1_600));
    await store().prune(2_000);
    const left = await records.list({ kind: 'event', domain: 'pruned' });
    expect(left.map(({ createdAt }) => createdAt)).toEqual([1_500, 1_600]);
  });
}

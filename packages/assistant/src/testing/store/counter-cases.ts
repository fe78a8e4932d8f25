import { expect, it } from 'vitest';
import type { OpenedStore } from './store-cases.ts';

const expiresAt = Number.MAX_SAFE_INTEGER;

export function counterCases(store: OpenedStore) {
  const counter = (name: string, position: number, width = 3) => ({
    name,
    position,
    width,
    expiresAt,
  });

  it('counts up to the limit and then changes nothing', async () => {
    const { counters } = store();
    const at = counter('limit', 100);
    expect(await counters.add(at, 2, 3)).toMatchObject({ isAdded: true, counts: [2] });
    expect(await counters.add(at, 2, 3)).toMatchObject({ isAdded: false, counts: [2] });
    expect(await counters.add(at, 1, 3)).toMatchObject({ isAdded: true, counts: [3] });
    expect(await counters.add(at, 1, 3)).toMatchObject({ isAdded: false, counts: [3] });
  });

  it('refuses the first of a counter whose limit is nothing', async () => {
    const { counters } = store();
    const at = counter('none', 100);
    expect(await counters.add(at, 1, 0)).toEqual({ isAdded: false, position: 100, counts: [] });
    expect(await counters.read(at)).toEqual({ position: 100, counts: [] });
  });

  it('forgets each bucket when it has left the window', async () => {
    const { counters } = store();
    await counters.add(counter('rolling', 10), 4, 10);
    await counters.add(counter('rolling', 11), 3, 10);
    expect((await counters.add(counter('rolling', 12), 4, 10)).isAdded).toBe(false);
    expect(await counters.add(counter('rolling', 12), 3, 10)).toEqual({
      isAdded: true,
      position: 12,
      counts: [3, 3, 4],
    });
    expect(await counters.add(counter('rolling', 13), 4, 10)).toEqual({
      isAdded: true,
      position: 13,
      counts: [4, 3, 3],
    });
    expect((await counters.add(counter('rolling', 13), 1, 10)).isAdded).toBe(false);
    const { counts, position } = await counters.read(counter('rolling', 15));
    expect([position, counts.slice(0, 3)]).toEqual([15, [0, 0, 4]]);
    expect(await counters.add(counter('rolling', 1_000_000), 10, 10)).toMatchObject({
      isAdded: true,
      position: 1_000_000,
    });
  });

  it('adds to the newest bucket for a server whose clock is behind', async () => {
    const { counters } = store();
    await counters.add(counter('behind', 21), 1, 3);
    expect(await counters.add(counter('behind', 20), 1, 3)).toMatchObject({
      isAdded: true,
      position: 21,
      counts: [2],
    });
    await counters.add(counter('behind', 20), 1, 3);
    expect((await counters.add(counter('behind', 20), 1, 3)).isAdded).toBe(false);
  });

  it('forgets what a clock counted that was ahead by more than a window', async () => {
    const { counters } = store();
    await counters.add(counter('ahead', 1_000), 3, 3);
    expect((await counters.add(counter('ahead', 997), 1, 3)).isAdded).toBe(false);
    expect(await counters.read(counter('ahead', 40))).toEqual({ position: 40, counts: [] });
    expect(await counters.add(counter('ahead', 40), 2, 3)).toEqual({
      isAdded: true,
      position: 40,
      counts: [2],
    });
    expect((await counters.add(counter('ahead', 41), 2, 3)).isAdded).toBe(false);
  });

  it('takes back from the bucket that was counted in, and never more than is there', async () => {
    const { counters } = store();
    await counters.add(counter('back', 30), 2, 10);
    await counters.add(counter('back', 31), 2, 10);
    await counters.subtract(counter('back', 30), 1);
    expect((await counters.read(counter('back', 31))).counts).toEqual([2, 1]);
    await counters.subtract(counter('back', 30), 5);
    expect((await counters.read(counter('back', 31))).counts).toEqual([2, 0]);
    await counters.subtract(counter('back', 29), 1);
    await counters.subtract(counter('back', 32), 1);
    await counters.subtract(counter('never counted', 30), 1);
    expect((await counters.read(counter('back', 31))).counts).toEqual([2, 0]);
  });

  it('lets exactly as many pass as the limit allows when all come at once', async () => {
    const { counters } = store();
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        counters.add(counter('rush', 40 + (index % 3)), 1, 70),
      ),
    );
    expect(all.filter(({ isAdded }) => isAdded)).toHaveLength(70);
  });

  it('counts amounts as large as a month of tokens', async () => {
    const { counters } = store();
    const at = counter('tokens', 1, 1);
    const limit = Number.MAX_SAFE_INTEGER;
    await counters.add(at, 5_000_000_000, limit);
    expect((await counters.add(at, 5_000_000_000, limit)).counts).toEqual([10_000_000_000]);
    await counters.add(counter('tokens', 2, 1), 1, limit);
    expect((await counters.read(counter('tokens', 2, 1))).counts).toEqual([1]);
  });

  it('forgets counters that have expired', async () => {
    const { counters } = store();
    await counters.add({ ...counter('old', 50), expiresAt: 1_000 }, 1, 10);
    await counters.add({ ...counter('new', 50), expiresAt: 3_000 }, 1, 10);
    await store().prune(2_000);
    expect((await counters.read(counter('old', 50))).counts).toEqual([]);
    expect((await counters.read(counter('new', 50))).counts).toEqual([1]);
  });
}

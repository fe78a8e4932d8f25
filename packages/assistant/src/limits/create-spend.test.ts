import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { createSpend, type SpendRefusal, type SpendReservation } from './create-spend.ts';

async function setUp(tokensPerMonth: number | false) {
  const time = { now: Date.UTC(2030, 10, 30, 23, 59, 0) };
  const spend = createSpend({
    store: await openMemoryStore(),
    tokensPerMonth,
    clock: () => time.now,
  });
  return { time, spend };
}

const settled = async (reservation: SpendReservation | SpendRefusal, tokens: number) => {
  if (reservation.isReserved) await reservation.settle(tokens);
};

describe('the tokens of a month', () => {
  it('are set aside before they are used, so that answers at once do not pass the cap', async () => {
    const { spend } = await setUp(1_000);
    const all = await Promise.all([400, 400, 400].map((tokens) => spend.reserve(tokens)));
    expect(all.map(({ isReserved }) => isReserved)).toEqual([true, true, false]);
    expect(all[2]).toEqual({ isReserved: false, retryAfter: 60 });
  });

  it('become what was really used, once', async () => {
    const { spend } = await setUp(1_000);
    const reservation = await spend.reserve(800);
    await settled(reservation, 100);
    await settled(reservation, 0);
    expect(await spend.spent()).toBe(100);
    await settled(await spend.reserve(900), 950);
    expect(await spend.spent()).toBe(1_050);
    expect((await spend.reserve(1)).isReserved).toBe(false);
  });

  it('begin anew with the month, and what ends later is settled in its own', async () => {
    const { spend, time } = await setUp(1_000);
    const reservation = await spend.reserve(1_000);
    time.now += 60_000;
    expect(await spend.spent()).toBe(0);
    expect((await spend.reserve(1_000)).isReserved).toBe(true);
    await settled(reservation, 10);
    expect(await spend.spent()).toBe(1_000);
  });

  it('are counted where there is no cap', async () => {
    const { spend } = await setUp(false);
    await settled(await spend.reserve(1e9), 5e8);
    expect(await spend.spent()).toBe(5e8);
  });
});

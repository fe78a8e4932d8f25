import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssistantStore } from '../../store/assistant-store.ts';
import { counterCases } from './counter-cases.ts';
import { keyCases } from './key-cases.ts';
import { recordCases } from './record-cases.ts';
import { threadCases } from './thread-cases.ts';

/** Gives the same store, opened before the tests that ask for it. */
export type OpenedStore = () => AssistantStore;

/** What every store must do, whatever it keeps its data in. */
export function storeCases(open: () => Promise<AssistantStore>) {
  let opened: AssistantStore | undefined;
  const store: OpenedStore = () => {
    if (!opened) throw new Error('The store is not open yet.');
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened?.close());

  describe('counters', () => counterCases(store));
  describe('keys', () => keyCases(store));
  describe('threads', () => threadCases(store));
  describe('records', () => recordCases(store));

  it('makes one secret of each name', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => store().secret('a')));
    const other = await store().secret('b');
    expect(new Set(all.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1);
    expect(all[0]).toHaveLength(32);
    expect(Buffer.from(other).equals(Buffer.from(all[0] ?? []))).toBe(false);
  });

  it('can be asked whether it is there', async () => {
    await expect(store().ping()).resolves.toBeUndefined();
  });
}

import type { CounterStore } from './assistant-store.ts';

/**
 * Writes nothing of weight: a store that can only be read cannot answer, as each question is counted.
 *
 * @throws when the store cannot be written
 */
export async function probeWrite(counters: CounterStore): Promise<void> {
  await counters.add({ name: 'probe', position: 0, width: 1, expiresAt: 0 }, 0, 0);
}

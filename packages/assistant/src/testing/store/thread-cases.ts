import { expect, it } from 'vitest';
import type { NewTurn, TurnOutcome } from '../../store/assistant-store.ts';
import type { OpenedStore } from './store-cases.ts';

export function threadCases(store: OpenedStore) {
  const thread = (id: string, expiresAt = 10_000) => ({
    id,
    domain: 'docs',
    owner: undefined,
    createdAt: 1_000,
    expiresAt,
  });
  const turn = (question: string, createdAt = 2_000): NewTurn => ({
    messageId: undefined,
    question,
    page: undefined,
    keyId: 'key_1',
    createdAt,
    expiresAt: createdAt + 9_000,
  });
  const outcome: TurnOutcome = {
    status: 'complete',
    answer: 'Löschen 🗑 Sie "es" — \\n',
    sources: [{ url: '/a#b', title: 'A' }],
    model: undefined,
    inputTokens: 12,
    outputTokens: 3,
    latency: 250,
  };

  it('keeps turns with their answers, in the order they were asked', async () => {
    const { threads } = store();
    await threads.open({ ...thread('kept'), owner: 'me' });
    const first = { ...turn('First?'), messageId: 'm1', page: '/start' };
    expect(await threads.append('kept', first)).toBe(1);
    expect(await threads.append('kept', turn('Second?'))).toBe(2);
    await threads.finish('kept', 1, outcome);
    expect(await threads.turns('kept', 3_000, 100)).toEqual([
      { ...first, sequence: 1, outcome },
      { ...turn('Second?'), sequence: 2, outcome: undefined },
    ]);
    expect(await threads.find('kept', 3_000)).toMatchObject({ owner: 'me', domain: 'docs' });
  });

  it('refuses a second thread of the same identifier', async () => {
    await store().threads.open(thread('twice'));
    await expect(store().threads.open(thread('twice'))).rejects.toThrow();
  });

  it('gives each of many turns at once its own number', async () => {
    const { threads } = store();
    await threads.open(thread('busy'));
    const asked = Array.from({ length: 50 }, (_, index) => turn(`Question ${index}?`));
    const numbers = await Promise.all(asked.map((one) => threads.append('busy', one)));
    expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(asked.map((_, index) => index + 1));
    expect(await threads.turns('busy', 3_000, 100)).toHaveLength(50);
  });

  it('gives the newest turns of a long one, oldest of these first', async () => {
    const { threads } = store();
    await threads.open(thread('endless'));
    for (const question of ['One?', 'Two?', 'Three?']) {
      await threads.append('endless', turn(question));
    }
    const turns = await threads.turns('endless', 3_000, 2);
    expect(turns.map(({ question }) => question)).toEqual(['Two?', 'Three?']);
  });

  it('lives on with each turn, while old turns go', async () => {
    const { threads } = store();
    await threads.open(thread('long', 10_000));
    await threads.append('long', turn('Early?', 2_000));
    await threads.append('long', turn('Late?', 9_000));
    expect((await threads.find('long', 17_999))?.expiresAt).toBe(18_000);
    expect((await threads.turns('long', 12_000, 100)).map(({ question }) => question)).toEqual([
      'Late?',
    ]);
    await store().prune(12_000);
    expect(await threads.append('long', turn('Later?', 12_000))).toBe(3);
    expect(await threads.turns('long', 3_000, 100)).toHaveLength(2);
  });

  it('is gone when it has expired, before it is deleted for that', async () => {
    const { threads } = store();
    await threads.open(thread('expired', 50_000));
    await threads.append('expired', { ...turn('Gone?', 45_000), expiresAt: 50_000 });
    expect(await threads.find('expired', 50_000)).toBeUndefined();
    expect(await threads.turns('expired', 50_000, 100)).toEqual([]);
    expect(await threads.append('expired', turn('Still?', 50_000))).toBeUndefined();
    await store().prune(50_000);
    expect(await threads.find('expired', 3_000)).toBeUndefined();
  });

  it('deletes a thread with its turns, and an answer that comes later stays away', async () => {
    const { threads } = store();
    await threads.open(thread('deleted'));
    await threads.append('deleted', turn('Delete?'));
    expect(await threads.delete('deleted')).toBe(true);
    expect(await threads.delete('deleted')).toBe(false);
    await threads.finish('deleted', 1, outcome);
    expect(await threads.turns('deleted', 3_000, 100)).toEqual([]);
    expect(await threads.append('deleted', turn('Again?'))).toBeUndefined();
  });
}

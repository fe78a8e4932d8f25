import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { createThreads } from './create-threads.ts';
import { isThreadId } from './thread-signer.ts';
import type { ThreadSettings } from './threads.ts';

const day = 86_400_000;
const outcome = {
  status: 'complete',
  answer: 'Like this.',
  sources: [],
  model: 'm',
  inputTokens: 1,
  outputTokens: 2,
} as const;
const ask = { question: 'How?', keyId: 'key_1' };

async function setUp(settings: Partial<ThreadSettings> = {}) {
  const time = { now: Date.UTC(2030, 0, 1) };
  const store = await openMemoryStore();
  const threads = await createThreads({ store, settings, clock: () => time.now });
  const resume = (id: string, more: { scope?: string; fingerprint?: string; key?: string } = {}) =>
    threads.resume({ scope: 'docs', fingerprint: 'anonymous', id, ...more });
  return { time, store, threads, resume };
}

describe('threads', () => {
  it('continue by their identifier alone', async () => {
    const { resume, threads, time } = await setUp();
    const thread = await threads.open('docs', 'anonymous');
    const turn = await thread.ask({ ...ask, messageId: 'm1', page: '/start' });
    time.now += 250;
    await turn.finish(outcome);
    const resumed = await resume(thread.id);
    expect(resumed?.id).toBe(thread.id);
    expect(await resumed?.turns()).toEqual([
      expect.objectContaining({ sequence: 1, question: 'How?', messageId: 'm1', page: '/start' }),
    ]);
    expect((await resumed?.turns())?.[0]?.outcome).toEqual({ ...outcome, latency: 250 });
  });

  it('have identifiers that say nothing of the site, the time apart', async () => {
    const { threads } = await setUp();
    const { id } = await threads.open('docs', 'anonymous');
    expect(id).toMatch(/^thr_[0-9A-HJKMNP-TV-Z]{26}\.[\w-]{22}$/);
    expect(isThreadId(id)).toBe(true);
    expect(['', 'thr_1', `${id}A`, id.toLowerCase(), ` ${id}`, `${id}\n`].some(isThreadId)).toBe(
      false,
    );
  });

  it('are not found by an identifier that was changed anywhere', async () => {
    const { resume, threads } = await setUp({ retentionDays: 0 });
    const { id } = await threads.open('docs', 'anonymous');
    expect(await resume(id)).toBeDefined();
    for (let index = 4; index < id.length; index += 1) {
      const other = id[index] === 'A' ? 'B' : 'A';
      const changed = `${id.slice(0, index)}${other}${id.slice(index + 1)}`;
      expect(await resume(changed)).toBeUndefined();
    }
    // The last character has bits that mean nothing: another spelling is still not the identifier.
    for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
      const spelled = `${id.slice(0, -1)}${last}`;
      if (spelled !== id) expect(await resume(spelled)).toBeUndefined();
    }
  });

  it.each([0, 30])('of one site are not found on another, kept for %i days', async (days) => {
    const { resume, threads } = await setUp({ retentionDays: days });
    const { id } = await threads.open('docs', 'anonymous');
    expect(await resume(id, { scope: 'blog' })).toBeUndefined();
    expect(await threads.delete('blog', id)).toBe(false);
    expect(await resume(id)).toBeDefined();
  });

  it('of servers with another secret are not found', async () => {
    const [one, other] = [await setUp({ retentionDays: 0 }), await setUp({ retentionDays: 0 })];
    const { id } = await one.threads.open('docs', 'anonymous');
    expect(await other.resume(id)).toBeUndefined();
  });

  it('of somebody are not found by somebody else', async () => {
    const { resume, store, threads } = await setUp();
    const { id } = await threads.open('docs', 'user-1');
    expect(await resume(id, { fingerprint: 'user-2' })).toBeUndefined();
    expect(await resume(id, { fingerprint: 'user-1' })).toBeDefined();
    expect(await resume(id, { fingerprint: 'anonymous' })).toBeUndefined();
    const kept = await store.threads.find(id, Date.UTC(2030, 0, 1));
    expect(kept?.owner).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(kept)).not.toContain('user-1');
  });

  it('that were opened without a name are not found by somebody with one', async () => {
    const { resume, threads } = await setUp();
    const { id } = await threads.open('docs', 'anonymous');
    expect(await resume(id, { fingerprint: 'user-1' })).toBeUndefined();
    expect(await resume(id, { fingerprint: 'anonymous' })).toBeDefined();
  });

  it.each([0, 30])('need their key where that is asked for, kept for %i days', async (days) => {
    const { resume, threads } = await setUp({ requireKey: true, retentionDays: days });
    const { id, key } = await threads.open('docs', 'anonymous');
    const other = await threads.open('docs', 'anonymous');
    expect(key).toMatch(/^thk_[\w-]{43}$/);
    expect(await resume(id)).toBeUndefined();
    expect(await resume(id, { key: '' })).toBeUndefined();
    expect(await resume(id, { key: `${key}A` })).toBeUndefined();
    expect(await resume(id, { key: other.key ?? '' })).toBeUndefined();
    const resumed = await resume(id, { key: key ?? '' });
    expect(resumed?.id).toBe(id);
    expect(resumed?.key).toBeUndefined();
  });

  it('keep nothing for 0 days, and still continue', async () => {
    const { resume, store, threads, time } = await setUp({ retentionDays: 0 });
    const thread = await threads.open('docs', 'user-1');
    const turn = await thread.ask(ask);
    await turn.finish(outcome);
    expect(turn.sequence).toBe(0);
    expect(await store.threads.find(thread.id, time.now)).toBeUndefined();
    expect(await (await resume(thread.id))?.turns()).toEqual([]);
  });

  it('are kept for their time after the last question, and turns for theirs', async () => {
    const { resume, threads, time } = await setUp({ retentionDays: 30 });
    const thread = await threads.open('docs', 'anonymous');
    await thread.ask(ask);
    time.now += 20 * day;
    await thread.ask({ ...ask, question: 'And then?' });
    time.now += 10 * day;
    const turns = await (await resume(thread.id))?.turns();
    expect(turns?.map(({ question }) => question)).toEqual(['And then?']);
    time.now += 20 * day - 1;
    expect(await resume(thread.id)).toBeDefined();
    time.now += 1;
    expect(await resume(thread.id)).toBeUndefined();
  });

  it('are gone when deleted, even for an answer that is being written', async () => {
    const { resume, threads } = await setUp();
    const thread = await threads.open('docs', 'anonymous');
    const turn = await thread.ask(ask);
    expect(await threads.delete('docs', thread.id)).toBe(true);
    await turn.finish(outcome);
    expect((await thread.ask(ask)).sequence).toBe(0);
    expect(await resume(thread.id)).toBeUndefined();
    expect(await threads.delete('docs', thread.id)).toBe(false);
  });

  it('are refused a retention that is no time', async () => {
    await expect(setUp({ retentionDays: -1 })).rejects.toThrow(/-1/);
    await expect(setUp({ retentionDays: Number.NaN })).rejects.toThrow();
  });
});

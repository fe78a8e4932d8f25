import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';
import { TrialFailure } from './trial-failure.ts';

const often = { count: 3, longest: 60 };

describe('Trials in turn', () => {
  it('try each subject once before any is tried again', async () => {
    const order: string[] = [];
    const tried = await inTurn(['one', 'other'], often, async (subject, round) => {
      order.push(`${subject} ${round}`);
      return order.length;
    });
    expect(order).toEqual(['one 0', 'other 0', 'one 1', 'other 1', 'one 2', 'other 2']);
    expect(tried.map(({ figures }) => figures)).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ]);
  });

  it('keep what a subject gave before it failed, and go on with the others', async () => {
    const tried = await inTurn(['one', 'other'], often, async (subject, round) => {
      if (subject === 'one' && round === 1) throw new TrialFailure('ran out of memory');
      return round;
    });
    expect(tried).toEqual([
      { subject: 'one', figures: [0], failure: 'ran out of memory' },
      { subject: 'other', figures: [0, 1, 2], failure: undefined },
    ]);
  });

  it('are not repeated for a subject that takes very long', async () => {
    const [tried] = await inTurn(['one'], { count: 3, longest: -1 }, async (_, round) => round);
    expect(tried?.figures).toEqual([0]);
  });

  it('end with the mistakes of the bench itself', async () => {
    const trial = async () => {
      throw new TypeError('a mistake');
    };
    await expect(inTurn(['one'], often, trial)).rejects.toThrow('a mistake');
  });
});

import { describe, expect, it } from 'vitest';
import { type Fared, type Outcome, summed, verdictOn } from './outcome.ts';

/** Of each of two sites: what is found of 20 tuning and 10 held-out questions, in either way. */
interface Found {
  readonly tuning: readonly [one: number, other: number];
  readonly held: readonly [one: number, other: number];
  /** Of the tuning part of the first site; as many as found, if not given. */
  readonly reciprocals?: number;
}

function outcomeOf({ held, reciprocals, tuning }: Found): Outcome {
  return ['one', 'other'].flatMap((site, index) =>
    (['asked', 'typed'] as const).flatMap((way): Fared[] => {
      const found = tuning[index] ?? 0;
      const heldFound = held[index] ?? 0;
      const sum = index === 0 ? (reciprocals ?? found) : found;
      return [
        { site, way, part: 'tuning', questions: 20, found, reciprocals: sum },
        { site, way, part: 'held out', questions: 10, found: heldFound, reciprocals: heldFound },
      ];
    }),
  );
}

const present = outcomeOf({ tuning: [10, 10], held: [5, 5] });
const verdict = (...others: Found[]) =>
  verdictOn(
    present,
    others.map((found, index) => ({ value: index + 1, outcome: outcomeOf(found) })),
  );

describe('summed', () => {
  it('adds what fared as wanted', () => {
    expect(summed(present, { part: 'tuning', way: 'asked' })).toEqual({
      questions: 40,
      found: 20,
      reciprocals: 20,
    });
    expect(summed(present, { site: 'one' })).toMatchObject({ questions: 60, found: 30 });
  });
});

describe('verdictOn', () => {
  it('says when no question tells values apart', () => {
    expect(verdict({ tuning: [10, 10], held: [5, 5] })).toBe('no question tells its values apart');
  });

  it('takes the present value for the best where others find less', () => {
    expect(verdict({ tuning: [7, 10], held: [5, 5] })).toBe('no other value is better');
  });

  it('takes the present value for the best where another finds one question more', () => {
    expect(verdict({ tuning: [11, 10], held: [9, 9] })).toBe('no other value is better');
  });

  it('names the best of the values that find more', () => {
    expect(verdict({ tuning: [12, 10], held: [5, 5] }, { tuning: [14, 10], held: [5, 5] })).toBe(
      '2 is better: the held-out part agrees',
    );
  });

  it('names a value that finds as many, but earlier', () => {
    const earlier = { tuning: [10, 10], held: [5, 5], reciprocals: 12 } as const;
    expect(verdict(earlier)).toBe('1 is better: the held-out part agrees');
  });

  it('takes no value that finds more and much later', () => {
    expect(verdict({ tuning: [12, 10], held: [5, 5], reciprocals: 8 })).toBe(
      'no other value is better',
    );
  });

  it('never looks for a value on the held-out part', () => {
    expect(verdict({ tuning: [10, 10], held: [9, 9] })).toBe('no other value is better');
  });

  it('says where the held-out part or a set loses by a better value', () => {
    expect(verdict({ tuning: [14, 10], held: [5, 4] })).toBe(
      '1 is better: the held-out part loses, other finds less',
    );
    expect(verdict({ tuning: [16, 9], held: [5, 5] })).toBe('1 is better: other finds less');
  });
});

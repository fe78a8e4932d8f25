import fc from 'fast-check';
import { expect, test } from 'vitest';
import { targets } from './targets.ts';

/** The same inputs in every run; `npm run fuzz` tries others. */
const seed = 20_241;

/** So long each target is tried here, in milliseconds. */
const time = 2500;

test.each(Object.entries(targets).map(([name, target]) => ({ name, ...target })))(
  '$name: $title',
  async ({ check, inputs }) => {
    let tried = 0;
    const property = fc.asyncProperty(inputs, async (input) => {
      await check(input);
      tried++;
    });
    await fc.assert(property, {
      seed,
      numRuns: 2000,
      interruptAfterTimeLimit: time,
      // A machine under load gets less far.
      markInterruptAsFailure: false,
    });
    expect(tried).toBeGreaterThan(0);
  },
);

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BestPages } from './best-pages.ts';

it('keeps what sorting all of them would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 12 }), (scores, limit) => {
      const best = new BestPages(limit);
      for (const [page, score] of scores.entries()) {
        if (score >= best.least) best.add(page, score);
      }
      const sorted = scores
        .map((score, page) => ({ page, score }))
        .sort((one, other) => other.score - one.score);
      expect(best.list()).toEqual(sorted.slice(0, limit));
    }),
  );
});

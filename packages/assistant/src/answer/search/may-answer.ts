import type { Hit } from '@waymark/search';

/** Coverage from which a hit without a strength may answer. */
const leastCoverage = 0.62;
/** Coverage with one and a half times the strength, from which a hit may answer. */
const leastFit = 1.2;
const strengthFactor = 1.5;

/** How many of the best hits are looked at: as many as an answer quotes. */
const looked = 3;

/**
 * Whether the best sections hold what is asked, or only some of its commoner words. Found with two
 * thirds of the questions of `bench/answers`, of which a half have no answer on their site; `npm run
 * bench -- answers` asks them, and the last third by itself.
 */
export function mayAnswer(hits: readonly Hit[]): boolean {
  return hits
    .slice(0, looked)
    .some(({ coverage, strength }) =>
      strength === undefined
        ? coverage >= leastCoverage
        : coverage + strengthFactor * strength >= leastFit,
    );
}

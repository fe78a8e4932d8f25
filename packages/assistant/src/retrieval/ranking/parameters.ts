import { type FieldName, fieldNames } from '../prepared/fields.ts';

/**
 * Numbers of the ranking. Tuned on two thirds of the question sets of three documentation sites
 * (`bench/search`), with the last third held back.
 */
export interface RankingParameters {
  /** How much a word in a field counts. */
  readonly weights: Readonly<Record<FieldName, number>>;
  /** How much the length of a field takes from its words, 0 to 1 (BM25F's `b`). */
  readonly lengthPenalty: Readonly<Record<FieldName, number>>;
  /** How soon repetitions of a word stop counting (BM25's `k1`). */
  readonly saturation: number;
  /** Share of the whole page's score that its sections get on top of their own. */
  readonly pageShare: number;
  /** Share of the score that no missing word takes away, 0 to 1. */
  readonly uncoveredShare: number;
  /**
   * Exponent on the `boost` of a page: 1 takes it as it is, 0 ignores it. Sites boost whole groups
   * by 3 and single pages by 10, which taken as it is puts them before every answer.
   */
  readonly boostPower: number;
  /** Factor on the sections of the page that the reader is on. */
  readonly currentPage: number;
  /** Weights of what a word may also stand for, where 1 is the word itself. */
  readonly prefix: number;
  /** Longer words where the word itself is in no text, so that it may be unfinished. */
  readonly prefixOfUnknown: number;
  readonly typo: readonly [one: number, two: number];
  readonly part: number;
  readonly synonym: number;
  readonly compound: number;
}

export const defaultParameters: RankingParameters = {
  weights: { title: 5, description: 2, path: 2, tags: 2, heading: 1.5, above: 0.7, body: 1 },
  lengthPenalty: {
    title: 0.3,
    description: 0.5,
    path: 0.3,
    tags: 0.3,
    heading: 0.3,
    above: 0.3,
    body: 0.5,
  },
  saturation: 1.5,
  pageShare: 0.2,
  uncoveredShare: 0.25,
  boostPower: 0.15,
  currentPage: 1.2,
  prefix: 0.1,
  prefixOfUnknown: 0.7,
  typo: [0.7, 0.4],
  part: 0.5,
  synonym: 0.25,
  compound: 0.6,
};

/** The numbers of the fields in their order in a posting. */
export function byField(values: Readonly<Record<FieldName, number>>): readonly number[] {
  return fieldNames.map((name) => values[name]);
}

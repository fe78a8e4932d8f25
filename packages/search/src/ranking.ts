/** What is searched of a page itself, which is said once for all of its chunks. */
export const pageFields = ['title', 'description', 'path', 'tags'] as const;
/** What is searched of each chunk; `above` are the headings around it. */
export const chunkFields = ['heading', 'above', 'body'] as const;

/** A field of a page or of a chunk. */
export type FieldName = (typeof pageFields)[number] | (typeof chunkFields)[number];

/**
 * Numbers of the ranking. Tuned on two thirds of the question sets of three documentation sites
 * (`bench/search/questions`), with the last third held back. `npm run bench -- tune` gives recall and
 * rank on both for each number with values around it. Where it says that no question tells its values
 * apart, the number is an estimate.
 */
export interface Ranking {
  /** How much a word in a field counts. */
  readonly weights: Readonly<Record<FieldName, number>>;
  /** How much the length of a field takes from its words, 0 to 1 (BM25F's `b`). */
  readonly lengthPenalty: Readonly<Record<FieldName, number>>;
  /** How soon repetitions of a word in one field stop counting: so often, it counts half of it. */
  readonly repetition: number;
  /** How soon what all fields say of a word stops counting (BM25's `k1`). */
  readonly saturation: number;
  /** Share of the whole page's score that its chunks get on top of their own. */
  readonly pageShare: number;
  /** Share of the score that no missing word takes away, 0 to 1. */
  readonly uncoveredShare: number;
  /**
   * Exponent on the `boost` of a page: 1 takes it as it is, 0 ignores it. Sites boost whole groups
   * by 3 and single pages by 10, which taken as it is puts them before every answer.
   */
  readonly boostPower: number;
  /** Factor on the chunks of the page that the reader is on. */
  readonly currentPage: number;
  /** Factor on a chunk whose text has the words of the query as they stand there, side by side. */
  readonly phrase: number;
  /** What a title that is the query as a whole counts, where all its words count 1. */
  readonly wholeTitle: number;
  readonly wholeHeading: number;
  /** Factor on those where the title or heading only begins with the query. */
  readonly titleBeginning: number;
  /** Weights of what a word may also stand for, where 1 is the word itself. */
  readonly beginning: number;
  /** Longer words where the word itself is in no text, so that it may be unfinished. */
  readonly beginningOfUnknown: number;
  readonly typo: readonly [one: number, two: number];
  readonly typoInBeginning: number;
  /** A part of a name that is found as a whole. */
  readonly part: number;
  readonly synonym: number;
  /** Two words that the texts write as one. */
  readonly compound: number;
}

/** The numbers that every search uses, as they were tuned. */
export const usualRanking: Ranking = {
  weights: { title: 8, description: 2, path: 3, tags: 2, heading: 1.5, above: 0.7, body: 1 },
  lengthPenalty: {
    title: 0.3,
    description: 0.5,
    path: 0.3,
    tags: 0.3,
    heading: 0.3,
    above: 0.3,
    body: 0.5,
  },
  repetition: 5,
  saturation: 1.5,
  pageShare: 0.2,
  uncoveredShare: 0.25,
  boostPower: 0.15,
  currentPage: 1.2,
  phrase: 1.3,
  wholeTitle: 1,
  wholeHeading: 0.5,
  titleBeginning: 0.5,
  beginning: 0.25,
  beginningOfUnknown: 0.7,
  typo: [0.7, 0.4],
  typoInBeginning: 0.4,
  part: 0.5,
  synonym: 0.25,
  compound: 0.6,
};

/**
 * Terms of a field of usual length: near the averages of the sites of the question sets, which
 * `npm run bench -- tune` counts. Each word of a longer one says less. Fixed, so that a page can be
 * read before all others are there.
 */
export const usualLengths: Readonly<Record<FieldName, number>> = {
  title: 3,
  description: 9,
  path: 12,
  tags: 3,
  heading: 4,
  above: 4,
  body: 90,
};

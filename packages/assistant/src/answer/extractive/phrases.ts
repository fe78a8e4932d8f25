/** What the server itself says in an answer; Markdown. */
export interface AnswerPhrases {
  /** Before quotes, where there is no language model. */
  readonly noModel: string;
  /** Before quotes, where the model cannot be used at the moment. */
  readonly modelAway: string;
  /** Before the closest pages, where nothing fits well. */
  readonly littleFound: string;
  readonly nothingFound: string;
  readonly seeAlso: string;
}

/** The phrases of sites that give none of their own. */
export const englishPhrases: AnswerPhrases = {
  noModel:
    'No language model is set up for this documentation, so these are quotes of the sections that fit the question best.',
  modelAway:
    'The language model cannot be used at the moment, so these are quotes of the sections that fit the question best.',
  littleFound: 'This documentation does not seem to answer the question. These pages come closest.',
  nothingFound: 'The documentation does not seem to cover this: nothing was found.',
  seeAlso: 'See also:',
};

import { messages } from '@waymark/core';
import type { Question } from '../question.ts';
import { pageUrlOf } from '../search/page-filter.ts';
import type { SiteFacts } from '../site-facts.ts';

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

/**
 * The phrases in the language that a question asks for, else in that of the page that its reader is
 * on, else in that of the site.
 */
export function phrasesFor(
  { currentPath, filter }: Pick<Question, 'currentPath' | 'filter'>,
  site: SiteFacts,
): AnswerPhrases {
  const url = currentPath === undefined ? undefined : pageUrlOf(site, currentPath);
  const page = url === undefined ? undefined : site.pages.get(url);
  const text = messages(filter.language?.[0] ?? page?.language ?? site.language ?? 'en');
  return {
    noModel: text.answerNoModel,
    modelAway: text.answerModelAway,
    littleFound: text.answerLittleFound,
    nothingFound: text.answerNothingFound,
    seeAlso: text.answerSeeAlso,
  };
}

import {
  type AnswerEvent,
  answer,
  answerSettings,
  plainQuestion,
  siteFactsOf,
} from '@waymark/assistant';
import type { Answering } from '../../server/assistant/own-modules.ts';
import type { SearchableSite } from '../../server/indexed-site.ts';

/** Answers a question about a docs folder, in one language where it is said. */
export type AnswerDocs = (question: string, language?: string) => AsyncIterable<AnswerEvent>;

/** @param fallback when the model cannot be used: an error, or quotes */
export function docsAnswers(
  { index, retriever }: Pick<SearchableSite, 'index' | 'retriever'>,
  { model, settings: { allowedLinks, instructions, tokens } }: Answering,
  fallback: 'error' | 'extractive',
): AnswerDocs {
  const site = siteFactsOf(index);
  const settings = answerSettings({
    ...{ retriever, site, model, fallback },
    ...{ allowedLinks, instructions, tokens },
  });
  const { signal } = new AbortController();
  return (question, language) => {
    const filter = language === undefined ? {} : { language: [language] };
    return answer(plainQuestion(question, filter), settings, signal);
  };
}

import type { Retriever } from '@waymark/search';
import { mayAnswer } from '../answer/search/may-answer.ts';
import type { Question } from './question.ts';

/** How a retriever did on a set of questions. */
export interface Evaluation {
  readonly questions: number;
  /**
   * Share of questions that have an answer with an answering page among the first five pages; nothing where
   * no question has one.
   */
  readonly recallAt5?: number;
  /** Of these, the mean of 1 / rank of the first answering page, 0 beyond the tenth page. */
  readonly meanReciprocalRank?: number;
  readonly misses: readonly Miss[];
  /** Without a model: which questions are answered by quotes, and which with "not in these docs". */
  readonly answerable: Judged;
  readonly unanswerable: Judged;
}

/** Questions of one sort, and those of them that get the answer of the other. */
export interface Judged {
  readonly questions: number;
  readonly wrong: readonly Question[];
}

/** A question none of whose pages is among the first five. */
export interface Miss {
  readonly question: Question;
  /** Rank of the first answering page among the first ten; absent beyond. */
  readonly rank?: number;
  /** The first five pages instead. */
  readonly found: readonly string[];
}

const deepest = 10;
/** As many hits as bring ten pages when each has two. */
const hitLimit = 2 * deepest;

/** Asks every question and compares the pages that come first with those that answer. */
export async function evaluate(
  retriever: Retriever,
  questions: readonly Question[],
): Promise<Evaluation> {
  let found = 0;
  let reciprocals = 0;
  const misses: Miss[] = [];
  const unanswered: Question[] = [];
  const answeredAnyway: Question[] = [];
  for (const question of questions) {
    const { language } = question;
    const hits = await retriever.search(question.question, {
      limit: hitLimit,
      ...(language !== undefined && { language }),
    });
    const isQuoted = mayAnswer(hits);
    if (question.pages.length === 0) {
      if (isQuoted) answeredAnyway.push(question);
      continue;
    }
    if (!isQuoted) unanswered.push(question);
    const pages = [...new Set(hits.map(({ url }) => url))].slice(0, deepest);
    const rank = pages.findIndex((page) => question.pages.includes(page)) + 1;
    if (rank > 0) reciprocals += 1 / rank;
    if (rank > 0 && rank <= 5) found++;
    else misses.push({ question, ...(rank > 0 && { rank }), found: pages.slice(0, 5) });
  }
  const answerable = questions.filter(({ pages }) => pages.length > 0).length;
  return {
    questions: questions.length,
    ...(answerable > 0 && {
      recallAt5: found / answerable,
      meanReciprocalRank: reciprocals / answerable,
    }),
    misses,
    answerable: { questions: answerable, wrong: unanswered },
    unanswerable: { questions: questions.length - answerable, wrong: answeredAnyway },
  };
}

import type { Retriever } from '../retriever.ts';
import type { Question } from './question.ts';

export interface Evaluation {
  readonly questions: number;
  /** Share of questions with an answering page among the first five pages. */
  readonly recallAt5: number;
  /** Mean of 1 / rank of the first answering page, 0 beyond the tenth page. */
  readonly meanReciprocalRank: number;
  readonly misses: readonly Miss[];
}

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
  retriever: Pick<Retriever, 'search'>,
  questions: readonly Question[],
): Promise<Evaluation> {
  let found = 0;
  let reciprocals = 0;
  const misses: Miss[] = [];
  for (const question of questions) {
    const { language } = question;
    const hits = await retriever.search(question.question, {
      limit: hitLimit,
      ...(language !== undefined && { language }),
    });
    const pages = [...new Set(hits.map(({ url }) => url))].slice(0, deepest);
    const rank = pages.findIndex((page) => question.pages.includes(page)) + 1;
    if (rank > 0) reciprocals += 1 / rank;
    if (rank > 0 && rank <= 5) found++;
    else misses.push({ question, ...(rank > 0 && { rank }), found: pages.slice(0, 5) });
  }
  const count = Math.max(1, questions.length);
  return {
    questions: questions.length,
    recallAt5: found / count,
    meanReciprocalRank: reciprocals / count,
    misses,
  };
}

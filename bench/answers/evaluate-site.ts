import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Evaluation, evaluate, type Question, readQuestions } from '@waymark/assistant';
import { inFolder, openRetriever } from '@waymark/search';
import { buildIndex } from '../search/built-index.ts';

/** The evaluation of all questions, and of those that nothing was tuned on. */
export interface SiteEvaluation extends Evaluation {
  readonly heldOut: Evaluation;
}

/**
 * Asks the questions of a site of the corpus.
 *
 * @param folder an empty one, for the build
 */
export async function evaluateSite(
  site: string,
  docs: string,
  folder: string,
): Promise<SiteEvaluation> {
  const text = readFileSync(new URL(`./questions/${site}.json`, import.meta.url), 'utf8');
  const { questions } = readQuestions(text);
  const search = path.join(path.dirname(await buildIndex(docs, folder)), 'search');
  const retriever = openRetriever(inFolder(search));
  const whole = await evaluate(retriever, questions);
  return { ...whole, heldOut: await evaluate(retriever, heldOut(questions)) };
}

/** Every third question of each sort. */
function heldOut(questions: readonly Question[]): Question[] {
  const isThird = (_: Question, index: number) => index % 3 === 2;
  const [without, withAnswer] = [true, false].map((isEmpty) =>
    questions.filter(({ pages }) => (pages.length === 0) === isEmpty),
  );
  return [...(withAnswer ?? []).filter(isThird), ...(without ?? []).filter(isThird)];
}

import { readFileSync } from 'node:fs';
import {
  type AnswerEvaluation,
  type Evaluation,
  evaluate,
  type Judged,
  type Question,
  readQuestions,
} from '@waymark/assistant';
import type { ContentIndex } from '@waymark/content/text';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { checkName } from '../settings/known-name.ts';
import { type IndexFlags, indexedDocs } from './indexed-docs.ts';
import { findQuestions, questionsFile } from './questions-file.ts';

/**
 * The questions of a docs folder; undefined for a folder without any.
 *
 * @throws CommandFailure when the file is not as it should be
 */
export function questionsOf(dir: string): readonly Question[] | undefined {
  const file = findQuestions(dir);
  if (file === undefined) return undefined;
  const { problems, questions } = readQuestions(readFileSync(file, 'utf8'));
  if (problems.length === 0) return questions;
  const lines = problems.map(
    ({ index, message }) => `  ${index === undefined ? '' : `question ${index + 1}: `}${message}`,
  );
  throw new CommandFailure([`${questionsFile} cannot be used:`, ...lines].join('\n'));
}

/**
 * Checks that questions name what the docs have: a page that is not there would count as not found.
 *
 * @throws CommandFailure with what they lack
 */
export function checkQuestions(
  questions: readonly Question[],
  docs: Pick<ContentIndex, 'pages'>,
): void {
  if (questions.length === 0) throw new CommandFailure(`${questionsFile} has no questions.`);
  for (const { language } of questions) checkName(docs, 'language', language);
  const urls = new Set(docs.pages.map(({ url }) => url));
  const lines = questions.flatMap(({ pages }, index) =>
    pages
      .filter((page) => !urls.has(page))
      .map((page) => `  question ${index + 1}: the docs have no page "${page}".`),
  );
  if (lines.length === 0) return;
  throw new CommandFailure([`${questionsFile} cannot be used:`, ...lines].join('\n'));
}

/**
 * How well the questions of a docs folder find their pages; undefined for a folder without any.
 *
 * @throws CommandFailure when the file is not as it should be
 */
export async function evaluateQuestions(
  dir: string,
  flags: IndexFlags,
): Promise<Evaluation | undefined> {
  const questions = questionsOf(dir);
  if (!questions) return undefined;
  const { index, retriever } = await indexedDocs(dir, flags);
  checkQuestions(questions, index);
  return evaluate(retriever, questions);
}

/** The evaluation of retrieval in lines for a terminal. */
export function evaluationText({
  answerable,
  meanReciprocalRank,
  misses,
  questions,
  recallAt5,
  unanswerable,
}: Evaluation): string {
  const figures =
    recallAt5 === undefined || meanReciprocalRank === undefined
      ? `${questions} questions, none of which has a page`
      : `${questions} questions: recall@5 ${recallAt5.toFixed(3)}, MRR ${meanReciprocalRank.toFixed(3)}`;
  const missed = misses.map(
    ({ found, question }) =>
      `  not found: ${question.question}\n    first: ${found.slice(0, 3).join(', ')}`,
  );
  const judged = `without a model, ${right(answerable)} questions with an answer are answered, and ${right(unanswerable)} without one are not`;
  const wrong = [
    ...answerable.wrong.map(({ question }) => `  taken for unanswered: ${question}`),
    ...unanswerable.wrong.map(({ question }) => `  quoted all the same: ${question}`),
  ];
  return [figures, ...missed, judged, ...wrong].join('\n');
}

function right({ questions, wrong }: Judged): string {
  return `${questions - wrong.length} of ${questions}`;
}

/** The evaluation of answers in lines for a terminal. */
export function answerEvaluationText(model: string, evaluation: AnswerEvaluation): string {
  const { citedRate, failures, latency, misses, questions, tokens } = evaluation;
  if (citedRate === undefined) return `No question has a page, so ${model} was asked none.`;
  const figures = [
    `${questions} answers of ${model}: ${(citedRate * 100).toFixed(1)} % cite a page that answers`,
    `${failures} failed`,
    `${tokens.input} tokens in, ${tokens.output} out`,
    ...(latency
      ? [`${seconds(latency.median)} in the median, ${seconds(latency.p95)} at the 95th percentile`]
      : []),
  ].join('; ');
  const missed = misses.map(({ cited, isComplete, question }) => {
    const why = isComplete ? `cites: ${cited.join(', ') || 'nothing'}` : 'no whole answer';
    return `  not answered: ${question.question}\n    ${why}`;
  });
  return [figures, ...missed].join('\n');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

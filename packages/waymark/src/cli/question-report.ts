import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Evaluation, evaluate, readQuestions } from '@waymark/assistant';
import { docsFolderAt } from './docs-folder.ts';
import { CommandFailure } from './failure.ts';
import { indexedDocs } from './indexed-docs.ts';

/** The owner's questions, each with the pages that answer it. */
const questionsFile = 'questions.json';

/**
 * How well the questions of a docs folder find their pages; undefined for a folder without any.
 *
 * @throws CommandFailure when the file is not as it should be
 */
export async function evaluateQuestions(dir: string): Promise<Evaluation | undefined> {
  const file = path.join(docsFolderAt(dir), questionsFile);
  if (!existsSync(file)) return undefined;
  const { problems, questions } = readQuestions(readFileSync(file, 'utf8'));
  if (problems.length > 0) {
    const lines = problems.map(
      ({ index, message }) => `  ${index === undefined ? '' : `question ${index + 1}: `}${message}`,
    );
    throw new CommandFailure([`${questionsFile} cannot be used:`, ...lines].join('\n'));
  }
  const docs = await indexedDocs(dir);
  try {
    return await evaluate(docs.retriever, questions);
  } finally {
    await docs.close();
  }
}

/** The evaluation in lines for a terminal. */
export function evaluationText({
  meanReciprocalRank,
  misses,
  questions,
  recallAt5,
}: Evaluation): string {
  const figures = `${questions} questions: recall@5 ${recallAt5.toFixed(3)}, MRR ${meanReciprocalRank.toFixed(3)}`;
  const missed = misses.map(
    ({ found, question }) =>
      `  not found: ${question.question}\n    first: ${found.slice(0, 3).join(', ')}`,
  );
  return [figures, ...missed].join('\n');
}

import path from 'node:path';
import {
  type AnswerEvaluation,
  evaluateAnswers,
  evaluatedAnswer,
  evaluate as evaluateRetrieval,
  type Question,
} from '@waymark/assistant';
import { CommandFailure } from '../project/findings/command-failure.ts';
import type { Answering } from '../server/assistant/own-modules.ts';
import type { SearchableSite } from '../server/indexed-site.ts';
import { answeringOf } from './asking/answering-of.ts';
import { docsAnswers } from './asking/docs-answers.ts';
import { type IndexFlags, indexedDocs } from './asking/indexed-docs.ts';
import {
  answerEvaluationText,
  checkQuestions,
  evaluationText,
  questionsOf,
} from './asking/question-report.ts';
import { type AnsweringFiles, checkOwnFiles } from './settings/own-files.ts';

interface EvaluateSettings extends AnsweringFiles, IndexFlags {
  readonly json?: boolean;
  /** Not the answers, even with a model. */
  readonly retrieval?: boolean;
}

/**
 * `waymark eval [dir]`: the owner's questions against retrieval and, where a model is set up, its
 * answers.
 */
export async function evaluate(dir: string, settings: EvaluateSettings): Promise<void> {
  const questions = questionsOf(dir);
  if (!questions) {
    throw new CommandFailure(
      `There is no questions.json in ${path.resolve(dir)}. It holds [{ "question": "…", "pages": ["/page"] }].`,
    );
  }
  checkOwnFiles(dir, settings);
  const answering = settings.retrieval ? undefined : await answeringOf(settings);
  const docs = await indexedDocs(dir, settings);
  checkQuestions(questions, docs.index);
  const retrieval = await evaluateRetrieval(docs.retriever, questions);
  if (!settings.json) console.log(evaluationText(retrieval));
  const model = answering?.model?.name;
  const answers = answering && model !== undefined && (await answersTo(questions, docs, answering));
  if (settings.json) {
    const more = answers ? { answers: { model, ...answers } } : {};
    console.log(JSON.stringify({ ...retrieval, ...more }, null, 2));
  } else if (answers) console.log(answerEvaluationText(model, answers));
}

function answersTo(
  questions: readonly Question[],
  docs: SearchableSite,
  answering: Answering,
): Promise<AnswerEvaluation> {
  // Quotes would be counted as the model's.
  const answers = docsAnswers(docs, answering, 'error');
  return evaluateAnswers(
    ({ language, question }) => evaluatedAnswer(answers(question, language)),
    questions.filter(({ pages }) => pages.length > 0),
  );
}

import path from 'node:path';
import {
  type AnswerEvaluation,
  type AssistantEvent,
  type EvaluatedAnswer,
  evaluateAnswers,
  evaluate as evaluateRetrieval,
  type Question,
} from '@waymark/assistant';
import type { SearchableSite } from '../server/indexed-site.ts';
import type { Answering } from '../server/own-modules.ts';
import { decodedPath } from '../server/request-path.ts';
import { CommandFailure } from './failure.ts';
import { indexedDocs } from './indexed-docs.ts';
import { type AnsweringFiles, answeringOf } from './own-files.ts';
import { privateAssistant } from './private-assistant.ts';
import { answerEvaluationText, evaluationText, questionsOf } from './question-report.ts';

interface EvaluateSettings extends AnsweringFiles {
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
  const answering = settings.retrieval ? undefined : await answeringOf(settings);
  const docs = await indexedDocs(dir);
  try {
    const retrieval = await evaluateRetrieval(docs.retriever, questions);
    if (!settings.json) console.log(evaluationText(retrieval));
    const model = answering?.model?.name;
    const answers =
      answering && model !== undefined && (await answersTo(questions, docs, answering));
    if (settings.json) {
      const more = answers ? { answers: { model, ...answers } } : {};
      console.log(JSON.stringify({ ...retrieval, ...more }, null, 2));
    } else if (answers) console.log(answerEvaluationText(model, answers));
  } finally {
    await docs.close();
  }
}

async function answersTo(
  questions: readonly Question[],
  docs: SearchableSite,
  answering: Answering,
): Promise<AnswerEvaluation> {
  const events = new Map<string, AssistantEvent>();
  const assistant = await privateAssistant(docs, answering, {
    // Quotes would be counted as the model's.
    fallback: 'error',
    onEvent: (event) => events.set(event.requestId, event),
  });
  const answerable = questions.filter(({ pages }) => pages.length > 0);
  const decoded = answerable.map((one) => ({ ...one, pages: one.pages.map(decodedPath) }));
  return evaluateAnswers(async ({ language, question }) => {
    const response = await assistant.ask(question, language);
    // The event is there when the answer has ended.
    await response.text();
    return answerOf(events.get(response.headers.get('x-request-id') ?? ''));
  }, decoded);
}

const noAnswer = { cited: [], isComplete: false, latency: 0, inputTokens: 0, outputTokens: 0 };

/** A request that failed before the first word has no event. */
function answerOf(event: AssistantEvent | undefined): EvaluatedAnswer {
  if (event?.kind !== 'answer') return noAnswer;
  const { inputTokens, outcome, outputTokens } = event.record;
  return {
    cited: [...new Set(event.sources.map(({ url }) => decodedPath(url.replace(/#.*/, ''))))],
    isComplete: outcome === 'complete',
    latency: event.latency,
    inputTokens,
    outputTokens,
  };
}

import { describe, expect, it } from 'vitest';
import type { AnswerEvent, FinishReason } from '../answer/answer-event.ts';
import { type EvaluatedAnswer, evaluateAnswers, evaluatedAnswer } from './evaluate-answers.ts';
import type { Question } from './question.ts';

const answer = (cited: string[], latency = 10, isComplete = true): EvaluatedAnswer => ({
  cited,
  isComplete,
  latency,
  inputTokens: 100,
  outputTokens: 7,
});

const evaluate = (answers: Readonly<Record<string, EvaluatedAnswer>>, questions: Question[]) =>
  evaluateAnswers(async ({ question }) => answers[question] ?? answer([]), questions);

describe('evaluateAnswers', () => {
  it('counts answers that cite any of the pages', async () => {
    const right = { question: 'right', pages: ['/a', '/b'] };
    const wrong = { question: 'wrong', pages: ['/a'] };
    const found = await evaluate({ right: answer(['/z', '/b']), wrong: answer(['/z']) }, [
      wrong,
      right,
    ]);
    expect(found).toMatchObject({ questions: 2, citedRate: 0.5, failures: 0 });
    expect(found.tokens).toEqual({ input: 200, output: 14 });
    expect(found.misses).toEqual([{ question: wrong, cited: ['/z'], isComplete: true }]);
  });

  it('counts answers that broke off as failures, whatever they cite', async () => {
    const question = { question: 'broken', pages: ['/a'] };
    const found = await evaluate({ broken: answer(['/a'], 5_000, false) }, [question]);
    expect(found).toMatchObject({ citedRate: 0, failures: 1 });
    expect(found).not.toHaveProperty('latency');
    expect(found.misses).toEqual([{ question, cited: ['/a'], isComplete: false }]);
  });

  it('gives the median and the 95th percentile of times', async () => {
    const questions = Array.from({ length: 40 }, (_, index) => ({
      question: String(index + 1),
      pages: ['/a'],
    }));
    const answers = Object.fromEntries(
      questions.map(({ question }) => [question, answer(['/a'], Number(question))]),
    );
    expect((await evaluate(answers, questions.toReversed())).latency).toEqual({
      median: 20,
      p95: 38,
    });
  });

  it('has nothing to say about no questions', async () => {
    const found = await evaluate({}, []);
    expect(found).toMatchObject({ questions: 0, failures: 0, misses: [] });
    expect(found).not.toHaveProperty('citedRate');
    expect(found).not.toHaveProperty('latency');
  });
});

describe('evaluatedAnswer', () => {
  it.each<[FinishReason, boolean]>([
    ['stop', true],
    ['other', true],
    ['length', false],
    ['content-filter', false],
    ['error', false],
  ])('takes an answer that ends with "%s" for a whole one: %s', async (reason, isComplete) => {
    const events = async function* (): AsyncIterable<AnswerEvent> {
      const usage = { inputTokens: 1, outputTokens: 2 };
      const sources = [{ url: '/a#part', title: 'A' }];
      yield { kind: 'finish', reason, usage, sources, isAnswered: true };
    };
    expect(await evaluatedAnswer(events())).toMatchObject({ cited: ['/a'], isComplete });
  });
});

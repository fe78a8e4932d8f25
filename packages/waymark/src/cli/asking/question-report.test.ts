import { expect, test } from 'vitest';
import { answerEvaluationText, evaluationText } from './question-report.ts';

const none = { questions: 0, wrong: [] };
const tokens = { input: 0, output: 0 };

test('Where no question has a page, there is no figure of how many find theirs', () => {
  const unanswerable = { questions: 2, wrong: [] };
  const text = evaluationText({ questions: 2, misses: [], answerable: none, unanswerable });
  expect(text).toMatch(/^2 questions, none of which has a page\n/);
  expect(text).not.toContain('0.000');
  const answers = { questions: 0, failures: 0, tokens, misses: [] };
  expect(answerEvaluationText('fake', answers)).toBe(
    'No question has a page, so fake was asked none.',
  );
});

test('Where no answer was written to its end, there is no figure of how long one takes', () => {
  const question = { question: 'How?', pages: ['/a'] };
  const misses = [{ question, cited: [], isComplete: false }];
  const evaluation = { questions: 1, citedRate: 0, failures: 1, tokens, misses };
  const [first] = answerEvaluationText('fake', evaluation).split('\n');
  expect(first).toBe(
    '1 answers of fake: 0.0 % cite a page that answers; 1 failed; 0 tokens in, 0 out',
  );
});

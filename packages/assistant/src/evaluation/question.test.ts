import { describe, expect, it } from 'vitest';
import { readQuestions } from './question.ts';

describe('readQuestions', () => {
  it('reads questions with their pages', () => {
    const entry = { question: 'how', pages: ['/a'], language: 'de', kind: 'typo' };
    expect(readQuestions(JSON.stringify([entry]))).toEqual({ questions: [entry], problems: [] });
  });

  it('says which entries are wrong and reads the others', () => {
    const right = { question: 'how', pages: ['/a'] };
    const { questions, problems } = readQuestions(
      JSON.stringify([
        { pages: ['/a'] },
        right,
        { question: 'what' },
        { question: 'why', pages: [1] },
        5,
      ]),
    );
    expect(questions).toEqual([right]);
    expect(problems.map(({ index }) => index)).toEqual([0, 2, 3, 4]);
    expect(problems[1]?.message).toContain('"what" has no "pages"');
  });

  it.each(['', '{', '{}', '"text"'])('refuses %j as a whole', (text) => {
    expect(readQuestions(text).problems).toEqual([
      { message: 'The file is not a JSON list of questions.' },
    ]);
  });
});

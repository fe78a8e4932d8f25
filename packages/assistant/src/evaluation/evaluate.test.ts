import type { Hit } from '@waymark/search';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

const hit = (url: string): Hit => ({
  url,
  title: '',
  heading: '',
  anchor: '',
  score: 1,
  coverage: 1,
  text: '',
  navigation: [],
});
const answering = (urls: readonly string[]) => ({ search: async () => urls.map(hit) });

describe('evaluate', () => {
  it('counts pages, not sections', async () => {
    const urls = ['/a', '/a', '/b', '/b', '/c', '/d', '/e'];
    const { recallAt5, meanReciprocalRank, misses } = await evaluate(answering(urls), [
      { question: 'what', pages: ['/e'] },
    ]);
    expect(recallAt5).toBe(1);
    expect(meanReciprocalRank).toBeCloseTo(1 / 5);
    expect(misses).toEqual([]);
  });

  it('names the questions without an answer among the first five pages', async () => {
    const urls = ['/a', '/b', '/c', '/d', '/e', '/f'];
    const late = { question: 'late', pages: ['/f'] };
    const never = { question: 'never', pages: ['/z'] };
    const found = await evaluate(answering(urls), [late, never]);
    expect(found.recallAt5).toBe(0);
    expect(found.meanReciprocalRank).toBeCloseTo(1 / 12);
    expect(found.misses).toEqual([
      { question: late, rank: 6, found: urls.slice(0, 5) },
      { question: never, found: urls.slice(0, 5) },
    ]);
  });

  it('counts questions without an answer by whether they are quoted at', async () => {
    const right = { question: 'right', pages: [] };
    const wrong = { question: 'wrong', pages: [] };
    const refused = { question: 'refused', pages: ['/a'] };
    const search = async (query: string) => [
      {
        ...hit('/a'),
        coverage: query === 'wrong' ? 1 : 0.3,
        strength: query === 'wrong' ? 1 : 0.1,
      },
    ];
    expect(await evaluate({ search }, [right, wrong, refused])).toMatchObject({
      questions: 3,
      recallAt5: 1,
      answerable: { questions: 1, wrong: [refused] },
      unanswerable: { questions: 2, wrong: [wrong] },
    });
  });

  it('measures nothing where no question has an answer', async () => {
    const found = await evaluate(answering(['/b']), [{ question: 'which', pages: [] }]);
    expect(Object.keys(found)).toEqual(['questions', 'misses', 'answerable', 'unanswerable']);
  });

  it('takes any of the pages as an answer', async () => {
    const { recallAt5 } = await evaluate(answering(['/b']), [
      { question: 'which', pages: ['/a', '/b'] },
    ]);
    expect(recallAt5).toBe(1);
  });
});

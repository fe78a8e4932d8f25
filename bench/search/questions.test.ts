import { describe, expect, it } from 'vitest';
import { heldOut, questionsOf, tuningPart } from './questions.ts';

describe.each(['mintlify', 'meilisearch', 'trigger'])('the questions about %s', (site) => {
  const questions = questionsOf(site);
  const texts = (part: ReturnType<typeof questionsOf>) => part.map(({ question }) => question);

  it('are each in one part, the one to tune on or the one held out', () => {
    const parts = [...tuningPart(questions), ...heldOut(questions)];
    expect(texts(parts).sort()).toEqual(texts(questions).sort());
    expect(new Set(texts(parts)).size).toBe(questions.length);
  });

  it('are held out to a third', () => {
    expect(heldOut(questions)).toHaveLength(Math.floor(questions.length / 3));
  });
});

import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

const shown = (old: string[], now: string[]) =>
  compareWords(old, now).passages.map((pieces) =>
    pieces.map(({ isMissing, text }) => (isMissing ? `[${text}]` : text)).join(''),
  );

describe('the words of an old page', () => {
  it('are there whatever their case, spaces, signs and order', () => {
    const { missing, words } = compareWords(
      ['Hello,  World', 'two-fold'],
      ['Two Fold!', 'hello world'],
    );
    expect({ missing, words }).toEqual({ missing: 0, words: 4 });
  });

  it('that are missing are shown with what stands around them', () => {
    const old = ['a b c d e f g h i (lost, gone) j k l m n o p q'];
    const now = ['a b c d e f g h i j k l m n o p q'];
    expect(shown(old, now)).toEqual(['… d e f g h i ([lost, gone]) j k l m n o …']);
  });

  it('are shown by paragraph, one passage for those that are near', () => {
    expect(shown(['one x two y three', 'four'], ['x y'])).toEqual([
      '[one] x [two] y [three]',
      '[four]',
    ]);
  });

  it('that are very many are counted, and the longest passages are shown', () => {
    const old = Array.from({ length: 50 }, (_, index) => `word${index} ${'long '.repeat(200)}`);
    const { missing, passages } = compareWords(old, []);
    expect(missing).toBe(50 * 201);
    expect(passages).toHaveLength(6);
    expect(JSON.stringify(passages).length).toBeLessThan(4_000);
  });
});

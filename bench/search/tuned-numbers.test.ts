import { describe, expect, it } from 'vitest';
import { buildSearchFiles, usualRanking } from '../../packages/search/src/index.ts';
import { pageOf } from '../../packages/search/src/testing/search-site.ts';
import { tunedNumbers } from './tuned-numbers.ts';

const numbers = tunedNumbers(usualRanking);
/** Has something in every field. */
const page = pageOf('/guides/start', {
  ...{ title: 'Start here', description: 'Your first site', tags: ['beginner'] },
  sections: { '': 'Install it first.' },
});
const long = 'Choose colors and fonts in the configuration of your site. '.repeat(10);
const above = ['Design', 'Colors'];
const inner = { anchor: 'dark', heading: 'Dark mode', level: 3, headingPath: above, text: long };
const pages = [{ ...page, sections: [...page.sections, inner] }];
const usualFiles = buildSearchFiles(pages);
const named = (name: string) => numbers.find((number) => number.name === name);

describe('tunedNumbers', () => {
  it('has every number of the ranking', () => {
    const count = Object.values(usualRanking)
      .map((value) => (typeof value === 'number' ? 1 : Object.values(value).length))
      .reduce((sum, one) => sum + one, 0);
    expect(numbers).toHaveLength(count);
    expect(new Set(numbers.map(({ name }) => name)).size).toBe(count);
  });

  it.each(numbers)('changes nothing but $name', (number) => {
    const [value = Number.NaN] = number.others;
    const changed = tunedNumbers(number.with(value));
    const differing = changed.filter(({ present }, index) => present !== numbers[index]?.present);
    expect(differing).toEqual([expect.objectContaining({ name: number.name, present: value })]);
  });

  it.each(numbers)('knows whether $name is in the index', async (number) => {
    // Far away, as the index keeps levels.
    const files = await buildSearchFiles(pages, { ranking: number.with(number.present / 10) });
    const isOther = [...files.keys()].join() !== [...(await usualFiles).keys()].join();
    expect(number.isInIndex).toBe(isOther);
  });

  it('tries values below and above', () => {
    expect(named('weights.title')?.others).toEqual([5.33, 12]);
    expect(named('saturation')?.others).toEqual([0.75, 1, 2.25, 3]);
    expect(named('typo.1')?.present).toBe(usualRanking.typo[1]);
  });

  it('tries no share above 1 and no factor below', () => {
    expect(named('beginningOfUnknown')?.others).toEqual([0.35, 0.467, 1]);
    expect(named('phrase')?.others).toEqual([1.15, 1.2, 1.45, 1.6]);
  });
});

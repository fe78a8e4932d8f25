import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../analysis/analyser.ts';
import { defaultParameters } from '../ranking/parameters.ts';
import { conceptsOf } from './concepts.ts';
import { synonymsOf } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

function vocabularyOf(frequencies: Readonly<Record<string, number>>): Vocabulary {
  const words = Object.keys(frequencies);
  return {
    frequency: async (term) => frequencies[term] ?? 0,
    withPrefix: async (prefix, limit) =>
      words.filter((word) => word !== prefix && word.startsWith(prefix)).slice(0, limit),
    wordsOfLength: async (letters) => words.filter((word) => word.length === letters).join('\n'),
  };
}

const analyser = createAnalyser();
const read = (query: string, frequencies: Readonly<Record<string, number>>) =>
  conceptsOf(query, {
    analyser,
    vocabulary: vocabularyOf(frequencies),
    synonyms: synonymsOf([['delete', 'remove']], analyser),
    parameters: defaultParameters,
  });
const terms = async (query: string, frequencies: Readonly<Record<string, number>>) =>
  (await read(query, frequencies)).map(({ variants }) => variants.map(({ term }) => term));

describe('conceptsOf', () => {
  it('lets a word stand for longer ones and for its synonyms', async () => {
    expect(await terms('delete', { delete: 3, deleted: 1, remove: 2 })).toEqual([
      ['delete', 'deleted', 'remove'],
    ]);
  });

  it('repairs only words that no text has', async () => {
    expect(await terms('deploy', { deploy: 1, deplay: 1 })).toEqual([['deploy']]);
    expect(await terms('dpeloy', { deploy: 1, deplay: 1 })).toEqual([['deploy']]);
  });

  it('knows what a long word is a misspelling of, and takes a short one for what it is', async () => {
    const isKnown = async (query: string, frequencies: Readonly<Record<string, number>>) =>
      (await read(query, frequencies)).map((concept) => concept.isKnown);
    expect(await isKnown('genrate', { generate: 1 })).toEqual([true]);
    expect(await isKnown('perl', { per: 1, pearl: 1 })).toEqual([false]);
    expect(await isKnown('zendesk', { desk: 1 })).toEqual([false]);
  });

  it('weighs a guess below the word itself', async () => {
    const [concept] = await read('delete', { delete: 3, deleted: 1 });
    expect(concept?.variants[0]?.weight).toBe(1);
    expect(concept?.variants[1]?.weight).toBeLessThan(0.5);
  });

  it('takes two words that the texts write as one', async () => {
    const [concept] = await read('sub path', { sub: 2, path: 5, subpath: 4 });
    expect(concept?.variants.map(({ term }) => term)).toContain('subpath');
  });

  it('asks for a known name as a whole first, and for its parts at a lower weight', async () => {
    const concepts = await read('docs.json', { 'docs.json': 2, docs: 9, json: 9 });
    expect(concepts.map(({ weight }) => weight)).toEqual([1, 0.5, 0.5]);
  });

  it('asks for the parts of a name that no text has, and misses it as a whole', async () => {
    expect(await terms('docs.toml', { docs: 9 })).toEqual([[], ['docs'], []]);
  });

  it('reads no more than the start of a pasted text', async () => {
    const pasted = Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ');
    expect((await read(pasted, {})).length).toBeLessThanOrEqual(64);
  });
});

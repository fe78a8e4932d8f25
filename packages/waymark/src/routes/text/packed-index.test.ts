import { openResultCache } from '@waymark/content';
import { SearchBuilder } from '@waymark/search';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { builtRuns, type RunParts } from '../../build/record/built-run.ts';
import { pack } from '../../build/record/kept-value.ts';
import { isLostText } from '../../build/record/lost-text.ts';
import { unpackedIndex } from './packed-index.ts';

async function keptRuns() {
  const runs = builtRuns(openResultCache(tempFolder()), '');
  const parts: RunParts = {
    pages: pack('kept'),
    sections: pack('its sections'),
    texts: pack('its texts'),
    full: pack(''),
    search: await new SearchBuilder().run([]),
  };
  runs.store('/one', 'key', {
    key: 'key',
    fullSizes: [],
    saidIds: [],
    part: (name) => parts[name],
  });
  return runs;
}

test('The lines of an index come in their order, whether a run was made or is of an earlier build.', async () => {
  const made = { pages: pack('made'), sections: pack('sections'), texts: pack('texts') };
  const runs = [
    { saidIds: ['a'], parts: made },
    { saidIds: ['b', 'c'], parts: { first: '/one', key: 'key' } },
  ];
  const index = { id: 'id', runs, site: { name: 'Docs' } };
  const { id, runs: read } = unpackedIndex(index, await keptRuns());
  expect(id).toBe('id');
  expect(read.map(({ saidIds }) => saidIds)).toEqual([['a'], ['b', 'c']]);
  expect(read.map(({ pages }) => String(pages()))).toEqual(['made', 'kept']);
  expect(read.map(({ sections }) => String(sections()))).toEqual(['sections', 'its sections']);
  expect(read.map(({ texts }) => String(texts()))).toEqual(['texts', 'its texts']);
});

test('A run that is not kept any more is said to be lost.', async () => {
  const runs = [{ saidIds: [], parts: { first: '/one', key: 'of another build' } }];
  const { runs: read } = unpackedIndex({ runs, site: { name: 'Docs' } }, await keptRuns());
  let thrown: unknown;
  try {
    read[0]?.pages();
  } catch (error) {
    thrown = error;
  }
  expect(isLostText(thrown)).toBe(true);
});

import { openResultCache } from '@waymark/content';
import { SearchBuilder } from '@waymark/search';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { builtRuns, type RunParts } from '../../build/record/built-run.ts';
import { pack, unpack } from '../../build/record/kept-value.ts';
import { isLostText } from '../../build/record/lost-text.ts';
import { type TextParts, unpackedRuns } from './packed-runs.ts';

async function keptRuns() {
  const runs = builtRuns(openResultCache(tempFolder()), '');
  const parts: RunParts = {
    pages: pack('kept'),
    sections: pack('its sections'),
    texts: pack('its texts'),
    full: pack('its full text'),
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

test('The text of runs is that of their parts, whether they were made or are of an earlier build.', async () => {
  const made = {
    ...{ pages: pack('made'), sections: pack('sections') },
    ...{ texts: pack('texts'), full: pack('full') },
  };
  const runs = [
    { saidIds: ['a'], fullSizes: [['/a', 4]] as const, parts: made },
    { saidIds: ['b', 'c'], fullSizes: [], parts: { first: '/one', key: 'key' } },
  ];
  const read = unpackedRuns({ id: 'id', runs }, await keptRuns());
  const texts = (name: keyof TextParts) => read.map(({ part }) => String(unpack(part(name))));
  expect(read.map(({ saidIds }) => saidIds)).toEqual([['a'], ['b', 'c']]);
  expect(read.map(({ key }) => key)).toEqual([undefined, 'key']);
  expect(texts('pages')).toEqual(['made', 'kept']);
  expect(texts('sections')).toEqual(['sections', 'its sections']);
  expect(texts('texts')).toEqual(['texts', 'its texts']);
  expect(texts('full')).toEqual(['full', 'its full text']);
});

test('A run that is not kept any more is said to be lost.', async () => {
  const place = { first: '/one', key: 'of another build' };
  const [run] = unpackedRuns(
    { runs: [{ saidIds: [], fullSizes: [], parts: place }] },
    await keptRuns(),
  );
  let thrown: unknown;
  try {
    run?.part('pages');
  } catch (error) {
    thrown = error;
  }
  expect(isLostText(thrown)).toBe(true);
});

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
    lines: pack('kept'),
    full: pack(''),
    search: await new SearchBuilder().run([]),
  };
  runs.store('/one', 'key', { key: 'key', fullSizes: [], part: (name) => parts[name] });
  return runs;
}

test('The lines of an index come in their order, whether a run was made or is of an earlier build.', async () => {
  const lines = [pack('made'), { first: '/one', key: 'key' }, pack('made too')];
  const { id, lines: read } = unpackedIndex(
    { id: 'id', lines, site: { name: 'Docs' } },
    await keptRuns(),
  );
  expect(id).toBe('id');
  expect([...read].map(String)).toEqual(['made', 'kept', 'made too']);
});

test('A run that is not kept any more is said to be lost.', async () => {
  const lines = [{ first: '/one', key: 'of another build' }];
  const { lines: read } = unpackedIndex({ lines, site: { name: 'Docs' } }, await keptRuns());
  let thrown: unknown;
  try {
    [...read];
  } catch (error) {
    thrown = error;
  }
  expect(isLostText(thrown)).toBe(true);
});

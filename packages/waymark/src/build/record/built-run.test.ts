import { openResultCache } from '@waymark/content';
import { SearchBuilder } from '@waymark/search';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { type BuiltRun, builtRuns, type RunParts } from './built-run.ts';
import { isLostText } from './lost-text.ts';

async function aRun(): Promise<BuiltRun> {
  const parts: RunParts = {
    pages: Buffer.from('lines'),
    sections: Buffer.from('sections'),
    texts: Buffer.from('texts'),
    full: Buffer.from('full text'),
    search: await new SearchBuilder().run([]),
  };
  return { key: 'key', fullSizes: [['/one', 9]], saidIds: ['id'], part: (name) => parts[name] };
}

test('A run that was kept is there for what it was made from, part by part, and not for anything else.', async () => {
  const runs = builtRuns(openResultCache(tempFolder()), '');
  const run = await aRun();
  runs.store('/one', 'key', run);
  const kept = runs.load('/one', 'key');
  expect(kept?.fullSizes).toEqual(run.fullSizes);
  expect(kept?.saidIds).toEqual(run.saidIds);
  expect(Buffer.from(kept?.part('full') ?? []).toString()).toBe('full text');
  expect(Buffer.from(kept?.part('pages') ?? []).toString()).toBe('lines');
  expect(kept?.part('search')).toEqual(run.part('search'));
  expect(runs.load('/one', 'other key')).toBeUndefined();
  expect(runs.load('/two', 'key')).toBeUndefined();
});

test('A run of which a part is gone says so when that is asked for, and is made anew from then on.', async () => {
  const results = openResultCache(tempFolder());
  const runs = builtRuns(results, '');
  runs.store('/one', 'key', await aRun());
  results.store('run full /one', 'damaged');
  const kept = runs.load('/one', 'key');
  expect(Buffer.from(kept?.part('pages') ?? []).toString()).toBe('lines');
  let thrown: unknown;
  try {
    kept?.part('full');
  } catch (error) {
    thrown = error;
  }
  expect(isLostText(thrown)).toBe(true);
  expect(runs.load('/one', 'key')).toBeUndefined();
});

test('Files of a search are known for the runs that they were made from.', () => {
  const runs = builtRuns(openResultCache(tempFolder()), '');
  runs.storeSearchFiles('key', [['manifest.json', 'digest']]);
  expect(runs.searchFiles('key')).toEqual([['manifest.json', 'digest']]);
  expect(runs.searchFiles('other')).toBeUndefined();
});

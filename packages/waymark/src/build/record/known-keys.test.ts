import type { ResultCache } from '@waymark/content';
import { expect, test } from 'vitest';
import { keptInMemory } from '../../project/testing/kept-in-memory.ts';
import { openKnownKeys } from './known-keys.ts';

function keep(results: ResultCache, common: string): void {
  const keys = openKnownKeys(results, '', common);
  keys.note('one', 'own 1', 'key 1');
  keys.note('two', 'own 2', 'key 2');
  keys.store();
}

test('The key of a page is that of the last build while its own parts and the common ones are the same', () => {
  const results = keptInMemory();
  keep(results, 'site');
  const same = openKnownKeys(results, '', 'site');
  expect(same.of('one', 'own 1')).toBe('key 1');
  expect(same.of('two', 'other')).toBeUndefined();
  expect(same.of('three', 'own 1')).toBeUndefined();
  expect(openKnownKeys(results, '', 'other').of('one', 'own 1')).toBeUndefined();
  expect(openKnownKeys(results, 'for readers ', 'site').of('one', 'own 1')).toBeUndefined();
});

test('Keys that were found live on, and those of pages that are gone do not', () => {
  const results = keptInMemory();
  keep(results, 'site');
  const next = openKnownKeys(results, '', 'site');
  next.of('one', 'own 1');
  next.store();
  const last = openKnownKeys(results, '', 'site');
  expect(last.of('one', 'own 1')).toBe('key 1');
  expect(last.of('two', 'own 2')).toBeUndefined();
});

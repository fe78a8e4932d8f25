import { expect, test } from 'vitest';
import { pathsOf, planOf } from '../testing/plan-of.ts';
import { unlistedOperations } from './unlisted-operations.ts';

function unlistedIn(entries: readonly string[], files: Parameters<typeof planOf>[1]['files']) {
  const groups = [{ group: 'A', openapi: 'api.json', pages: [...entries, 'start'] }];
  const { endpoints } = planOf({ groups }, { files, pages: { start: {} } });
  return unlistedOperations(endpoints.values());
}

const six = pathsOf('GET /a', 'GET /b', 'GET /c', 'GET /d', 'GET /e', 'GET /f', 'GET /g');

test('Operations without a page beside others that have one are told in one warning', () => {
  const [found, ...others] = unlistedIn(['GET /b'], { 'api.json': six });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'openapi-operations-unlisted', file: 'api.json' });
  expect(found?.message).toContain('GET /a, GET /c, GET /d, GET /e, GET /f and 1 more.');
});

test('Nothing is told of a description that has all its pages', () => {
  expect(unlistedIn([], { 'api.json': six })).toEqual([]);
});

test('Nothing is told of operations that are excluded, or of a description that no page uses', () => {
  const files = {
    'api.json': pathsOf('GET /a', ['GET /b', { 'x-excluded': true }]),
    'other.json': six,
  };
  expect(unlistedIn(['GET /a'], files)).toEqual([]);
});

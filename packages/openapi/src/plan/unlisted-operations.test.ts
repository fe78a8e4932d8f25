import { applyRules, informationIn } from '@waymark/core';
import { expect, test } from 'vitest';
import { describedAs, pathsOf, planOf } from '../testing/plan-of.ts';
import { unlistedOperations } from './unlisted-operations.ts';

function unlistedIn(entries: readonly string[], files: Parameters<typeof planOf>[1]['files']) {
  const groups = [{ group: 'A', openapi: 'api.json', pages: [...entries, 'start'] }];
  const { endpoints } = planOf({ groups }, { files, pages: { start: {} } });
  return unlistedOperations(endpoints.values(), []);
}

const six = pathsOf('GET /a', 'GET /b', 'GET /c', 'GET /d', 'GET /e', 'GET /f', 'GET /g');

test('Operations without a page beside others that have one are told at once', () => {
  const [found, ...others] = unlistedIn(['GET /b'], { 'api.json': six });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'openapi-operations-unlisted', file: 'api.json' });
  expect(found?.message).toContain('GET /a, GET /c, GET /d, GET /e, GET /f and 1 more.');
});

test('A description that the configuration names is told of although no page shows it', () => {
  const description = describedAs('api.json', pathsOf('GET /a', 'GET /b'));
  const [found] = unlistedOperations([], [description]);
  expect(found?.message).toContain('"api.json" have no page: GET /a, GET /b.');
  expect(found?.pointer).toBe('/paths/~1a/get');
});

test('It is information, which no report counts unless a rule says so', () => {
  const found = unlistedIn(['GET /b'], { 'api.json': six });
  expect(applyRules(found, 'strict')).toEqual([]);
  expect(applyRules(found, 'lenient')).toEqual([]);
  expect(informationIn(found, 'lenient')).toEqual(found);
  expect(applyRules(found, { 'openapi-operations-unlisted': 'error' })).toMatchObject([
    { severity: 'error' },
  ]);
  expect(informationIn(found, { 'openapi-operations-unlisted': 'off' })).toEqual([]);
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

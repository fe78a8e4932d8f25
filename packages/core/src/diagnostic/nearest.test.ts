import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['naem', ['name', 'theme'], 'name'],
  ['Navbar', ['navbar', 'footer'], 'navbar'],
  ['breadcrumb', ['section', 'breadcrumbs'], 'breadcrumbs'],
  ['descripton', ['description'], 'description'],
  ['banner', ['navbar'], undefined],
  ['height', ['light', 'dark'], undefined],
  ['', ['a', 'theme'], 'a'],
  ['x', [], undefined],
])('of "%s" among %j the nearest is %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

test('the closest candidate wins, and the first of equally close ones', () => {
  expect(nearest('colour', ['colours', 'color', 'colour '])).toBe('colours');
  expect(nearest('versions', ['version', 'versions'])).toBe('versions');
});

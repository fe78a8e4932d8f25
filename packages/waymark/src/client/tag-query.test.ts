import { expect, test } from 'vitest';
import { queryWithTags, tagsOfQuery } from './tag-query.ts';

test('A query chooses tags, whatever they hold', () => {
  const tags = ['A', 'B, c', '100% &+'];
  const query = queryWithTags('?q=1&tags=old', tags);
  expect(query).toBe('?q=1&tags=A,B%2C%20c,100%25%20%26%2B');
  expect(tagsOfQuery(query)).toEqual(tags);
});

test('A query may have none, or be written by hand', () => {
  expect(queryWithTags('?tags=A', [])).toBe('');
  expect(tagsOfQuery('')).toEqual([]);
  expect(tagsOfQuery('?tags=A,+B,100%')).toEqual(['A', 'B', '100%']);
});

import { expect, it } from 'vitest';
import { endsOf } from './longer-names.ts';

it('gives the ends of a name that are names', () => {
  expect(endsOf('x-api-key')).toEqual(['api-key']);
  expect(endsOf('v1/users/{id}')).toEqual(['users/{id}']);
  expect(endsOf('--dry-run')).toEqual([]);
  expect(endsOf('docs.json')).toEqual([]);
  expect(endsOf('usechat')).toEqual([]);
});

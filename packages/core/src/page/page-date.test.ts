import { expect, it } from 'vitest';
import { pageDate } from './page-date.ts';

it.each([
  ['2026-08-10', '2026-08-10'],
  ['2026-08-10T09:00:00Z', '2026-08-10'],
  ['August 10, 2026', '2026-08-10'],
  ['last week', undefined],
  [undefined, undefined],
])('%s is %s', (written, date) => {
  expect(pageDate(written)).toBe(date);
});

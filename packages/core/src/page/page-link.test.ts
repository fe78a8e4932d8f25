import { expect, test } from 'vitest';
import type { Frontmatter } from './page.ts';
import { pageLink } from './page-link.ts';

test.each([
  ['https://example.com', 'https://example.com'],
  [' /guides/start ', '/guides/start'],
  ['full', undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  [2024, undefined],
  ['guides/start', undefined],
  ['./start', undefined],
  ['example.com/a', undefined],
  ['#part', '#part'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  [true, undefined],
  [undefined, undefined],
])('A page with `url` %j leads to %j', (url, link) => {
  expect(pageLink({ url } as Frontmatter)).toBe(link);
});

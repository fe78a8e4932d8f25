import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test.each<[unknown, string]>([
  ['/docs/guide?a=1#b', '/docs/guide?a=1#b'],
  ['/docs/', '/docs/'],
  ['/docs', '/docs/'],
  ['/other', '/docs/'],
  ['/docs/../other', '/docs/'],
  ['/docs/%2e%2e/other', '/docs/'],
  ['//evil.test/docs/', '/docs/'],
  ['/\\evil.test/docs/', '/docs/'],
  ['/\t/evil.test', '/docs/'],
  ['/docs/\n/evil', '/docs//evil'],
  ['https://evil.test/docs/', '/docs/'],
  ['javascript:alert(1)', '/docs/'],
  ['docs/guide', '/docs/'],
  ['', '/docs/'],
  [null, '/docs/'],
  [['/docs/guide'], '/docs/'],
  ['/docs/_waymark/sign-in/openid', '/docs/'],
  [`/docs/${'a'.repeat(2_000)}`, '/docs/'],
])('A reader who is to return to %j goes on at %j', (written, expected) => {
  expect(returnAddress(written, '/docs')).toBe(expected);
});

test.each(['//evil.test', '/.//evil.test', '/\\\\evil.test', '/a/..//evil.test'])(
  'A site at the root leads nobody elsewhere by %j',
  (written) => {
    expect(returnAddress(written, '')).toBe('/');
  },
);

import { expect, test } from 'vitest';
import { pathInSite } from './path-in-site.ts';

test.each([
  ['https://acme.dev/docs/a?b#c', '/a?b#c'],
  ['//ACME.dev/docs/a/', '/a/'],
  ['https://acme.dev/docs', '/'],
  ['https://acme.dev/docs#a', '/#a'],
])('%s is %s below the address of the site', (url, path) => {
  expect(pathInSite(url, 'https://acme.dev/docs')).toBe(path);
  expect(pathInSite(url, 'https://acme.dev/docs/')).toBe(path);
});

test.each(['https://acme.dev/docsx', 'https://acme.dev/', 'https://a.dev/docs/a', '/docs/a', '#a'])(
  '%s is not below it',
  (url) => expect(pathInSite(url, 'https://acme.dev/docs')).toBeUndefined(),
);

test('Nothing is below an address that is not known', () => {
  expect(pathInSite('https://acme.dev/a', undefined)).toBeUndefined();
});

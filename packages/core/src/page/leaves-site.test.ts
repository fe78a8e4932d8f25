import { expect, test } from 'vitest';
import { leavesSite } from './leaves-site.ts';

const site = 'https://acme.dev/docs';

test.each([
  'https://acme.dev/about',
  'HTTPS://ACME.dev:443',
  '//acme.dev/a',
  '/a',
  '#a',
  'mailto:a@b.c',
])('%s stays in a site of its origin', (url) => expect(leavesSite(url, site)).toBe(false));

test.each([
  'https://acme.dev.example/a',
  'http://acme.dev/a',
  'https://www.acme.dev',
  '//x.y/a',
  'https://',
])('%s leaves it', (url) => expect(leavesSite(url, site)).toBe(true));

test.each([undefined, 'acme'])('Whole addresses leave a site whose own is %s', (unknown) => {
  expect(leavesSite('https://acme.dev/about', unknown)).toBe(true);
  expect(leavesSite('/about', unknown)).toBe(false);
});

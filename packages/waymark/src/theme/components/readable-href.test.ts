import { expect, test } from 'vitest';
import { readableHref } from './readable-href.ts';

test.each([
  ['/guides/a-b/', '/guides/a-b/'],
  ['/ru/%D0%BE%D0%B1%D0%B7%D0%BE%D1%80-api/', '/ru/обзор-api/'],
  ['/zh/%e5%bf%ab%e9%80%9f/#%E5%BC%80', '/zh/快速/#开'],
  ['/hi/%E0%A4%B9%E0%A4%BF/', '/hi/हि/'],
])('Letters of %s are readable', (href, readable) => {
  expect(readableHref(href)).toBe(readable);
  expect(new URL(readable, 'https://a.example').href.toLowerCase()).toBe(
    new URL(href, 'https://a.example').href.toLowerCase(),
  );
});

test.each([
  '/a%20b',
  '/100%25',
  '/a%2Fb',
  '/%E2%80%8E',
  '/%C2%A0',
  '/%FF',
  '/%E5%BF',
  '/%F0%9F%98%80',
])('What is no letter stays encoded: %s', (href) => {
  expect(readableHref(href)).toBe(href);
});

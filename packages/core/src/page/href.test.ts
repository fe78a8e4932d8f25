import { expect, test } from 'vitest';
import { siteHref, type UrlPolicy } from './href.ts';

const root: UrlPolicy = { base: '', trailingSlash: 'ignore' };
const below: UrlPolicy = { base: '/docs', trailingSlash: 'always' };

test('A URL of the site gets the base path, and the trailing slash where it is asked for', () => {
  expect(siteHref('/guide', root)).toBe('/guide');
  expect(siteHref('/guide?a=1#part', below)).toBe('/docs/guide/?a=1#part');
  expect(siteHref('/', below)).toBe('/docs/');
  expect(siteHref('/', { ...below, trailingSlash: 'never' })).toBe('/docs');
});

test('Files, fragments and other sites keep their end', () => {
  expect(siteHref('/images/logo.svg', below)).toBe('/docs/images/logo.svg');
  expect(siteHref('#part', below)).toBe('#part');
  expect(siteHref('//example.com/a', below)).toBe('//example.com/a');
  expect(siteHref('https://example.com/a', below)).toBe('https://example.com/a');
});

test('Spaces and letters outside ASCII are encoded, once', () => {
  expect(siteHref('/hello world', root)).toBe('/hello%20world');
  expect(siteHref('/指南', root)).toBe('/%E6%8C%87%E5%8D%97');
  expect(siteHref('/hello%20world#Ü', root)).toBe('/hello%20world#%C3%9C');
});

import { expect, test } from 'vitest';
import { fileHref, siteHref, siteHrefOnce, type UrlPolicy } from './href.ts';

const root: UrlPolicy = { base: '', trailingSlash: 'never' };
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

test('ends the URLs of pages with a slash where hosts keep pages in folders, and of nothing else', () => {
  const folders: UrlPolicy = { base: '', trailingSlash: 'folders' };
  expect(siteHref('/guide#a', folders)).toBe('/guide/#a');
  expect(siteHref('/logo.svg', folders)).toBe('/logo.svg');
  expect(fileHref('/LICENSE', folders)).toBe('/LICENSE');
  expect(fileHref('/LICENSE', below)).toBe('/docs/LICENSE');
});

test('A URL that code gives gets the base path once', () => {
  expect(siteHrefOnce('/guide', below)).toBe('/docs/guide/');
  expect(siteHrefOnce('/docs/guide', below)).toBe('/docs/guide');
  expect(siteHrefOnce('/docs', below)).toBe('/docs');
  expect(siteHrefOnce('/docs-old#a', below)).toBe('/docs/docs-old/#a');
  expect(siteHrefOnce('guide', below)).toBe('guide');
  expect(siteHrefOnce('/a b', root)).toBe('/a%20b');
});

import { expect, it } from 'vitest';
import { fileKind, savedAddress } from './saved-address.ts';

it.each([
  ['index.html', ['/']],
  ['guide/index.html', ['/guide/']],
  ['guide.html', ['/guide.html', '/guide']],
  ['guide', ['/guide']],
  ['guide.php.html', ['/guide.php.html', '/guide.php']],
  ['index.php', ['/']],
  ['caf%C3%A9/%zz.html', ['/café/%zz.html', '/café/%zz']],
  ['a b/Über.htm', ['/a b/Über.htm', '/a b/Über']],
  ['page.html?x=1', ['/page.html', '/page']],
  ['page.html?x=1.html', ['/page.html', '/page']],
  ['page@x=1&y=2.html', ['/page']],
  ['index.html@lang=de', ['/']],
  ['team/me@example.com.html', ['/team/me@example.com.html', '/team/me@example.com']],
])('The saved file %s was at %j', (file, paths) => {
  expect(savedAddress(file).paths).toEqual(paths);
});

it('A file with a query is a variant of the page without it', () => {
  expect(savedAddress('a/page?x=1.html')).toMatchObject({
    isVariant: true,
    plainFiles: ['a/page', 'a/page.html', 'a/page/index.html'],
  });
  expect(savedAddress('a/page.html').isVariant).toBe(false);
});

it.each([
  ['guide.html', 'page'],
  ['guide.html?x=1', 'page'],
  ['page.aspx', 'page'],
  ['files/guide.pdf', 'document'],
  ['_next/data/x.txt', 'other'],
  ['app.js?v=2', 'other'],
  ['logo.png', 'other'],
  ['404.html', 'other'],
])('The saved file %s is a %s', (file, kind) => {
  expect(fileKind(file, () => '\n<!DOCTYPE html>')).toBe(kind);
});

it('A file without ending is a page if it begins like one', () => {
  expect(fileKind('guide', () => '<html lang="de">')).toBe('page');
  expect(fileKind('LICENSE', () => 'Permission is hereby granted')).toBe('other');
});

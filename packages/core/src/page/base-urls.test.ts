import { expect, test } from 'vitest';
import { createBaseUrls } from './base-urls.ts';

test('URLs that code gives to elements and components get the base path once', () => {
  const withBase = createBaseUrls({ base: '/docs', trailingSlash: 'never' });
  expect(withBase('a', { href: '/guide/a' })).toEqual({ href: '/docs/guide/a' });
  expect(withBase('a', { href: '/docs/guide/a' })).toEqual({ href: '/docs/guide/a' });
  expect(withBase('a', { href: '#part', to: '/x' })).toEqual({ href: '#part', to: '/x' });
  expect(withBase(() => null, { to: '/guide/a', img: '/img.svg' })).toEqual({
    to: '/docs/guide/a',
    img: '/docs/img.svg',
  });
});

test('At the root of a host they get the slash without which nothing is served, once', () => {
  const withSlash = createBaseUrls({ base: '', trailingSlash: 'always' });
  const props = { href: '/guide/a?x#y', src: '/a.svg' };
  expect(withSlash('a', props)).toEqual({ href: '/guide/a/?x#y', src: '/a.svg' });
  expect(withSlash('a', { href: '/guide/a/' })).toEqual({ href: '/guide/a/' });
  expect(withSlash('a', { href: 'https://x.com/a' })).toEqual({ href: 'https://x.com/a' });
});

test('At the root of a host where pages are served without a slash too they stay', () => {
  const props = { href: '/guide/a' };
  expect(createBaseUrls({ base: '', trailingSlash: 'folders' })('a', props)).toBe(props);
  expect(createBaseUrls({ base: '', trailingSlash: 'never' })('a', props)).toBe(props);
  expect(createBaseUrls(undefined)('a', props)).toBe(props);
});

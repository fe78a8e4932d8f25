import { expect, test } from 'vitest';
import { urlsOfAttribute, withUrls } from './url-attributes.ts';

const below = (url: string) => `/docs${url}`;

test('The URLs of an element are those of its links, pictures and styles', () => {
  expect(
    withUrls(
      'img',
      {
        src: '/a.svg',
        srcSet: '/a.png 1x, /b,c.png 2x',
        style: { background: 'url("/c.svg") red', width: 3 },
        title: '/d',
      },
      below,
    ),
  ).toEqual({
    src: '/docs/a.svg',
    srcSet: '/docs/a.png 1x, /docs/b,c.png 2x',
    style: { background: 'url("/docs/c.svg") red', width: 3 },
    title: '/d',
  });
  expect(withUrls('p', { style: 'mask:url(/a.svg);color:red' }, below)).toEqual({
    style: 'mask:url(/docs/a.svg);color:red',
  });
});

test('What a name means may depend on the element', () => {
  expect(withUrls('object', { data: '/a.svg' }, below)).toEqual({ data: '/docs/a.svg' });
  expect(withUrls('Link', { to: '/a' }, below)).toEqual({ to: '/docs/a' });
  expect(urlsOfAttribute('Range', 'to')).toBeUndefined();
  expect(urlsOfAttribute('Chart', 'data')).toBeUndefined();
});

test('What holds no text stays as it is', () => {
  const props = { href: undefined, src: 3, style: ['a'] };
  expect(withUrls('a', props, below)).toBe(props);
});

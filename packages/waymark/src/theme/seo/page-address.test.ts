import type { DocsConfig } from '@waymark/core';
import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

function address(url: string, seo: object, site?: string, base = '') {
  // Only these properties are read.
  const config = { seo: { metatags: {}, trailingSlash: false, ...seo } } as unknown as DocsConfig;
  return pageAddress({ config, settings: { urls: { base, trailingSlash: 'never' }, site } }, url);
}

it('is below the site and its base', () => {
  expect(address('/a', {}, 'https://a.example', '/docs')).toBe('https://a.example/docs/a');
  expect(address('/', {}, 'https://a.example', '/docs')).toBe('https://a.example/docs');
});

it('is unknown without a site', () => {
  expect(address('/a', {})).toBeUndefined();
  expect(address('/a', { metatags: { canonical: 'a.example' } })).toBeUndefined();
});

it('is as written where a page names a whole address, known site or not', () => {
  for (const site of [undefined, 'https://a.example']) {
    expect(address('https://b.example/x', { trailingSlash: true }, site)).toBe(
      'https://b.example/x',
    );
  }
});

it('is appended to the canonical base, which wins over the site', () => {
  const canonical = (value: string) => ({ metatags: { canonical: value } });
  expect(address('/a', canonical('https://b.example/docs/'), 'https://a.example')).toBe(
    'https://b.example/docs/a',
  );
  expect(address('/a', canonical('https://b.example'), undefined, '/docs')).toBe(
    'https://b.example/docs/a',
  );
});

it('ends in a slash where the configuration says so, but for files', () => {
  const seo = { trailingSlash: true };
  expect(address('/a', seo, 'https://a.example')).toBe('https://a.example/a/');
  expect(address('/a.png', seo, 'https://a.example')).toBe('https://a.example/a.png');
});

it('is none where a page or the configuration names code in its place', () => {
  expect(address('javascript:alert(1)', {}, 'https://a.example')).toBeUndefined();
  const seo = { metatags: { canonical: 'javascript:alert(1)' } };
  expect(address('/a', seo, 'https://a.example') ?? '').not.toContain('javascript:');
});

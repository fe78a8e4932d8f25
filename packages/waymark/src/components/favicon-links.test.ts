import { describe, expect, it } from 'vitest';
import { faviconLinks } from './favicon-links.ts';

const href = (url: string) => (url.startsWith('/') ? `/docs${url}` : url);

describe('faviconLinks', () => {
  it('links one file by its real type, below the base of the site', () => {
    expect(faviconLinks({ light: 'icon.png', dark: 'icon.png' }, href)).toEqual([
      { href: '/docs/icon.png', type: 'image/png' },
    ]);
  });

  it('links a pair for the modes of the system', () => {
    const links = faviconLinks({ light: '/a.svg', dark: 'https://x.example/b.ico?v=1' }, href);
    expect(links).toEqual([
      { href: '/docs/a.svg', type: 'image/svg+xml', media: '(prefers-color-scheme: light)' },
      {
        href: 'https://x.example/b.ico?v=1',
        type: 'image/x-icon',
        media: '(prefers-color-scheme: dark)',
      },
    ]);
  });

  it('links nothing without a file, and the only file of a pair', () => {
    expect(faviconLinks(undefined, href)).toEqual([]);
    expect(faviconLinks({ light: '', dark: '' }, href)).toEqual([]);
    expect(faviconLinks({ light: '', dark: '/b.svg' }, href)).toHaveLength(1);
  });
});

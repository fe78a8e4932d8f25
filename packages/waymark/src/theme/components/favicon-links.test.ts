import { describe, expect, it } from 'vitest';
import { faviconLinks } from './favicon-links.ts';

const href = (url: string) => (url.startsWith('/') ? `/docs${url}` : url);

describe('faviconLinks', () => {
  it('links one file by its real type, below the base of the site', () => {
    expect(faviconLinks({ light: 'icon.png', dark: 'icon.png' }, href, false)).toEqual([
      { href: '/docs/icon.png', type: 'image/png' },
    ]);
  });

  it('links a pair for the modes of the system', () => {
    const links = faviconLinks(
      { light: '/a.svg', dark: 'https://x.example/b.ico?v=1' },
      href,
      true,
    );
    expect(links).toEqual([
      { href: '/docs/a.svg', type: 'image/svg+xml', media: '(prefers-color-scheme: light)' },
      {
        href: 'https://x.example/b.ico?v=1',
        type: 'image/x-icon',
        media: '(prefers-color-scheme: dark)',
      },
    ]);
  });

  it('links the only file of a pair', () => {
    expect(faviconLinks({ light: '', dark: '/b.svg' }, href, false)).toHaveLength(1);
  });

  it('says that there is none, unless browsers find one by themselves', () => {
    for (const favicon of [undefined, { light: '', dark: '' }]) {
      expect(faviconLinks(favicon, href, false)).toEqual([{ href: 'data:,' }]);
      expect(faviconLinks(favicon, href, true)).toEqual([]);
    }
  });
});

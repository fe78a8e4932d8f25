import { describe, expect, test } from 'vitest';
import { siteOf } from '../../testing/site-of.ts';

describe('Related pages', () => {
  const related = (written: unknown, pages = {}) =>
    siteOf(
      { pages: ['a', 'guides/b'] },
      { pages: { a: { related: written }, ...pages } },
    ).site.view('a').related;

  test('have the title and icon of the page that a path names', () => {
    const pages = { 'guides/b': { title: 'Sign in', icon: 'key', description: 'How to' } };
    const link = {
      url: '/guides/b',
      label: 'Sign in',
      icon: { name: 'key' },
      description: 'How to',
    };
    expect(related(['/guides/b'], pages)).toEqual([link]);
    expect(related(['guides/b.mdx#more'], pages)).toEqual([{ ...link, url: '/guides/b#more' }]);
    expect(related([{ 'My title': '/guides/b' }], pages)).toEqual([{ ...link, label: 'My title' }]);
  });

  test('may be anywhere else, under a title or their address', () => {
    expect(related([{ OAuth: 'https://oauth.net/2/' }, 'https://a.example'])).toEqual([
      { url: 'https://oauth.net/2/', label: 'OAuth' },
      { url: 'https://a.example', label: 'https://a.example' },
    ]);
  });

  test('are none where the page names none', () => {
    expect(related(false)).toEqual([]);
    expect(related(undefined)).toEqual([]);
    expect(related(['javascript:alert(1)'])).toEqual([]);
  });
});

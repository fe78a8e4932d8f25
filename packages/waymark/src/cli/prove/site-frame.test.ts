import { describe, expect, it } from 'vitest';
import { siteFrame } from './site-frame.ts';

const site = (
  count: number,
  blocks: (index: number) => string[],
  path = (index: number) => `/p${index}`,
) =>
  siteFrame(
    Array.from({ length: count }, (_, index) => ({
      path: path(index),
      title: `Page ${index} | Acme Docs`,
      blocks: blocks(index),
    })),
  );

describe('What pages have in common', () => {
  it('is what stands on most of them, and labels that stand on many', () => {
    const { isAround } = site(40, (index) => [
      `text ${index}`,
      'All rights reserved by the company that made this site',
      ...(index % 5 === 0
        ? ['Copy', 'A paragraph of words that several pages happen to share']
        : []),
    ]);
    expect(isAround('/p1', 'All rights reserved by the company that made this site')).toBe(true);
    expect(isAround('/p1', 'Copy')).toBe(true);
    expect(isAround('/p1', 'A paragraph of words that several pages happen to share')).toBe(false);
    expect(isAround('/p1', 'text 1')).toBe(false);
  });

  it('may be that of one folder, such as a language', () => {
    const path = (index: number) => `/${index % 4 === 0 ? 'de' : 'en'}/p${index}`;
    const { isAround } = site(
      40,
      (index) => [index % 4 === 0 ? 'War diese Seite hilfreich für Sie gewesen?' : 'x'],
      path,
    );
    expect(isAround('/de/a', 'War diese Seite hilfreich für Sie gewesen?')).toBe(true);
    expect(isAround('/en/a', 'War diese Seite hilfreich für Sie gewesen?')).toBe(false);
  });

  it('is nothing of two pages', () => {
    expect(site(2, () => ['same']).isAround('/p0', 'same')).toBe(false);
  });

  it('is the name of the site in titles', () => {
    const { ownTitle } = site(5, () => []);
    expect(ownTitle('Guide | Acme Docs')).toBe('Guide');
    expect(ownTitle('Guide - Part')).toBe('Guide Part');
    expect(ownTitle('Acme Docs')).toBe('Acme Docs');
  });
});

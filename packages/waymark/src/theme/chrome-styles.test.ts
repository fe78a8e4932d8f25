import type { PageView } from '@waymark/core';
import { expect, test } from 'vitest';
import { chromeStyles } from './chrome-styles.ts';

const view = (anchor: string, entry?: string): Pick<PageView, 'anchors' | 'switchers'> => ({
  anchors: [{ label: 'Anchor', active: true, url: '/', color: { light: anchor } }] as never,
  switchers: [
    { kind: 'version', entries: [{ label: 'v1', color: entry && { dark: entry } }] },
  ] as never,
});

test('Styles around the text are the colours of docs.json, in all divisions that may be shown', () => {
  const banner = { content: 'New', dismissible: false, color: { light: '#111', dark: '#222' } };
  const shown = [view('#333', '#444'), view('#555')];
  expect(chromeStyles({ banner } as never, shown)).toEqual([
    '--wm-banner-light:#111;--wm-banner-dark:#222',
    '--wm-own-light:#333;--wm-own-dark:#333',
    '--wm-own-light:#444;--wm-own-dark:#444',
    '--wm-own-light:#555;--wm-own-dark:#555',
  ]);
});

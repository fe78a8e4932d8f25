import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articleWidths } from './article-widths.ts';

it('Articles are as wide as the styles have it.', () => {
  const tokens = readFileSync(new URL('styles/tokens.css', import.meta.url), 'utf8');
  const token = (name: string) =>
    16 * Number(new RegExp(`--wm-${name}: ([\\d.]+)rem`).exec(tokens)?.[1]);
  const column = token('content-width');
  expect(articleWidths.columns.default).toBe(column);
  expect(articleWidths.columns.wide).toBe(column + token('toc-width'));
  expect(articleWidths.columns.frame).toBe(articleWidths.columns.wide);
  expect(articleWidths.gutters).toBe(2 * token('gutter'));
});

import { expect, it } from 'vitest';
import { styleText } from './style-text.ts';

it('writes objects as CSS, numbers in px where lengths are meant', () => {
  expect(
    styleText({ fontSize: 12, margin: 0, opacity: 0.5, WebkitMaskImage: 'none', '--x': 2 }),
  ).toBe('font-size:12px;margin:0;opacity:0.5;-webkit-mask-image:none;--x:2');
});

it('joins text and objects, and gives nothing for nothing', () => {
  expect(styleText('--cols:2', { width: '50%' }, undefined)).toBe('--cols:2;width:50%');
  expect(styleText(undefined)).toBeUndefined();
});

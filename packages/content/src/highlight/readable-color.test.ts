import { expect, it } from 'vitest';
import { readableColor } from './readable-color.ts';

it('makes a colour that is just readable so on a marked line', () => {
  expect(readableColor('#6E7781', '#FFFFFF')).toMatch(/^#6[0-9A-F]7[0-9A-F]{3}$|^#6[0-9A-F]{5}$/);
  expect(readableColor('#6E7781', '#FFFFFF')).not.toBe('#6E7781');
});

it.each([
  ['#0A3069', '#FFFFFF'],
  ['#6A9955', '#0B0C0E'],
  ['#93A1A1', '#FDF6E3'],
  ['var(--x)', '#FFFFFF'],
])('leaves %s on %s as it is', (color, background) => {
  expect(readableColor(color, background)).toBe(color);
});
